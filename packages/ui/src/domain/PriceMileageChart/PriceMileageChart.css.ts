import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { direction, focusRing, layered, media } from '../../theme/style.ts';
import { numberPlate } from '../internal/number-plate/number-plate.ts';

/** Set inline: a position as percentages of the plot's width and height. */
export const pointX = '--fc-chart-x';
export const pointY = '--fc-chart-y';
/** Set inline: the distances of the bar from the top and the bottom of the plot, as percentages. */
export const barStart = '--fc-chart-bar-start';
export const barEnd = '--fc-chart-bar-end';
const x = `var(${pointX})`;
const y = `var(${pointY})`;

export const band = style(
  layered({
    fill: vars.color.ink,
    opacity: 0.08,
    '@media': {
      [media.forcedColors]: {
        fill: 'none',
        stroke: 'GrayText',
        strokeDasharray: '4 4',
        vectorEffect: 'non-scaling-stroke',
        opacity: 1,
      },
      print: { printColorAdjust: 'exact' },
    },
  }),
);

export const line = style(
  layered({
    fill: 'none',
    stroke: vars.color.inkMuted,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const dots = style(layered({ position: 'absolute', inset: 0, outline: 'none' }));

const centringTransform = `translate(calc(-50% * ${direction}), -50%)`;

/** Makes the target of a dot 24 px wide. The visible dot is smaller, so that neighbours can be told apart. */
export const dot = style(
  layered({
    position: 'absolute',
    insetInlineStart: x,
    insetBlockStart: y,
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.full,
    outline: 'none',
    transform: centringTransform,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '6px',
      border: `2px solid ${vars.color.inkMuted}`,
      borderRadius: vars.radius.full,
      background: vars.color.surfaceRaised,
      printColorAdjust: 'exact',
    },
    selectors: {
      // Places the dot above its neighbours, so that the whole dot is visible.
      '&[data-active]': { zIndex: 1 },
      '&[data-active]::before': { inset: '4px', borderColor: vars.color.accentText, background: vars.color.accentSoft },
      '&[data-this]': { zIndex: 1 },
      '&[data-this]::before': { inset: '5px', borderColor: vars.color.surfaceRaised, background: vars.color.ink },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-1px' },
      '&[data-actionable]': { cursor: 'pointer' },
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { borderColor: 'CanvasText' },
        selectors: {
          '&[data-this]::before': { forcedColorAdjust: 'none', borderColor: 'Canvas', background: 'Highlight' },
          '&[data-active]::before': { borderColor: 'Highlight' },
        },
      },
    },
  }),
);

/**
 * Keeps a label within the plot: the share of its width before the mark equals the share of the plot before the mark.
 */
const containedTransform = `translateX(calc(-1 * ${x} * ${direction}))`;

/** Returns variants that place a label above or below a mark, at this distance from the mark's centre. */
const getLabelPlacements = (distance: string) => ({
  true: layered({ insetBlockEnd: `calc(100% - ${y} + ${distance})` }),
  false: layered({ insetBlockStart: `calc(${y} + ${distance})` }),
});

export const carLabel = recipe({
  base: layered({
    position: 'absolute',
    // Places the label above the dots, which come later in the document.
    zIndex: 1,
    insetInlineStart: x,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1-5'],
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transform: containedTransform,
    pointerEvents: 'none',
  }),
  variants: { isAbove: getLabelPlacements('12px') },
});

export const plate = style([
  numberPlate,
  layered({
    paddingInline: vars.space['1-5'],
    // Has a stronger border than other number plates, because lines and dots surround the plate.
    boxShadow: `0 0 0 1.5px ${vars.color.regInk}`,
    fontSize: vars.text[13],
    lineHeight: '22px',
    printColorAdjust: 'exact',
  }),
]);

export const differenceBar = recipe({
  base: layered({
    position: 'absolute',
    insetInlineStart: x,
    insetBlock: `var(${barStart}) var(${barEnd})`,
    inlineSize: '4px',
    transform: `translateX(calc(-50% * ${direction}))`,
    pointerEvents: 'none',
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  variants: {
    tone: {
      good: layered({ background: vars.color.goodMark }),
      high: layered({ background: vars.color.highMark }),
    },
  },
});

export const estimateTick = style(
  layered({
    position: 'absolute',
    insetInlineStart: x,
    insetBlockStart: y,
    inlineSize: '16px',
    blockSize: '3px',
    background: vars.color.ink,
    transform: centringTransform,
    pointerEvents: 'none',
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);

export const tip = recipe({
  base: layered({
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: x,
    maxInlineSize: '100%',
    inlineSize: 'max-content',
    paddingBlock: vars.space['1-5'],
    paddingInline: vars.space['2-5'],
    borderRadius: vars.radius.s,
    background: vars.color.ink,
    color: vars.color.inkInverse,
    boxShadow: vars.shadow.overlay,
    transform: containedTransform,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { display: 'none' } },
  }),
  variants: { isAbove: getLabelPlacements('11px') },
});

export const tipName = style(layered({ display: 'block', fontWeight: 600 }));

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockEnd: vars.space['1-5'],
    color: vars.color.ink,
  }),
);

export const legendItem = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1-5'] }));

export const swatch = recipe({
  base: layered({ flex: 'none', printColorAdjust: 'exact' }),
  variants: {
    kind: {
      dot: layered({
        inlineSize: '12px',
        blockSize: '12px',
        border: `2px solid ${vars.color.inkMuted}`,
        borderRadius: vars.radius.full,
      }),
      tick: layered({ inlineSize: '16px', borderBlockEnd: `3px solid ${vars.color.ink}` }),
      line: layered({ inlineSize: '20px', borderBlockEnd: `2px solid ${vars.color.inkMuted}` }),
      band: layered({
        inlineSize: '20px',
        blockSize: '12px',
        background: `color-mix(in oklab, ${vars.color.ink} 8%, transparent)`,
        '@media': { [media.forcedColors]: { border: '1px dashed GrayText' } },
      }),
    },
  },
});

export const nameButton = style(
  layered({
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
