import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';
import type { FieldSize } from '../field/index.ts';
import { inputCover, inputCoverControl } from '../field/input-cover.ts';

const target = style({});

/** The whole row is the target, as high as a field of its size. */
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

/** The drawn checkbox. */
export const box = style(
  layeredPrimitive({
    position: 'relative',
    display: 'grid',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    transition: `background ${vars.time.fast}, border-color ${vars.time.fast}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.ink },
      '[data-focus-visible] > &': focusRing,
      '[data-selected] > &, [data-indeterminate] > &': { borderColor: vars.color.ink, background: vars.color.ink },
      '[data-invalid] > &': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
      '&[data-excluded]': { borderColor: vars.color.ink },
      // Without results, so that it cannot be selected. It keeps its focus ring.
      '[data-unavailable] > * > &': { borderColor: vars.color.line, background: vars.color.surfaceSunk },
      '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.surfaceSunk },
    },
    '@media': {
      [media.still]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': { borderColor: 'Highlight', background: 'Highlight' },
          '[data-disabled] > &': { borderColor: 'GrayText', background: 'ButtonFace' },
        },
      },
    },
  }),
);

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

/** The description is below the label, not below the box. */
export const notes = style(
  layeredPrimitive({
    display: 'grid',
    gap: vars.space[1],
    marginInlineStart: `calc(${vars.space[6]} + ${vars.space['2-5']})`,
    marginBlockEnd: vars.space['2-5'],
    ':empty': { display: 'none' },
  }),
);
