import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/generated/contract.css.ts';
import { direction, layered, media, visuallyHidden } from '../../../theme/style.ts';

export const root = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[3],
    minInlineSize: 0,
    margin: 0,
    color: vars.color.ink,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  }),
);

export const label = style(layered({ font: vars.type.body.font, fontWeight: 600, letterSpacing: '-0.01em' }));

export const hidden = style(layered(visuallyHidden));

export const views = style(layered({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } }));

export const caption = style(layered({ color: vars.color.inkMuted, textWrap: 'pretty' }));

export const plot = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gridTemplateRows: 'clamp(208px, 48cqi, 288px) auto',
    columnGap: vars.space[2],
    paddingBlockStart: vars.space[2],
    // Leaves room for half of the horizontal axis's last label.
    paddingInlineEnd: vars.space[5],
  }),
);

/** Isolated, so that dots and labels stay below a sticky header. */
export const area = style(layered({ position: 'relative', isolation: 'isolate', gridArea: '1 / 2', minInlineSize: 0 }));

/** Stretches the drawing to the plot, so that the server can draw the lines without knowing the plot's size. */
export const lines = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    transform: `scaleX(${direction})`,
  }),
);

export const gridLine = style(
  layered({
    stroke: vars.color.line,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);

/** Puts all labels of the axis into one cell, which is as wide as the longest label. */
export const yLabels = style(
  layered({ gridArea: '1 / 1', display: 'grid', blockSize: '100%', color: vars.color.inkMuted, textAlign: 'end' }),
);

export const yLabel = style(
  layered({
    gridArea: '1 / 1',
    position: 'relative',
    blockSize: '1lh',
    marginBlockStart: '-0.5lh',
    whiteSpace: 'nowrap',
  }),
);

export const xLabels = style(
  layered({
    position: 'relative',
    gridArea: '2 / 2',
    blockSize: '1lh',
    marginBlockStart: vars.space[2],
    color: vars.color.inkMuted,
  }),
);

export const xLabel = style(
  layered({
    position: 'absolute',
    transform: `translateX(calc(-50% * ${direction}))`,
    whiteSpace: 'nowrap',
    selectors: {
      // Hides every other label in a narrow chart, where all of them could touch.
      '&:nth-child(even)': { '@container': { '(inline-size < 30rem)': { display: 'none' } } },
    },
  }),
);

export const unit = style(
  layered({
    gridArea: '3 / 2',
    justifySelf: 'end',
    marginInlineEnd: `calc(-1 * ${vars.space[5]})`,
    color: vars.color.inkMuted,
  }),
);

export const table = style(layered({ inlineSize: '100%', borderCollapse: 'collapse', borderSpacing: 0 }));

const cells = layered({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const columnHeading = style([cells, layered({ color: vars.color.inkMuted, verticalAlign: 'bottom' })]);

export const cell = style([
  cells,
  layered({ overflowWrap: 'anywhere', selectors: { '[data-current] > &': { fontWeight: 600 } } }),
]);

export const amount = style(layered({ textAlign: 'end', whiteSpace: 'nowrap', overflowWrap: 'normal' }));

export const hiddenWhenNarrow = style(layered({ '@container': { '(inline-size < 24rem)': { display: 'none' } } }));
