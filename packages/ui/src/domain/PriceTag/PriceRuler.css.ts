import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { direction, layered, media } from '../../theme/style.ts';

/** Set inline: the positions of the estimate and the price, as percentages of the ruler's length. */
export const estimatePosition = '--fc-ruler-estimate';
export const pricePosition = '--fc-ruler-price';

const readVariable = (name: string) => `var(${name})`;
const activeColor = createVar();
const thickness = createVar();
/** The page's colour for a small ruler, and that of a raised surface, such as a dialog, for a large one. */
const surroundingColor = createVar();
/** The share of its tint that a segment shows if it does not contain the price. */
const tintShare = createVar();

export const ruler = recipe({
  base: layered({
    position: 'relative',
    display: 'block',
    // Clips the mark, because the sliding mark could otherwise briefly widen a narrow page.
    overflow: 'clip',
  }),
  variants: {
    verdict: {
      good: layered({ vars: { [activeColor]: vars.color.goodMark } }),
      fair: layered({ vars: { [activeColor]: vars.color.fairMark } }),
      high: layered({ vars: { [activeColor]: vars.color.highMark } }),
      neutral: layered({ vars: { [activeColor]: vars.color.lineStrong } }),
      none: layered({
        '::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 'calc(50% - 1px)',
          borderBlockStart: `2px dotted ${vars.color.lineStrong}`,
        },
      }),
    },
    size: {
      s: layered({
        blockSize: '14px',
        vars: { [thickness]: '4px', [surroundingColor]: vars.color.surface, [tintShare]: '0%' },
      }),
      l: layered({
        blockSize: '22px',
        vars: { [thickness]: '8px', [surroundingColor]: vars.color.surfaceRaised, [tintShare]: '100%' },
      }),
    },
  },
});

const segment = layered({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${thickness} / 2)`,
  blockSize: thickness,
  borderRadius: vars.radius.xs,
  selectors: { '&[data-held]': { background: activeColor } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-held]': { background: 'Highlight' } },
    },
  },
});

const createSegment = (soft: string) =>
  style([layered({ background: `color-mix(in oklab, ${soft} ${tintShare}, ${vars.color.line})` }), segment]);

/** Colours a segment in its tone. The `style` attribute sets its `inset-inline`. */
export const segments = {
  good: createSegment(vars.color.goodSoft),
  fair: createSegment(vars.color.fairSoft),
  high: createSegment(vars.color.highSoft),
  neutral: createSegment(vars.color.surfaceSunk),
};

/** Shades the likely range. The `style` attribute sets its `inset-inline`. */
export const shade = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    borderRadius: vars.radius.xs,
    background: `color-mix(in oklab, ${vars.color.ink} 13%, transparent)`,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText', background: 'none', forcedColorAdjust: 'none' },
    },
  }),
);

const slide = keyframes({
  from: {
    transform: `translateX(calc((${readVariable(estimatePosition)} - ${readVariable(pricePosition)}) * ${direction}))`,
  },
});

/** As long as the ruler, so that the animation can move the mark by percentages of the ruler's length. */
export const slider = style(
  layered({
    position: 'absolute',
    inset: 0,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${slide} ${vars.time.slow} ${vars.ease.out} backwards` },
    },
  }),
);

export const mark = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `clamp(0px, calc(${readVariable(pricePosition)} - 2px), calc(100% - 4px))`,
    inlineSize: '4px',
    borderRadius: vars.radius.xs,
    background: vars.color.ink,
    boxShadow: `0 0 0 2px ${surroundingColor}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', boxShadow: 'none' } },
  }),
);
