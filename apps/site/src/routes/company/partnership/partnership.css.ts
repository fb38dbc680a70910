import { media, vars } from '@forecourt/ui/theme';
import { disc, style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = style([
  typeset.poster,
  {
    marginInlineStart: '-0.04em',
    fontSize: 'clamp(2.75rem, 1.1rem + 6.6vw, 6.5rem)',
    lineHeight: 0.94,
    letterSpacing: '-0.034em',
    textWrap: 'wrap',
  },
]);

export const lead = style({ maxInlineSize: '44ch', marginBlock: `${vars.space[6]} ${vars.space[8]}` });

export const benefits = style({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    // The grid has three columns from the start. Otherwise the first two are wider until the third is painted.
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlockStart: vars.space[6] },
  },
});

/** Leaves room for the numbered discs, which extend above the dashed line. */
export const stepsTitle = style([
  typeset.headline,
  {
    marginBlockEnd: vars.space[6],
    '@media': {
      [media.tablet]: { marginBlockEnd: vars.space[12] },
      [media.desktop]: { marginBlockEnd: vars.space[10] },
    },
  },
]);

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 0,
      borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
    },
  },
});

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  paddingInlineStart: vars.space[12],
  '@media': {
    [media.tablet]: {
      paddingBlockStart: vars.space[10],
      paddingInline: `0 ${vars.space[6]}`,
      '::before': { insetBlockStart: '-17px', outline: `8px solid ${vars.color.surface}` },
    },
    [media.desktop]: { paddingInlineEnd: vars.space[12] },
  },
  '::before': {
    ...disc,
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    fontWeight: 600,
  },
});

export const reason = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space[6] } },
});

export const reasonTitle = style([typeset.subtitle, { textWrap: 'balance' }]);
