import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

/** A control wider than 480 px determines the width, because a minimum overrides a maximum. */
export const box = style(
  layeredPrimitive({
    minInlineSize: 'min(var(--trigger-width), 100vw - 16px)',
    maxInlineSize: 'min(100vw - 16px, 480px)',
  }),
);

export const list = recipe({
  base: layeredPrimitive({
    minBlockSize: 0,
    // Shows half an option at the end, to indicate that there are more.
    maxBlockSize: `calc(8.5 * 44px + ${vars.space[1]})`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
  variants: {
    isVirtualized: {
      // The virtualizer's layout adds the padding.
      true: layeredPrimitive({ inlineSize: 'max(var(--trigger-width), 240px)', maxInlineSize: '100%' }),
      false: layeredPrimitive({ padding: vars.space[1] }),
    },
  },
});

export const heading = style(
  layeredPrimitive({
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    paddingInline: `calc(${vars.space['2-5']} - 1px)`,
    font: vars.type.small.font,
    fontWeight: 600,
    color: vars.color.inkMuted,
  }),
);

export const option = style(
  layeredPrimitive({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2-5'],
    boxSizing: 'border-box',
    minBlockSize: vars.control.m,
    paddingBlock: vars.space[2],
    paddingInline: `calc(${vars.space['2-5']} - 1px)`,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // Leaves room for the tick, so that labels stay aligned.
      '&:not([data-selected])': { paddingInlineEnd: `calc(${vars.space[4]} + 2 * ${vars.space['2-5']} - 1px)` },
      '&[data-focused]': { background: vars.color.surfaceSunk },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { ...focusRing, outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const start = style(layeredPrimitive({ display: 'inline-flex', flex: 'none' }));

export const words = style(
  layeredPrimitive({
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space['2-5'],
    alignItems: 'baseline',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: 500,
    lineHeight: 1.35,
    selectors: { '[aria-selected="true"] &': { fontWeight: 600 } },
  }),
);

/** Has no box of its own, so that name and count are announced together but laid out in two columns. */
export const name = style(layeredPrimitive({ display: 'contents' }));

const asideText = {
  font: vars.type.small.font,
  color: vars.color.inkMuted,
  '@media': { [media.forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
};

export const count = style(layeredPrimitive({ ...asideText, fontVariantNumeric: 'tabular-nums' }));

export const description = style(layeredPrimitive({ ...asideText, gridColumn: '1 / -1' }));

export const empty = style(
  layeredPrimitive({ padding: `${vars.space[3]} ${vars.space[3]}`, color: vars.color.inkMuted }),
);
