import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const hero = style({
  paddingBlockStart: vars.space[8],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[10] } },
});

export const week = style({
  paddingBlockEnd: vars.space[16],
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[22] } },
});

export const tool = typeset.tool;

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 4.75rem)' }]);

export const lead = typeset.lead;

export const actions = typeset.actions;

export const small = style({ marginBlockEnd: vars.space[3], fontWeight: 600, letterSpacing: '-0.01em' });

export const steps = style({ listStyleType: '""', borderBlockStart: `2px solid ${vars.color.ink}` });

export const step = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'end',
      gap: vars.space[12],
      // each a step further in than the one before
      selectors: {
        '&:nth-child(2)': { paddingInlineStart: '7%' },
        '&:nth-child(3)': { paddingInlineStart: '14%' },
      },
    },
  },
});

export const verb = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.125rem, 1.2rem + 3.8vw, 4.25rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.032em',
});

export const text = typeset.gloss;
