import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { components } from '../../theme/layers.css.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media } from '../../theme/style.ts';
import { numberPlate } from '../internal/number-plate/number-plate.ts';

export const card = style(
  layered({
    display: 'block',
    minInlineSize: 0,
    color: vars.color.ink,
    overflowWrap: 'break-word',
  }),
);

/** The estimated height of a listing's text and buttons if no line wraps. */
const TEXT_HEIGHT = 'calc(153px + 5.16rem)';

/** The height of the drawing of a car without a photo, on phones. */
const SKETCH_HEIGHT = `calc(${vars.control.m} * 2)`;

const SUM_LINE_HEIGHT = `${vars.text[13]} * 1.4`;

/**
 * Lists have hundreds of cards, so cards far outside the window are not laid out. The height of a listing's picture is
 * set as padding, because padding still takes effect.
 */
export const content = recipe({
  base: layered({
    position: 'relative',
    minInlineSize: 0,
    contentVisibility: 'auto',
    // Prevents clipping at the card's edge, so that focus rings and the open ledger are visible.
    selectors: { '&:focus-within, &[data-open]': { contentVisibility: 'visible' } },
  }),
  variants: {
    variant: {
      listing: layered({
        // A flex container would measure each block twice.
        display: 'block',
        paddingBlockStart: 'calc(100% * 2 / 3)',
        containIntrinsicBlockSize: `auto ${TEXT_HEIGHT}`,
      }),
      row: layered({
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr) auto',
        alignContent: 'start',
        columnGap: vars.space[4],
        containIntrinsicBlockSize: 'auto 264px',
        '@media': {
          [media.tablet]: {
            gridTemplateColumns: '148px minmax(0, 1.1fr) minmax(0, 1fr) auto',
            columnGap: vars.space[6],
            containIntrinsicBlockSize: 'auto 144px',
          },
        },
      }),
      showcase: layered({
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 38%) minmax(0, 1fr)',
        gridTemplateRows: 'repeat(4, auto)',
        alignContent: 'start',
        columnGap: vars.space[4],
        containIntrinsicBlockSize: 'auto 216px',
      }),
    },
  },
});

/** The estimated height if the sum has a second line. */
export const longerContent = style(
  layered({ containIntrinsicBlockSize: `auto calc(${TEXT_HEIGHT} + ${SUM_LINE_HEIGHT})` }),
);

/** On phones, reserves only the drawing's height in a card without a photo. */
export const withSketch = style(
  layered({ '@media': { [`not ${media.tablet}`]: { paddingBlockStart: SKETCH_HEIGHT } } }),
);

const { listing, row: rowOfList, showcase } = content.classNames.variants.variant;

const inSkeleton = '[data-loading] &';

export const sketch = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: `${vars.control.m} minmax(0, 1fr)`,
    columnGap: vars.space[3],
    blockSize: SKETCH_HEIGHT,
    overflow: 'hidden',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '52% minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        rowGap: vars.space[2],
        blockSize: 'auto',
        aspectRatio: '3 / 2',
      },
    },
  }),
);

export const drawing = style(
  layered({
    gridArea: '1 / 1 / -1 / 2',
    borderRadius: vars.radius.m,
    '@media': {
      [`not ${media.tablet}`]: { blockSize: SKETCH_HEIGHT },
      [media.tablet]: { gridRowEnd: 2, alignSelf: 'start' },
    },
  }),
);

export const sketchLabels = style(
  layered({
    gridArea: '1 / 2',
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'start',
    justifyContent: 'center',
    gap: vars.space[1],
    paddingInlineEnd: vars.control.m,
    '@media': { [media.tablet]: { flexDirection: 'column', justifyContent: 'end', paddingInlineEnd: 0 } },
  }),
);

export const registration = style([
  numberPlate,
  layered({
    flex: 'none',
    paddingInline: vars.space['1-5'],
    fontSize: vars.text[12],
    lineHeight: '20px',
    selectors: { [inSkeleton]: { visibility: 'hidden' } },
  }),
]);

export const excerpt = style(
  layered({
    gridArea: '2 / 2',
    alignSelf: 'start',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.inkMuted,
    fontSize: vars.text[13],
    lineHeight: 1.4,
    '@media': { [media.tablet]: { gridArea: '2 / 1 / 3 / -1', WebkitLineClamp: 4 } },
  }),
);

