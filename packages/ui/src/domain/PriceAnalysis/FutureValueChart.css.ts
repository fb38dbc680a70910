import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { direction, layered, media, visuallyHidden } from '../../theme/style.ts';

/** Set inline: the position of a point, as percentages of the plot's width and height. */
export const pointX = '--fc-point-x';
export const pointY = '--fc-point-y';
const x = `var(${pointX})`;
const y = `var(${pointY})`;

export const heading = style(
  layered({
    font: vars.type.small.font,
    fontWeight: 500,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const plot = style(
  layered({
    position: 'relative',
    // Keeps the plot's dots below a sticky header.
    isolation: 'isolate',
    blockSize: '136px',
    marginBlock: `${vars.space[4]} ${vars.space[7]}`,
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  }),
);

export const lines = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    // Time runs in the direction of the text.
    transform: `scaleX(${direction})`,
  }),
);

export const area = style(
  layered({ fill: vars.color.accent, opacity: 0.07, '@media': { [media.forcedColors]: { fill: 'none' } } }),
);

export const trace = style(
  layered({
    fill: 'none',
    stroke: vars.color.accentText,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const points = style(
  layered({ font: vars.type.micro.font, letterSpacing: vars.type.micro.tracking, fontVariantNumeric: 'tabular-nums' }),
);

const centringTransform = `translateX(calc(-50% * ${direction}))`;

/** The point itself is not positioned, so that its year and amount are positioned relative to the plot. */
export const point = style(
  layered({
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: x,
      insetBlockStart: y,
      inlineSize: '9px',
      blockSize: '9px',
      border: `2px solid ${vars.color.accentText}`,
      borderRadius: '50%',
      background: vars.color.surfaceRaised,
      transform: `${centringTransform} translateY(-50%)`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: x,
      insetBlock: `${y} 0`,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
    selectors: {
      // Fills the dot of today's value, which is not a forecast.
      '&[data-years="0"]::before': { background: vars.color.accentText },
      '[data-loading] &::before, [data-loading] &::after': { visibility: 'hidden' },
    },
  }),
);

export const year = style(
  layered({
    position: 'absolute',
    insetInlineStart: x,
    insetBlockStart: `calc(100% + ${vars.space[2]})`,
    transform: centringTransform,
    whiteSpace: 'nowrap',
    color: vars.color.inkMuted,
  }),
);

/** The amount follows its dot, on the side away from the line: above if the line falls, below if it rises. */
export const amount = style(
  layered({
    position: 'absolute',
    insetInlineStart: `calc(${x} + ${vars.space[2]})`,
    insetBlockEnd: `calc(100% - ${y} + 6px)`,
    fontSize: vars.text[13],
    fontWeight: 600,
    color: vars.color.ink,
    selectors: {
      [`${point}[data-years="0"] &`]: { insetInlineStart: `calc(${x} - 14px)` },
      [`${point}[data-rising] &`]: {
        insetInlineStart: `calc(${x} + ${vars.space[2]})`,
        insetBlock: `calc(${y} + 6px) auto`,
      },
    },
  }),
);

export const spoken = style(layered(visuallyHidden));
