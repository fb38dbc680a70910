import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  paddingBlock: `${vars.space[8]} ${vars.space[14]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'end',
      gap: vars.space[16],
      paddingBlock: `${vars.space[16]} ${vars.space[20]}`,
    },
  },
});

export const name = style({ fontWeight: 600 });

export const heading = style([
  typeset.headline,
  {
    maxInlineSize: '14ch',
    '@media': { [media.desktop]: { fontSize: vars.text[72] } },
  },
]);

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);

export const action = style({ marginBlockStart: vars.space[2] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space[3],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockStart: 0 },
  },
});

export const fact = style({
  display: 'grid',
  alignItems: 'baseline',
  color: vars.color.inkMuted,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      paddingBlock: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const figure = style([
  typeset.title,
  { color: vars.color.ink, '@media': { [media.desktop]: { fontSize: vars.text[40] } } },
]);