export const picture = style(
  layered({
    selectors: {
      [`${listing} > &`]: { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
      [`${rowOfList} > &`]: {
        gridColumn: 1,
        gridRow: '1 / span 4',
        alignSelf: 'start',
        aspectRatio: '148 / 92',
        borderRadius: vars.radius.m,
      },
      [`${showcase} > &`]: { gridColumn: 1, gridRow: '1 / span 4', alignSelf: 'start', borderRadius: vars.radius.m },
    },
  }),
);

/** Moves the picture 6 px on hover: to the right, because drawn cars face right. */
globalStyle(`${card} [data-part='Picture']`, {
  '@layer': {
    [components]: {
      '@media': {
        '(prefers-reduced-motion: no-preference)': { transition: `transform ${vars.time.slow} ${vars.ease.out}` },
      },
    },
  },
});
globalStyle(`${card}:hover [data-part='Picture']`, {
  '@layer': {
    [components]: {
      '@media': { '(prefers-reduced-motion: no-preference) and (hover: hover)': { transform: 'translateX(6px)' } },
    },
  },
});

/** Draws a disc in the `plate` colour behind a button, so that the button is visible on photos. */
const disc: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle at center, color-mix(in oklab, ${vars.color.plate} 75%, transparent) 17px, transparent 18px)`,
  ':focus-visible': { ...focusRing, outlineOffset: '-4px' },
  // Forced colours keep gradients, so the disc stays visible.
  '@media': {
    [media.forcedColors]: { background: 'radial-gradient(circle at center, Canvas 17px, transparent 18px)' },
  },
};

/** Places the photos above the hit area of the card's link, because each photo has a link of its own. */
export const photos = style(layered({ zIndex: 2, overflow: 'hidden', borderRadius: vars.radius.l }));

export const strip = style(
  layered({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  }),
);

export const slide = style(
  layered({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' }),
);

/** Shows the button while the card is hovered or focused, and always on touch screens. */
export const photoButton = recipe({
  base: layered({
    ...disc,
    position: 'absolute',
    insetBlockStart: `calc(50% - ${vars.control.m} / 2)`,
    zIndex: 1,
    '@media': {
      ...disc['@media'],
      [media.hover]: {
        opacity: 0,
        selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
      },
    },
  }),
  variants: {
    to: {
      'chevron-start': layered({ insetInlineStart: '2px' }),
      'chevron-end': layered({ insetInlineEnd: '2px' }),
    },
  },
});

export const favourite = style(
  layered({
    zIndex: 2,
    selectors: {
      [`${listing} > &`]: { position: 'absolute', insetInlineEnd: '2px', insetBlockStart: 0 },
      [`${rowOfList} > &`]: { gridColumn: -2, gridRow: '1 / span 2', alignSelf: 'start' },
      [`${showcase} > &`]: { gridColumn: 1, gridRow: '1 / span 4', justifySelf: 'end', alignSelf: 'start' },
      // Hides the heart, because the skeleton would show it as a bar on top of the picture's bar.
      [inSkeleton]: { visibility: 'hidden' },
      '&:hover': { '@media': { [media.hover]: { color: vars.color.accentText } } },
    },
    ...disc,
  }),
);

export const name = style(
  layered({
    // Truncates very long names.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontFamily: vars.font.display,
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    selectors: {
      [`${listing} > &`]: { marginBlockStart: vars.space['3-5'], fontSize: vars.text[19] },
      [`${rowOfList} > &`]: { gridColumn: 2, gridRow: 1, fontSize: vars.text[17] },
      [`${showcase} > &`]: { gridColumn: 2, alignSelf: 'end', fontSize: vars.text[17] },
    },
  }),
);

/** Extends the link's hit area to the whole card. Buttons and other links are above it. */
export const link = style(
  layered({
    color: 'inherit',
    // The name keeps the direction of its own letters, regardless of the page's direction.
    unicodeBidi: 'plaintext',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.l },
    selectors: {
      '&:focus-visible::after': focusRing,
      [`${card}:hover &`]: {
        '@media': {
          [media.hover]: {
            textDecoration: 'underline',
            textDecorationThickness: '1px',
            textUnderlineOffset: '4px',
            textDecorationColor: vars.color.lineStrong,
          },
        },
      },
    },
  }),
);

export const derivative = style(
  layered({
    gridColumn: 2,
    marginBlock: `1px ${vars.space['0-5']}`,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { [`${rowOfList} > &`]: { gridRow: 2 } },
  }),
);

/** Reserves the line of an empty derivative, except on phones, so that prices of cards side by side are level. */
export const noDerivative = style(
  layered({ '@media': { [media.tablet]: { minBlockSize: '1lh' }, [`not ${media.tablet}`]: { display: 'none' } } }),
);

export const facts = style(
  layered({
    gridColumn: 2,
    selectors: {
      [`${rowOfList} > &`]: { gridRow: 3, gridColumn: '2 / -1', '@media': { [media.tablet]: { gridColumn: 2 } } },
    },
  }),
);

/** Reserves two lines for facts, so that prices and rulers of cards side by side are level. */
export const twoLineFacts = style(
  layered({
    alignContent: 'start',
    '@media': { [media.tablet]: { selectors: { [`${listing} > &`]: { minBlockSize: '2lh' } } } },
  }),
);

/** Places the remark at the bottom of the picture, whose height depends only on its width. */
export const remark = style(
  layered({
    position: 'absolute',
    insetInline: vars.space[3],
    insetBlockStart: 0,
    zIndex: 2,
    display: 'grid',
    justifyContent: 'start',
    // The height of the picture, minus the line of the remark and the distance from the edge.
    paddingBlockStart: `calc(100% * 2 / 3 - ${vars.space[5]} - ${vars.space[3]})`,
    // Lets clicks through to the picture below it, which links to the car.
    pointerEvents: 'none',
  }),
);

/** Moves the note on a missing picture to the other end, to leave room for the remark. */
export const withRemark = style({});
globalStyle(`${withRemark} [data-part='Note']`, {
  '@layer': { [components]: { insetInline: vars.space[3], insetBlockEnd: vars.space[3], textAlign: 'end' } },
});

/** Gives a label the background of the plate, so that the label is legible on photos. */
export const sticker = style(
  layered({
    minInlineSize: 0,
    paddingInline: vars.space['1-5'],
    overflow: 'hidden',
    borderRadius: vars.radius.s,
    background: `color-mix(in oklab, ${vars.color.plate} 85%, transparent)`,
    font: vars.type.micro.font,
    lineHeight: '1.25rem',
    letterSpacing: vars.type.micro.tracking,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  }),
);

export const money = style(
  layered({
    selectors: {
      [`${listing} > &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${vars.space[1]} ${vars.space[2]}`,
        // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a line of text, not a control
        minBlockSize: '29px',
        marginBlock: `${vars.space['3-5']} ${vars.space[2]}`,
      },
      // Places the price next to the name or, on phones, below the picture.
      [`${rowOfList} > &`]: {
        gridColumn: '1 / -1',
        gridRow: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${vars.space[1]} ${vars.space[2]}`,
        marginBlockStart: vars.space[3],
        '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1, alignSelf: 'start', marginBlockStart: 0 } },
      },
      // Places the price next to the picture, and the tag below it.
      [`${showcase} > &`]: { display: 'contents' },
    },
  }),
);

