import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { direction, layered, media } from '../../theme/style.ts';

/** Set inline, each as a percentage of the ruler's length: both ends of the fair band, the estimate, the price. */
export const fairFrom = '--fc-ruler-fair-from';
export const fairTo = '--fc-ruler-fair-to';
export const estimateAt = '--fc-ruler-estimate';
export const priceAt = '--fc-ruler-price';

const at = (name: string) => `var(${name})`;
/** Colour of the segment that holds the price. */
const held = createVar();

export const ruler = recipe({
  base: layered({
    position: 'relative',
    display: 'block',
    blockSize: '14px',
    // The mark slides within it; without the clip a slide would widen a narrow page for its while.
    overflow: 'clip',
  }),
  variants: {
    verdict: {
      good: layered({ vars: { [held]: vars.color.goodMark } }),
      fair: layered({ vars: { [held]: vars.color.fairMark } }),
      high: layered({ vars: { [held]: vars.color.highMark } }),
      none: layered({
        '::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: '6px',
          borderBlockStart: `2px dotted ${vars.color.lineStrong}`,
        },
      }),
    },
  },
});

const segment = layered({
  position: 'absolute',
  insetBlockStart: '5px',
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.line,
  selectors: { '&[data-held]': { background: held } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-held]': { background: 'Highlight' } },
    },
  },
});

export const segments = {
  good: style([segment, layered({ insetInline: `0 calc(100% - ${at(fairFrom)} + 1px)` })]),
  fair: style([segment, layered({ insetInline: `calc(${at(fairFrom)} + 1px) calc(100% - ${at(fairTo)} + 1px)` })]),
  high: style([segment, layered({ insetInline: `calc(${at(fairTo)} + 1px) 0` })]),
};

const slide = keyframes({
  from: { transform: `translateX(calc((${at(estimateAt)} - ${at(priceAt)}) * ${direction}))` },
});

/** As long as the ruler, so that a percentage of its own length is one of the ruler's. */
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
    insetInlineStart: `clamp(0px, calc(${at(priceAt)} - 2px), calc(100% - 4px))`,
    inlineSize: '4px',
    borderRadius: '2px',
    background: vars.color.ink,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', boxShadow: 'none' } },
  }),
);
