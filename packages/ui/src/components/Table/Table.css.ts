import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

const firstColumnWidth = createVar();
/** Matches containers narrower than 720 px, in which most tables scroll. */
const narrowContainer = 'not (min-width: 45em)';

// First-column cells are opaque, with the root's background, because other cells scroll behind them.
const inheritedBackground = { background: 'inherit' } as const;

export const root = style(
  layeredPrimitive({
    containerType: 'inline-size',
    minInlineSize: 0,
    background: vars.color.surface,
    color: vars.color.ink,
    font: vars.type.body.font,
    letterSpacing: vars.type.body.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const scroller = style(
  layeredPrimitive({
    ...inheritedBackground,
    vars: { [firstColumnWidth]: 'clamp(7.5rem, 22cqi, 15rem)' },
    overflowX: 'auto',
    // Keeps a focused cell from being hidden behind the first column.
    scrollPaddingInlineStart: firstColumnWidth,
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'thin',
  }),
);

export const table = style(
  layeredPrimitive({
    ...inheritedBackground,
    inlineSize: '100%',
    // Collapsed borders would not move with a sticky cell.
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 'none',
  }),
);

export const caption = style(layeredPrimitive({ paddingBlockEnd: vars.space[4], textAlign: 'start' }));
export const hiddenCaption = style(layeredPrimitive(visuallyHidden));

/** Keeps the caption visible while the table scrolls, and at most as wide as the container. */
export const captionText = style(
  layeredPrimitive({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-block',
    boxSizing: 'border-box',
    maxInlineSize: '100cqi',
    font: vars.type.title.font,
    letterSpacing: vars.type.title.tracking,
    textWrap: 'balance',
  }),
);

export const part = style(layeredPrimitive(inheritedBackground));
// React Aria renders the header's row, which therefore has no class of its own.
globalStyle(`${part} > tr`, layeredPrimitive(inheritedBackground));

const rowFocus = '[data-part="Row"][data-focus-visible]';

export const row = style(
  layeredPrimitive({
    ...inheritedBackground,
    outline: 'none',
    selectors: {
      '&[data-href]': { cursor: 'pointer' },
      '&[data-pressed]': { background: vars.color.surfaceSunk },
    },
    '@media': {
      [media.hover]: { selectors: { '&[data-hovered]': { background: vars.color.surfaceSunk } } },
    },
  }),
);

const ring = focusRing.outline;
const frame = `2px solid ${vars.color.ink}`;

export const cell = recipe({
  base: layeredPrimitive({
    position: 'relative',
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: 'inherit',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
    textWrap: 'balance',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      // Draws a row's focus ring on its cells, because an outline of the row would be behind the first column.
      [`${rowFocus} > &::after`]: {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderBlock: ring,
        pointerEvents: 'none',
      },
      [`${rowFocus} > &:first-child::after`]: { borderInlineStart: ring },
      [`${rowFocus} > &:last-child::after`]: { borderInlineEnd: ring },
    },
  }),
  variants: {
    size: {
      s: layeredPrimitive({
        minInlineSize: '6rem',
        paddingBlock: vars.space[2],
        paddingInline: vars.space[3],
        font: vars.type.small.font,
      }),
      m: layeredPrimitive({
        minInlineSize: '8rem',
        paddingBlock: vars.space[3],
        paddingInline: vars.space[4],
        fontSize: vars.text[15],
        lineHeight: 1.45,
      }),
    },
    align: {
      start: layeredPrimitive({ textAlign: 'start' }),
      center: layeredPrimitive({ textAlign: 'center' }),
      end: layeredPrimitive({ textAlign: 'end' }),
    },
    isHeader: {
      true: layeredPrimitive({
        borderBlockEndColor: vars.color.ink,
        verticalAlign: 'bottom',
        selectors: { '&[data-allows-sorting]': { cursor: 'pointer' } },
      }),
    },
    isFirst: {
      true: layeredPrimitive({
        ...inheritedBackground,
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        inlineSize: firstColumnWidth,
        minInlineSize: firstColumnWidth,
        maxInlineSize: firstColumnWidth,
        paddingInlineStart: vars.space[1],
        '@container': { [narrowContainer]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
      }),
    },
    isHighlighted: {
      true: layeredPrimitive({
        background: vars.color.surfaceRaised,
        // Does not use the cell's borders, which would end in a mitre at each hairline.
        '::before': {
          content: '""',
          position: 'absolute',
          inset: '0 0 -1px',
          borderInline: frame,
          pointerEvents: 'none',
        },
        selectors: { [`[data-part="Row"]:last-child > &::before`]: { borderBlockEnd: frame } },
      }),
    },
  },
  compoundVariants: [
    { variants: { isHeader: true }, style: layeredPrimitive({ fontWeight: 600 }) },
    { variants: { isHeader: false, isFirst: true }, style: layeredPrimitive({ color: vars.color.inkMuted }) },
    {
      variants: { isHeader: true, isHighlighted: true },
      style: layeredPrimitive({ '::before': { borderBlockStart: frame } }),
    },
  ],
});

export const sortable = recipe({
  base: layeredPrimitive({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], maxInlineSize: '100%' }),
  variants: {
    // In a column aligned at its end, the icon comes before the label, so that the label stays above its numbers.
    align: { start: {}, center: {}, end: layeredPrimitive({ flexDirection: 'row-reverse' }) },
  },
});

export const sortIcon = recipe({
  base: layeredPrimitive({ flex: 'none' }),
  variants: { isSorted: { false: layeredPrimitive({ color: vars.color.inkMuted, opacity: 0.6 }) } },
});

export const empty = style(
  layeredPrimitive({
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    maxInlineSize: '100cqi',
    padding: `${vars.space[6]} ${vars.space[1]}`,
    color: vars.color.inkMuted,
  }),
);
