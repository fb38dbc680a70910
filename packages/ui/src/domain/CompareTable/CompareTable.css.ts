import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media } from '../../theme/style.ts';

/** Set inline: the number of columns after the first. */
export const columnCount = '--fc-compare-count';

// Matches containers narrower than 720 px, in which row headers have no column of their own.
const narrowContainer = 'not (min-width: 45em)';

/** The widths of the column with the row headers and of the differences at the ends of the rulers. */
export const labelColumnWidth = createVar();
export const differenceColumnWidth = createVar();
/** The padding on either side of a column. At its start it contains the mark of the best value. */
const cellPadding = vars.space[3];
/** The same padding in a narrow container, where it also leaves room for focus rings. */
const narrowCellPadding = vars.space['1-5'];

export const root = style(
  layered({
    vars: { [labelColumnWidth]: '10.5rem', [differenceColumnWidth]: '8rem' },
    containerType: 'inline-size',
    minInlineSize: 0,
    color: vars.color.ink,
    font: vars.type.body.font,
    letterSpacing: vars.type.body.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const place = style(
  layered({
    display: 'none',
    paddingBlockEnd: vars.space[2],
    font: vars.type.small.font,
    color: vars.color.inkMuted,
    '@container': { [narrowContainer]: { display: 'block' } },
  }),
);

export const scroller = style(
  layered({
    overflowX: 'auto',
    // Leaves room for focus rings.
    paddingBlock: vars.space[1],
    scrollPaddingInline: `${labelColumnWidth} 0`,
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'thin',
    borderRadius: vars.radius.s,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '@container': {
      [narrowContainer]: {
        scrollSnapType: 'inline mandatory',
        scrollPaddingInline: 0,
        scrollbarWidth: 'none',
      },
    },
  }),
);

export const table = style(
  layered({
    tableLayout: 'fixed',
    inlineSize: '100%',
    minInlineSize: `calc(${labelColumnWidth} + var(${columnCount}) * 11rem)`,
    // Collapsed borders would not move with a sticky cell.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': {
      [narrowContainer]: { minInlineSize: `calc(var(${columnCount}) * 50cqi)` },
    },
  }),
);

export const corner = style(
  layered({
    inlineSize: `calc(${labelColumnWidth} - ${cellPadding})`,
    padding: 0,
    '@container': { [narrowContainer]: { inlineSize: 0 } },
  }),
);

export const head = style(
  layered({
    paddingBlockEnd: vars.space[6],
    paddingInline: cellPadding,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
    scrollSnapAlign: 'start',
    '@container': {
      [narrowContainer]: {
        inlineSize: '50cqi',
        paddingInline: narrowCellPadding,
        paddingBlockEnd: vars.space[4],
      },
    },
  }),
);

export const carHead = style(layered({ maxInlineSize: '20rem' }));

export const picture = style(layered({ position: 'relative', marginBlockEnd: vars.space[3] }));

/** The doubled class overrides the button's own position regardless of the order of the style sheets. */
export const remove = style(
  layered({
    selectors: {
      '&&': {
        position: 'absolute',
        insetBlockStart: vars.space['1-5'],
        insetInlineEnd: vars.space['1-5'],
      },
    },
  }),
);

export const name = style(
  layered({
    font: vars.type.subtitle.font,
    letterSpacing: vars.type.subtitle.tracking,
    // In this font, tabular figures come with a hyphen as wide as a digit, which is too wide in 'C-Class'.
    fontVariantNumeric: 'normal',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const link = style(
  layered({
    borderRadius: vars.radius.s,
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.lineStrong,
    textUnderlineOffset: '0.2em',
    ':focus-visible': focusRing,
    selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
  }),
);

export const derivative = style(
  layered({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    font: vars.type.small.font,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const offer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockStart: vars.space[2],
  }),
);

export const price = style(layered({ fontSize: vars.text[18], fontWeight: 650, lineHeight: 1.3 }));

export const add = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    boxSizing: 'border-box',
    maxInlineSize: '20rem',
    aspectRatio: '3 / 2',
    padding: vars.space[2],
    border: `1.5px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.l,
    color: vars.color.ink,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background ${vars.time.fast}`,
    ':focus-visible': focusRing,
    selectors: { '&:hover': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const addLabel = style(layered({ fontWeight: 600 }));
export const addNote = style(layered({ font: vars.type.small.font, color: vars.color.inkMuted }));

/** Has no padding, because the rulers are as wide as the container and stay in view while the table scrolls. */
export const rulersCell = style(layered({ padding: 0 }));

const hairline = `1px solid ${vars.color.line}`;

export const rowHead = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingBlock: vars.space[3],
    paddingInline: `0 ${vars.space[2]}`,
    borderBlockEnd: hairline,
    color: vars.color.inkMuted,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    selectors: {
      // Opaque, because values scroll behind it.
      [`${scroller}[role] &`]: { background: vars.color.surface },
    },
    '@container': {
      // The header takes no width, and its text is above the values.
      [narrowContainer]: {
        padding: 0,
        verticalAlign: 'top',
        selectors: { [`${scroller}[role] &`]: { background: 'none' } },
      },
    },
  }),
);

export const rowLabel = style(
  layered({
    '@container': {
      [narrowContainer]: {
        position: 'absolute',
        insetBlockStart: vars.space['2-5'],
        insetInlineStart: narrowCellPadding,
        maxInlineSize: `calc(100cqi - 2 * ${narrowCellPadding})`,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        font: vars.type.small.font,
      },
    },
  }),
);

export const cell = style(
  layered({
    position: 'relative',
    paddingBlock: vars.space[3],
    paddingInline: cellPadding,
    borderBlockEnd: hairline,
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    '@container': {
      [narrowContainer]: {
        // Leaves room for the row's label above.
        paddingBlock: `calc(${vars.space['2-5']} + 1.75em) ${vars.space['2-5']}`,
        paddingInline: narrowCellPadding,
        verticalAlign: 'top',
      },
    },
  }),
);

export const value = style(
  layered({
    selectors: {
      [`${cell}[data-best] &`]: { marginInlineEnd: vars.space[1], fontWeight: 650 },
      // Draws the mark of the best value. It is a border, because forced colours keep borders.
      [`${cell}[data-best] &::before`]: {
        content: '""',
        display: 'inline-block',
        blockSize: '0.8em',
        marginInlineEnd: vars.space[2],
        borderInlineStart: `4px solid ${vars.color.ink}`,
        borderRadius: vars.radius.xs,
        verticalAlign: '-0.02em',
      },
    },
    '@container': { [narrowContainer]: { display: 'block' } },
  }),
);

/** Moves the mark into the padding, so that marked values align with the others. */
globalStyle(
  `${cell}[data-best] ${value}::before`,
  layered({
    '@container': {
      '(min-width: 45em)': {
        position: 'absolute',
        insetInlineStart: vars.space['0-5'],
        marginBlockStart: '0.3em',
      },
    },
  }),
);

export const note = style(
  layered({
    font: vars.type.small.font,
    textWrap: 'balance',
    color: vars.color.inkMuted,
    // Moves to the next line as a whole if it does not fit.
    display: 'inline-block',
    '@container': { [narrowContainer]: { display: 'block' } },
  }),
);

export const unknownValue = style(layered({ color: vars.color.inkMuted }));

export const sameCell = style(layered({ padding: 0, borderBlockEnd: hairline }));

export const sameRow = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'grid',
    gridTemplateColumns: `calc(${labelColumnWidth} - ${vars.space[4]}) 1fr auto`,
    columnGap: vars.space[4],
    alignItems: 'baseline',
    boxSizing: 'border-box',
    inlineSize: '100cqi',
    minBlockSize: vars.control.m,
    paddingBlock: vars.space[3],
    paddingInline: 0,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
    '@container': { [narrowContainer]: { gridTemplateColumns: '1fr auto' } },
  }),
);

export const sameLabel = style(layered({ fontWeight: 600 }));

export const sameFacts = style(
  layered({ color: vars.color.inkMuted, '@container': { [narrowContainer]: { gridColumn: 1, gridRow: 2 } } }),
);

export const sameIcon = style(
  layered({
    alignSelf: 'center',
    transition: `rotate ${vars.time.fast}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@container': { [narrowContainer]: { gridColumn: 2, gridRow: '1 / span 2' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const actions = style(
  layered({
    paddingBlockStart: vars.space[5],
    paddingInline: cellPadding,
    verticalAlign: 'top',
    '@container': {
      [narrowContainer]: { paddingInline: narrowCellPadding },
    },
  }),
);
globalStyle(`${actions} > *`, layered({ maxInlineSize: '20rem' }));
