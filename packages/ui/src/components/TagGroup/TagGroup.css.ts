import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

export const group = style(
  layeredPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space['1-5'], minInlineSize: 0 }),
);

export const list = style(
  layeredPrimitive({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 }),
);

export const tag = style(
  layeredPrimitive({
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-selection-mode], &[href]': { cursor: 'pointer' },
      '&[data-hovered]': {
        '@media': {
          [media.hover]: { background: `color-mix(in oklab, ${vars.color.surfaceSunk} 86%, ${vars.color.ink})` },
        },
      },
      '&[data-selected]': { background: vars.color.ink, color: vars.color.inkInverse },
      '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-selected][data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

globalStyle(
  `${tag}[data-selected] > [data-part="Remove"]`,
  layeredPrimitive({
    color: 'inherit',
    '@media': { [media.forcedColors]: { outlineColor: 'HighlightText' } },
  }),
);

export const start = style(layeredPrimitive({ display: 'inline-flex', flex: 'none' }));
