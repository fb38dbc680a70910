import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';
import { numberPlate } from '../internal/number-plate/number-plate.ts';

export const dialog = style(layered({ color: vars.color.ink }));
export const spokenText = style(layered(visuallyHidden));

// The doubled class overrides CarImage's own style regardless of the order of the style sheets.
export const picture = style(layered({ selectors: { '&&': { borderRadius: 0 } } }));
// Hides the note while the car is loading, because it is not yet known whether the car has a picture.
globalStyle(`[data-loading] ${picture} [data-part='Note']`, { '@layer': { [components]: { visibility: 'hidden' } } });
// Moves the note above a carousel's dots and arrows, which overlap the frame's lower edge.
globalStyle(`[data-component='Carousel'] ${picture} [data-part='Note']`, {
  '@layer': { [components]: { insetBlockEnd: vars.space[16] } },
});

// Shows the whole picture instead of cropping it to the plate.
globalStyle(`${picture} [data-part='Picture']`, { '@layer': { [components]: { objectFit: 'contain' } } });

export const photoButton = style(
  layered({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    cursor: 'zoom-in',
    outline: 'none',
    // The focus ring is on `::after`, because the photo covers the button.
    selectors: { '&[data-focus-visible]::after': { ...focusRing, outlineOffset: '-4px' } },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);

export const enlargeIcon = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    background: `color-mix(in oklab, ${vars.color.plate} 75%, transparent)`,
    color: vars.color.ink,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
  }),
);

export const thumbnail = style(
  layered({ selectors: { '&&': { borderRadius: 0, aspectRatio: 'auto', inlineSize: '100%', blockSize: '100%' } } }),
);

/** Matches a low, wide window, such as 1280 × 800 at 200% zoom. The dialog then shows more of its content side by side. */
const lowWindowMedia = '(max-height: 26em) and (min-width: 34em)';

const narrowMedia = `not all and ${media.tablet}`;

export const content = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlockStart: vars.space[3],
    '@media': { [media.tablet]: { paddingBlockStart: vars.space[5] } },
  }),
);

/** Places the picture next to the name and, from 768 px up, next to the price and the scale too. */
export const head = style(
  layered({
    display: 'grid',
    gridTemplate: `
      "media about" auto
      "offer offer" auto
      "scale scale" auto / ${vars.space[28]} minmax(0, 1fr)`,
    columnGap: vars.space[3],
    rowGap: vars.space[3],
    alignItems: 'start',
    '@media': {
      [lowWindowMedia]: {
        gridTemplate: `
          "media about offer" auto
          "scale scale scale" auto / ${vars.space[28]} minmax(0, 1fr) minmax(0, 1.2fr)`,
        rowGap: vars.space[2],
      },
      [media.tablet]: {
        gridTemplate: `
          "media about" auto
          "media offer" auto
          "media scale" 1fr / minmax(0, 1fr) minmax(0, 1.05fr)`,
        columnGap: vars.space[6],
      },
    },
  }),
);

export const mediaCell = style(
  layered({
    gridArea: 'media',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.m,
  }),
);

export const about = style(layered({ gridArea: 'about', minInlineSize: 0, overflowWrap: 'break-word' }));

export const name = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);

export const derivative = style(
  layered({
    marginBlockStart: vars.space['0-5'],
    fontSize: vars.text[14],
    lineHeight: 1.35,
    '@media': { [media.tablet]: { fontSize: vars.text[16] } },
  }),
);

export const facts = style(layered({ marginBlockStart: vars.space['0-5'] }));

export const badges = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginBlockStart: vars.space[2] }),
);

export const offer = style(
  layered({
    gridArea: 'offer',
    minInlineSize: 0,
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [lowWindowMedia]: { paddingBlockStart: 0, borderBlockStart: 0 },
      [media.tablet]: { paddingBlockStart: vars.space[3] },
    },
  }),
);