const amount = layered({
  selectors: { [`${showcase} &`]: { gridColumn: 2, alignSelf: 'start', marginBlockStart: vars.space[1] } },
});

export const price = style([
  amount,
  layered({
    font: vars.type.figure.font,
    letterSpacing: vars.type.figure.tracking,
    fontVariantNumeric: 'tabular-nums',
  }),
]);

export const noPrice = style([
  amount,
  layered({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking }),
]);

export const tag = style(
  layered({
    selectors: {
      [`${showcase} &`]: {
        gridColumn: 1,
        gridRow: 5,
        justifySelf: 'start',
        alignSelf: 'center',
        marginBlockStart: vars.space[3],
      },
    },
  }),
);

export const ruler = style(
  layered({
    selectors: {
      [`${rowOfList} > &`]: {
        gridColumn: '1 / -1',
        gridRow: 6,
        marginBlockStart: vars.space[2],
        '@media': { [media.tablet]: { gridColumn: 3, gridRow: 2, alignSelf: 'center', marginBlockStart: 0 } },
      },
      [`${showcase} > &`]: { gridColumn: '1 / -1', gridRow: 6, marginBlockStart: vars.space[2] },
    },
  }),
);

export const sum = style(
  layered({
    selectors: {
      [`${listing} > &`]: { marginBlockStart: vars.space[1] },
      [`${rowOfList} > &`]: {
        gridColumn: '1 / -1',
        gridRow: 7,
        marginBlockStart: vars.space[1],
        '@media': { [media.tablet]: { gridColumn: 3, gridRow: 3, alignSelf: 'start', marginBlockStart: 0 } },
      },
      [`${showcase} > &`]: {
        gridColumn: 2,
        gridRow: 5,
        alignSelf: 'center',
        textAlign: 'end',
        marginBlockStart: vars.space[3],
      },
    },
  }),
);

