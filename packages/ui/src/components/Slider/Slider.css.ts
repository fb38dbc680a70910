import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { FieldSize } from '../../internal/field/index.ts';
import { inputCoverControl, inputCoverFull } from '../../internal/field/input-cover.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

/** Set inline on the track: the distance between the thumbs, from 0 to 1. */
export const gapName = '--fc-slider-gap';

const thumbInlineSize = 16;
/** The width of the thumb's target beyond each side of the thumb, so that the target is 44 px wide. */
const hitAreaReach = (44 - thumbInlineSize) / 2;

/** Fills the container, because the track has no width of its own. */
export const slider = style(layeredPrimitive({ inlineSize: '100%' }));

export const head = style(
  layeredPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  }),
);

export const output = style(
  layeredPrimitive({
    marginInlineStart: 'auto',
    font: vars.type.small.font,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] > * > &': { color: vars.color.inkMuted } },
    '@media': { [media.forcedColors]: { selectors: { '[data-disabled] > * > &': { color: 'GrayText' } } } },
  }),
);

/** The chart and the track are inset by half a thumb, so that the middle of a thumb can reach the end of the track. */
export const body = style(
  layeredPrimitive({ display: 'flex', flexDirection: 'column', marginInline: `${thumbInlineSize / 2}px` }),
);

/** Overlaps the upper half of the track, so that the chart's bars start at the track's line. */
export const chart = recipe({
  base: layeredPrimitive({ pointerEvents: 'none' }),
  variants: {
    size: {
      s: layeredPrimitive({ marginBlockEnd: `calc(${vars.control.s} / -2 + 1px)` }),
      m: layeredPrimitive({ marginBlockEnd: `calc(${vars.control.m} / -2 + 1px)` }),
      l: layeredPrimitive({ marginBlockEnd: `calc(${vars.control.l} / -2 + 1px)` }),
    } satisfies Record<FieldSize, StyleRule>,
  },
});

/** As tall as a field of the same size. A click anywhere on it moves the nearest thumb. */
export const track = recipe({
  base: layeredPrimitive({
    containerType: 'inline-size',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
  variants: {
    size: {
      s: layeredPrimitive({ blockSize: vars.control.s }),
      m: layeredPrimitive({ blockSize: vars.control.m }),
      l: layeredPrimitive({ blockSize: vars.control.l }),
    } satisfies Record<FieldSize, StyleRule>,
  },
});

export const line = style(
  layeredPrimitive({
    position: 'absolute',
    insetInline: `-${thumbInlineSize / 2}px`,
    insetBlockStart: 'calc(50% - 1px)',
    paddingInline: `${thumbInlineSize / 2}px`,
    blockSize: '2px',
    borderRadius: vars.radius.xs,
    background: vars.color.lineStrong,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  }),
);

export const fill = style(
  layeredPrimitive({
    insetBlockStart: 'calc(50% - 2px)',
    // React Aria sets the height to 100% in an inline style.
    blockSize: '4px !important' as '4px',
    borderRadius: vars.radius.xs,
    background: vars.color.ink,
    selectors: {
      '[data-disabled] > &': { background: vars.color.lineStrong },
      '[data-invalid] > * > &': { background: vars.color.error },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: {
          '[data-disabled] > &': { background: 'GrayText' },
          '[data-invalid] > * > &': { background: 'Highlight' },
        },
      },
    },
  }),
);

export const thumb = style(
  layeredPrimitive({
    insetBlockStart: '50%',
    inlineSize: `${thumbInlineSize}px`,
    blockSize: vars.control.xs,
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.s,
    background: `linear-gradient(${vars.color.accent} 0 0) no-repeat 0 0 / 4px 100% ${vars.color.surfaceRaised}`,
    cursor: 'grab',
    transition: `box-shadow ${vars.time.fast}`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-12px',
      insetInline: `-${hitAreaReach + 2}px`,
    },
    selectors: {
      // When thumbs are close, their targets meet halfway, so that neither covers the other's plate.
      '&[data-thumb="min"]::before': { insetInlineEnd: getInnerReach() },
      '&[data-thumb="max"]::before': { insetInlineStart: getInnerReach() },
      // In right-to-left text the plate's band is on the right.
      '&:dir(rtl)': { backgroundPosition: '100% 0' },
      '&[data-hovered]': { '@media': { [media.hover]: { boxShadow: `0 0 0 4px ${vars.color.accentSoft}` } } },
      '&[data-dragging]': { cursor: 'grabbing', boxShadow: `0 0 0 6px ${vars.color.accentSoft}` },
      '&[data-focus-visible]': focusRing,
      '&[data-raised]': { zIndex: 1 },
      '[data-invalid] > * > &': { borderColor: vars.color.error },
      '&[data-disabled]': {
        borderColor: vars.color.lineStrong,
        background: vars.color.surfaceSunk,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        vars: { [vars.color.error]: 'ButtonText', [vars.color.focus]: 'Highlight' },
        selectors: {
          '&&[data-hovered], &&[data-dragging]': { boxShadow: 'none' },
          '&[data-disabled]': { borderColor: 'GrayText', background: 'ButtonFace' },
        },
      },
    },
  }),
);

function getInnerReach(): string {
  const half = `var(${gapName}) * 50cqi - ${thumbInlineSize / 2}px`;
  return `calc(-1 * clamp(0px, ${half}, ${hitAreaReach}px) - 2px)`;
}

/**
 * The native control covers the plate, so that touch exploration by screen readers finds it. Pointers drag the plate.
 */
globalStyle(`${thumb} > span:has(> input)`, layeredPrimitive({ ...inputCoverFull, pointerEvents: 'none' }));
globalStyle(`${thumb} > span > input`, layeredPrimitive(inputCoverControl));

export const fields = style(
  layeredPrimitive({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[3],
  }),
);
