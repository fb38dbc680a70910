import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

const currentSelector = '&:is([aria-selected="true"], [data-current])';

export const dots = style(layeredPrimitive({ display: 'inline-flex' }));

export const dot = style(
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.xs,
    blockSize: vars.control.xs,
    borderRadius: vars.radius.full,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
      transition: `inline-size ${vars.time.base} ${vars.ease.out}, background ${vars.time.fast}`,
    },
    selectors: {
      'button&:hover::before': { '@media': { [media.hover]: { background: vars.color.inkMuted } } },
      [`${currentSelector}::before`]: { inlineSize: '18px', background: vars.color.ink },
    },
    '@media': {
      [media.reducedMotion]: { '::before': { transition: 'none' } },
      [media.forcedColors]: {
        '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        selectors: { [`${currentSelector}::before`]: { background: 'Highlight' } },
      },
    },
  }),
);