/** Reserves two lines for sums, so that the buttons of cards side by side are level. */
export const twoLineSum = style(layered({ '@media': { [media.tablet]: { minBlockSize: '2lh' } } }));

export const actions = style(
  layered({
    gridColumn: '1 / -1',
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[2]}`,
    // Clicks between the buttons reach the card's link.
    pointerEvents: 'none',
    selectors: {
      [`${listing} > &`]: {
        minBlockSize: `calc(${vars.control.m} + ${vars.space['2-5']} + 1px)`,
        marginBlockStart: vars.space[3],
        paddingBlockStart: vars.space['2-5'],
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
      [`${rowOfList} > &`]: {
        '@media': {
          [media.tablet]: { gridColumn: '2 / -1', gridRow: 4, justifyContent: 'start', gap: `0 ${vars.space[6]}` },
        },
      },
    },
  }),
);

const textButton = layered({
  minBlockSize: vars.control.m,
  pointerEvents: 'auto',
  font: vars.type.small.font,
  fontWeight: 500,
  ':focus-visible': focusRing,
  // Limits the button's bar in a skeleton to the height of the text, without the rest of the touch target.
  selectors: { [inSkeleton]: { clipPath: `inset(12px 0 round ${vars.radius.s})` } },
});

export const disclosure = style([
  textButton,
  layered({
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
  }),
]);

/** Lets the button receive clicks, although `actions` around it does not. */
export const check = style(layered({ pointerEvents: 'auto', paddingInline: vars.space['2-5'] }));

export const addToList = style([
  textButton,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1-5'],
    marginInlineStart: 'auto',
    color: vars.color.inkMuted,
    selectors: {
      [`${rowOfList} &`]: { '@media': { [media.tablet]: { marginInlineStart: 0 } } },
      '&:hover': { '@media': { [media.hover]: { color: vars.color.ink } } },
    },
  }),
]);

// Hides the icon, so that three buttons fit in a card of 280 px.
globalStyle(`${check} ~ ${addToList} > svg`, { '@layer': { [components]: { display: 'none' } } });

export const ledger = style(
  layered({
    gridColumn: '1 / -1',
    position: 'relative',
    zIndex: 2,
    marginBlockStart: vars.space['3-5'],
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space['3-5']}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunk,
    '@media': {
      // Next to other cards the ledger covers the content below it, because a taller card would leave gaps in its row.
      [media.tablet]: {
        selectors: {
          [`${listing} > &`]: {
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: '100%',
            zIndex: 3,
            marginBlockStart: vars.space[1],
            background: vars.color.surfaceRaised,
            boxShadow: vars.shadow.overlay,
          },
        },
      },
      [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    },
  }),
);

export const overlay = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space[3],
    insetBlockStart: vars.space[3],
    zIndex: 2,
    display: 'flex',
    gap: vars.space[1],
    // Lets clicks through to the link on the picture.
    pointerEvents: 'none',
  }),
);

/** Starts below the registration, which is in the same corner and 20 px high. */
export const belowRegistration = style(
  layered({ insetBlockStart: `calc(${vars.space[3]} + 20px + ${vars.space[1]})` }),
);

export const unavailable = style(layered({ opacity: 0.55 }));

export const row = style(
  layered({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    marginBlockStart: vars.space[2],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);

/** Places the footer above the card's link, so that the controls in the footer can be clicked. */
export const footer = style(layered({ position: 'relative', zIndex: 2 }));

/** `actions` lets clicks through to the card's link, but the app's own buttons must receive them. */
export const ownActions = style(layered({ display: 'flex', pointerEvents: 'auto' }));
