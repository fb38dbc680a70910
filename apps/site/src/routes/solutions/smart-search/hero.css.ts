import { media, vars } from '@forecourt/ui/theme';
import { headerHeight } from '../../../features/shell/header.css.ts';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** Extends behind the header, which is transparent here and has the same theme. */
export const hero = style({
  marginBlockStart: `calc(-1 * ${headerHeight.phone})`,
  paddingBlock: `calc(${headerHeight.phone} + ${vars.space[8]}) ${vars.space[12]}`,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: {
      marginBlockStart: `calc(-1 * ${headerHeight.top})`,
      paddingBlock: `calc(${headerHeight.top} + ${vars.space[6]}) ${vars.space[18]}`,
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: vars.space[12], minBlockSize: '526px' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: vars.space[16], minBlockSize: '542px' },
  },
});

export const tool = style([typeset.tool, { marginBlockEnd: vars.space[5], letterSpacing: '-0.01em' }]);

export const heading = style([
  typeset.poster,
  {
    marginInlineStart: '-0.04em',
    fontSize: 'clamp(2.75rem, 1.2rem + 6.2vw, 5.75rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.034em',
    textWrap: 'wrap',
    // Fits each sentence on one line next to the stack.
    '@media': { [media.desktop]: { fontSize: 'clamp(4.5rem, 7.15vw, 5.75rem)' } },
  },
]);

export const lead = style({
  maxInlineSize: '34ch',
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.tablet]: { maxInlineSize: '44ch' } },
});

// Reserves the final height, because the column is centred and would move while the page is painted.
export const words = style({ '@media': { [media.desktop]: { minBlockSize: '390px' } } });

export const stack = style({
  inlineSize: '100%',
  maxInlineSize: '440px',
  gridTemplateRows: '1fr auto',
  minBlockSize: '514px',
  '@media': {
    [media.tablet]: { justifySelf: 'center', minBlockSize: '542px' },
    [media.desktop]: { minBlockSize: '526px' },
    [media.wide]: { minBlockSize: '542px' },
  },
});