export const priceLine = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[2]}` }),
);

export const price = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[32],
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [lowWindowMedia]: { fontSize: vars.text[26] } },
  }),
);

export const noPrice = style(layered({ fontWeight: 600 }));

export const sum = style(
  layered({ selectors: { '&&': { marginBlockStart: vars.space[1], fontSize: vars.text[15], textWrap: 'pretty' } } }),
);

export const noVerdictReason = style(
  layered({ marginBlockStart: vars.space[1], color: vars.color.inkMuted, fontSize: vars.text[15], textWrap: 'pretty' }),
);

export const scale = style(layered({ gridArea: 'scale', minInlineSize: 0 }));

export const smallPicture = style(layered({ selectors: { '&&': { inlineSize: '100%', borderRadius: 0 } } }));
globalStyle(`[data-loading] ${smallPicture} [data-part='Note']`, {
  '@layer': { [components]: { visibility: 'hidden' } },
});

export const showPicturesButton = style(
  layered({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  }),
);

export const count = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space[1],
    insetBlockEnd: vars.space[1],
    minInlineSize: vars.space[5],
    paddingInline: vars.space['1-5'],
    borderRadius: vars.radius.s,
    background: vars.color.ink,
    color: vars.color.inkInverse,
    fontSize: vars.text[12],
    fontWeight: 600,
    lineHeight: 1.6,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const pictures = style(layered({ marginInline: 'calc(-1 * var(--fc-modal-inset, 0px))' }));

export const factGrid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginBlockStart: `calc(-1 * ${vars.space[3]})`,
    borderBlockStart: `1px solid ${vars.color.ink}`,
    '@media': { '(min-width: 34em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const fact = style(
  layered({
    minInlineSize: 0,
    paddingBlock: vars.space['1-5'],
    paddingInlineEnd: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: 'break-word',
    '@media': {
      [lowWindowMedia]: { paddingBlock: vars.space['0-5'] },
      [media.tablet]: { paddingBlock: vars.space[2] },
    },
  }),
);

export const factLabel = style(layered({ fontSize: vars.text[13], lineHeight: 1.3, color: vars.color.inkMuted }));

export const factValue = style(layered({ fontSize: vars.text[15], fontWeight: 600, lineHeight: 1.35 }));

export const plate = style([
  numberPlate,
  layered({
    flex: '0 1 auto',
    minInlineSize: 0,
    textOverflow: 'ellipsis',
    paddingInline: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '26px',
  }),
]);

const hiddenWhenNarrow = { '@media': { [narrowMedia]: visuallyHidden } };

export const position = style(
  layered({
    marginInlineStart: vars.space[2],
    fontSize: vars.text[14],
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    ...hiddenWhenNarrow,
  }),
);

export const spacer = style(layered({ flex: 1 }));

/** Screen readers still announce the hidden text. */
export const wideOnlyText = style(layered(hiddenWhenNarrow));

export const shareButton = style(
  layered({ selectors: { '&&': { minInlineSize: vars.control.m, paddingInline: vars.space[3] } } }),
);

export const footerPlace = style(layered({ inlineSize: '100%' }));

export const footer = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1-5'],
    inlineSize: '100%',
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    '@media': { [media.tablet]: { gap: vars.space[3] } },
  }),
);

export const footerPrice = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[3] } },
  }),
);

export const footerAmount = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[19],
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    '@media': { [media.tablet]: { fontSize: vars.text[24] } },
  }),
);

/** On a phone, shows the tag's glyph and text without the tint. */
export const footerTag = style(
  layered({
    selectors: {
      '&&': {
        '@media': {
          [narrowMedia]: {
            minBlockSize: 0,
            padding: 0,
            background: 'none',
            fontSize: vars.text[12],
            // At 360 px, the buttons and a classic scroll bar leave too little room for one line.
            whiteSpace: 'normal',
            outline: 'none',
          },
        },
      },
    },
  }),
);

const createCompactStyle = (paddingInline: string) =>
  layered({
    selectors: {
      '&&': { whiteSpace: 'nowrap', '@media': { [narrowMedia]: { paddingInline, fontSize: vars.text[14] } } },
    },
  });
export const call = style(createCompactStyle(vars.space[3]));
export const listing = style(createCompactStyle(vars.space['2-5']));

/**
 * Hides the icon on the smallest phones, where the price needs the room. Screen readers still announce the icon's label.
 */
export const newTabIcon = style(layered({ '@media': { '(max-width: 374px)': visuallyHidden } }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Has no rule and no padding above, so that the payment is closer to the price analysis than a section would be. */
export const finance = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);

/** Keeps the seller's line breaks. */
export const words = recipe({
  base: layered({
    maxInlineSize: '68ch',
    marginBlockStart: vars.space[2],
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  variants: {
    isFolded: {
      true: layered({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' }),
    },
  },
});

export const readAllButton = style(
  layered({
    minBlockSize: vars.control.m,
    marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
    font: vars.type.small.font,
    fontWeight: 500,
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    ':focus-visible': focusRing,
    selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
  }),
);

/** Draws the rule above a section. PriceAnalysis does not draw one itself. */
export const section = style(
  layered({ paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.ink}` }),
);

export const remarkText = style(
  layered({
    maxInlineSize: '68ch',
    marginBlockStart: vars.space[2],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
);

/** Puts the blurred values and the button on top of them into one cell, which is as tall as the taller of the two. */
export const gate = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: vars.space[2] }),
);
const cell = { gridArea: '1 / 1' };

export const blurredCell = style(
  layered({ ...cell, color: vars.color.inkMuted, filter: 'blur(5px)', userSelect: 'none' }),
);

export const gateContent = style(
  layered({
    ...cell,
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[3],
    padding: vars.space[2],
    textAlign: 'center',
  }),
);
// Hides the text in a skeleton, where it would be grey on grey.
globalStyle(`[data-loading] ${gateContent}`, { '@layer': { [components]: { visibility: 'hidden' } } });
export const gateReason = style(layered({ fontWeight: 600 }));

export const row = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);
export const term = style(layered({ color: vars.color.inkMuted }));
export const value = style(layered({ textAlign: 'end' }));
