import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chipSize } from '../../internal/chip/chip.css.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';
import type { FieldSize } from '../../internal/field/index.ts';

export const group = style(
  layeredPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space['1-5'], minInlineSize: 0 }),
);

export const list = recipe({
  base: layeredPrimitive({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    size: {
      s: layeredPrimitive({ gap: vars.space[1], vars: { [chipSize]: `calc(${vars.control.s} - ${vars.space[2]})` } }),
      m: layeredPrimitive({ gap: vars.space[2] }),
      l: layeredPrimitive({ gap: vars.space[2], vars: { [chipSize]: vars.control.m } }),
    } satisfies Record<FieldSize, StyleRule>,
  },
});

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

globalStyle(`${list.classNames.variants.size.s} > *`, layeredPrimitive({ fontSize: vars.text[13] }));
globalStyle(`${list.classNames.variants.size.l} > *`, layeredPrimitive({ fontSize: vars.text[15] }));

export const start = style(layeredPrimitive({ display: 'inline-flex', flex: 'none' }));
