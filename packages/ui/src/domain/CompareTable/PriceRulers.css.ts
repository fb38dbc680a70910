import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { differenceColumnWidth, labelColumnWidth } from './CompareTable.css.ts';
import { direction, layered, media } from '../../theme/style.ts';

/** Set inline: the position of an amount, as a percentage of the axis. */
export const amountPosition = '--fc-compare-at';

const narrowContainer = 'not (min-width: 45em)';

export const root = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    inlineSize: '100cqi',
    paddingBlock: vars.space[4],
    marginBlockEnd: vars.space[2],
    borderBlock: `1.5px solid ${vars.color.ink}`,
  }),
);

export const top = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    marginBlockEnd: vars.space[3],
  }),
);

export const heading = style(
  layered({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking, margin: 0 }),
);

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    font: vars.type.small.font,
    color: vars.color.inkMuted,
  }),
);

export const key = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    '::before': { content: '""', blockSize: '12px' },
  }),
);

const rangeFill = `color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const rangeKey = style(
  layered({
    '::before': {
      inlineSize: '20px',
      borderRadius: vars.radius.xs,
      background: rangeFill,
    },
    '@media': { [media.forcedColors]: { '::before': { outline: '1px solid CanvasText' } } },
  }),
);

export const estimateKey = style(layered({ '::before': { borderInlineStart: `2px solid ${vars.color.ink}` } }));

export const list = style(layered({ margin: 0, padding: 0, listStyle: 'none' }));

/** The space at both ends of the axis, as wide as half an amount. */
const inset = vars.space[7];

export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${labelColumnWidth} minmax(0, 1fr) ${differenceColumnWidth}`,
    alignItems: 'end',
    paddingBlock: vars.space[1],
    '@container': {
      [narrowContainer]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space[3],
        paddingBlock: vars.space[2],
      },
    },
  }),
);

export const car = style(
  layered({
    paddingInlineEnd: vars.space[4],
    paddingBlockEnd: vars.space[1],
    fontWeight: 550,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [narrowContainer]: { gridRow: 1, paddingBlockEnd: 0 } },
  }),
);

export const difference = style(
  layered({
    paddingBlockEnd: vars.space[1],
    fontWeight: 600,
    textAlign: 'end',
    '@container': { [narrowContainer]: { gridColumn: 2, gridRow: 1, paddingBlockEnd: 0 } },
  }),
);

/** The distance of the track's centre from the bottom of the ruler. */
const trackOffset = createVar();

export const ruler = style(
  layered({
    vars: { [trackOffset]: '16px' },
    position: 'relative',
    display: 'block',
    blockSize: '60px',
    marginInline: inset,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * ${inset})`,
      insetBlockEnd: `calc(${trackOffset} - 1px)`,
      borderBlockEnd: `2px solid ${vars.color.line}`,
    },
    '@container': { [narrowContainer]: { gridColumn: '1 / -1' } },
  }),
);

export const range = style(
  layered({
    position: 'absolute',
    insetBlockEnd: `calc(${trackOffset} - 10px)`,
    blockSize: '20px',
    borderRadius: vars.radius.s,
    background: rangeFill,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

export const gap = recipe({
  base: layered({
    position: 'absolute',
    insetBlockEnd: `calc(${trackOffset} - 4px)`,
    blockSize: '8px',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  variants: {
    tone: {
      good: layered({ background: vars.color.goodMark }),
      fair: layered({ background: vars.color.fairMark }),
      high: layered({ background: vars.color.highMark }),
      neutral: layered({ background: vars.color.lineStrong }),
    },
  },
});

const centringTransform = `translateX(calc(-50% * ${direction}))`;

export const estimate = style(
  layered({
    position: 'absolute',
    insetInlineStart: `var(${amountPosition})`,
    insetBlockEnd: `calc(${trackOffset} - 12px)`,
    blockSize: '24px',
    borderInlineStart: `2px solid ${vars.color.ink}`,
    transform: centringTransform,
  }),
);

export const mark = style(
  layered({
    position: 'absolute',
    insetInlineStart: `var(${amountPosition})`,
    insetBlockEnd: `calc(${trackOffset} - 10px)`,
    blockSize: '26px',
    borderInlineStart: `4px solid ${vars.color.ink}`,
    borderRadius: vars.radius.xs,
    transform: centringTransform,
  }),
);

export const plate = style(
  layered({
    position: 'absolute',
    insetInlineStart: `var(${amountPosition})`,
    insetBlockStart: vars.space[1],
    blockSize: '24px',
    boxSizing: 'border-box',
    paddingInline: vars.space['1-5'],
    border: `1.5px solid ${vars.color.ink}`,
    borderInlineStart: `6px solid ${vars.color.accent}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    fontFamily: vars.font.display,
    fontSize: vars.text[14],
    fontWeight: 700,
    lineHeight: '21px',
    whiteSpace: 'nowrap',
    transform: centringTransform,
  }),
);

export const axis = style(
  layered({
    position: 'relative',
    blockSize: '18px',
    marginInline: `calc(${labelColumnWidth} + ${inset}) calc(${differenceColumnWidth} + ${inset})`,
    font: vars.type.micro.font,
    letterSpacing: vars.type.micro.tracking,
    color: vars.color.inkMuted,
    '@container': { [narrowContainer]: { marginInline: inset } },
  }),
);

export const tick = style(
  layered({
    position: 'absolute',
    insetInlineStart: `var(${amountPosition})`,
    whiteSpace: 'nowrap',
    transform: centringTransform,
  }),
);
