import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const page = style({
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[16]} ${vars.space[32]}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[6],
  marginBlockEnd: vars.space[8],
  '@media': {
    // the popular plan rises above the line below
    [media.tablet]: { marginBlockEnd: `calc(${vars.space[12]} + ${vars.space[1]})` },
  },
});

export const heading = style({
  marginInlineStart: '-0.03em',
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.75rem, 1.5rem + 5.6vw, 5.75rem)',
  fontWeight: 700,
  lineHeight: 0.96,
  letterSpacing: '-0.032em',
});

// Below the heading on a phone and as high as it will be, also while only its first letters are here.
export const billing = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '76px',
  '@media': { [media.tablet]: { justifyItems: 'end', inlineSize: 'auto' } },
});

/** Of plans. */
export const count = '--site-plans';

/** All columns from the first plan on: each would else narrow those before it when it arrives. */
export const plans = style({
  '@media': { [media.desktop]: { gridTemplateColumns: `repeat(var(${count}), minmax(0, 1fr))` } },
});

export const saving = typeset.small;

export const enterprise = style({
  marginBlockStart: vars.space[10],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[16] } },
});

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[16],
  '@media': { [media.desktop]: { gap: vars.space[8], marginBlockStart: vars.space[24] } },
});

export const questionsHeading = typeset.headline;
