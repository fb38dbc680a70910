import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

export const histogram = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space['0-5'],
    blockSize: vars.space[14],
    minInlineSize: 0,
    pointerEvents: 'none',
  }),
);

export const bar = style(
  layeredPrimitive({
    flex: 1,
    // Keeps a band with a single result visible.
    minBlockSize: '2px',
    borderStartStartRadius: vars.radius.xs,
    borderStartEndRadius: vars.radius.xs,
    background: `color-mix(in oklab, ${vars.color.ink} 16%, ${vars.color.surface})`,
    transition: `background ${vars.time.fast}`,
    selectors: {
      '&[data-selected]': { background: `color-mix(in oklab, ${vars.color.ink} 72%, ${vars.color.surface})` },
      '&[data-empty]': { visibility: 'hidden' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        selectors: { '&[data-selected]': { background: 'CanvasText' } },
      },
    },
  }),
);
