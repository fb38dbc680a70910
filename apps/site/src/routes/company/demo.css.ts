import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

export const hero = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
        alignItems: 'end',
        gap: vars.space[16],
        paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
      },
    },
  }),
);

export const head = style(sited({ display: 'grid', justifyItems: 'start', gap: vars.space[5] }));

export const name = style(sited({ fontWeight: 600 }));

export const heading = style([
  typeset.headline,
  sited({
    maxInlineSize: '14ch',

    '@media': { [media.desktop]: { fontSize: vars.text[72] } },
  }),
]);

export const lead = style([typeset.lead, sited({ maxInlineSize: '44ch' })]);

export const actions = style([typeset.actions, sited({ marginBlockStart: vars.space[2] })]);

export const facts = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: vars.space[3],
    borderBlockStart: `2px solid ${vars.color.ink}`,
    paddingBlockStart: vars.space[3],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockStart: 0 },
    },
  }),
);

export const fact = style(
  sited({
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
  }),
);

export const figure = style(
  sited({
    color: vars.color.ink,
    font: vars.type.title.font,
    letterSpacing: vars.type.title.tracking,
    '@media': { [media.desktop]: { fontSize: vars.text[40] } },
  }),
);
