import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { createDrawnControl, createSelectedFill } from '../field/drawn-control.ts';
import type { FieldSize } from '../field/index.ts';
import { inputCover, inputCoverControl } from '../field/input-cover.ts';

const target = style({});

/** As tall as a field of the same size. Users can click anywhere in the row. */
export const row = recipe({
  base: [
    target,
    layeredPrimitive({
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      justifySelf: 'start',
      maxInlineSize: '100%',
      gap: vars.space['2-5'],
      cursor: 'pointer',
      selectors: {
        '&[data-disabled], [data-unavailable] > &': { color: vars.color.inkMuted, cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[data-disabled], [data-unavailable] > &': { color: 'GrayText' } } },
      },
    }),
  ],
  variants: {
    size: {
      s: layeredPrimitive({ minBlockSize: vars.control.s, paddingBlock: vars.space['1-5'] }),
      m: layeredPrimitive({ minBlockSize: vars.control.m, paddingBlock: vars.space['2-5'] }),
      l: layeredPrimitive({ minBlockSize: vars.control.l, paddingBlock: vars.space[4] }),
    } satisfies Record<FieldSize, StyleRule>,
    isWide: { true: layeredPrimitive({ inlineSize: '100%' }), false: {} },
  },
});

/** The native checkbox covers the drawn one, so that touch exploration by screen readers finds it. */
globalStyle(`${target} > span:has(> input)`, layeredPrimitive(inputCover));
globalStyle(`${target} > span > input`, layeredPrimitive(inputCoverControl));

export const box = style([
  createSelectedFill('[data-selected] > &, [data-indeterminate] > &'),
  createDrawnControl(vars.color.surfaceRaised),
  layeredPrimitive({
    position: 'relative',
    display: 'grid',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.s,
    selectors: {
      '&[data-excluded]': { borderColor: vars.color.ink },
      // Dims the box of an option without results, but not its focus ring.
      '[data-unavailable] > * > &': { borderColor: vars.color.line, background: vars.color.surfaceSunk },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-unavailable] > * > &': { borderColor: 'GrayText', background: 'ButtonFace' },
        },
      },
    },
  }),
]);

export const tick = style(
  layeredPrimitive({
    position: 'absolute',
    inset: '1px',
    color: vars.color.inkInverse,
    strokeWidth: 2.5,
    visibility: 'hidden',
    selectors: {
      '[data-selected] > * > &, [data-indeterminate] > * > &': { visibility: 'visible' },
      '[data-excluded] > &': { visibility: 'visible', color: vars.color.ink },
      '[data-disabled] > * > &': { color: vars.color.inkMuted },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'HighlightText',
        selectors: { '[data-excluded] > &': { color: 'ButtonText' }, '[data-disabled] > * > &': { color: 'GrayText' } },
      },
    },
  }),
);

export const label = style(
  layeredPrimitive({ minInlineSize: 0, overflowWrap: 'anywhere', selectors: { '&&': { lineHeight: '24px' } } }),
);

export const excluded = style(layeredPrimitive({ textDecoration: 'line-through' }));

/** Aligns the description and the error with the label instead of the box. */
export const notes = style(
  layeredPrimitive({
    display: 'grid',
    gap: vars.space[1],
    marginInlineStart: `calc(${vars.space[6]} + ${vars.space['2-5']})`,
    marginBlockEnd: vars.space['2-5'],
    ':empty': { display: 'none' },
  }),
);
