import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

/** A container of this width has room for four thumbnails of a useful size. */
const wideContainer = '(min-width: 560px)';

export const carousel = style(
  layeredPrimitive({ position: 'relative', containerType: 'inline-size', minInlineSize: 0 }),
);

export const stage = style(layeredPrimitive({ position: 'relative', background: vars.color.plate }));

export const viewport = style(
  layeredPrimitive({
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
  }),
);

// A second focus ring inside the first keeps focus visible on a picture of any colour. On the scroller, the slides
// would cover it.
globalStyle(
  `${stage}:has(> ${viewport}:focus-visible)::after`,
  layeredPrimitive({
    content: '""',
    position: 'absolute',
    inset: '2px',
    border: `2px solid ${vars.color.surfaceRaised}`,
    pointerEvents: 'none',
  }),
);

export const slide = style(
  layeredPrimitive({
    display: 'grid',
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  }),
);

// In narrow layouts the arrows are in the lower corners, where they do not cover the middle of the picture. The doubled
// class overrides the button's own position regardless of the order of the style sheets.
const createArrow = (side: StyleRule) =>
  style(
    layeredPrimitive({
      selectors: { '&&': { position: 'absolute', insetBlockEnd: vars.space[2], ...side } },
      '@container': { [wideContainer]: { selectors: { '&&': { insetBlock: 'calc(50% - 22px) auto' } } } },
    }),
  );
export const previous = createArrow({ insetInlineStart: vars.space[3] });
export const next = createArrow({ insetInlineEnd: vars.space[3] });

/** Clicks next to the dots or the count reach the picture. */
export const place = style(
  layeredPrimitive({
    position: 'absolute',
    // Aligns the dots with the arrows next to them.
    insetBlockEnd: '18px',
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '@container': { [wideContainer]: { insetBlockEnd: vars.space[2] } },
  }),
);
globalStyle(
  `${place} > *`,
  layeredPrimitive({
    paddingInline: vars.space[1],
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    pointerEvents: 'auto',
  }),
);

export const counter = style(
  layeredPrimitive({
    font: vars.type.micro.font,
    lineHeight: '24px',
    color: vars.color.ink,
    selectors: { [`${place} > &`]: { paddingInline: vars.space['2-5'] } },
  }),
);

const alwaysSelector = `${carousel}[data-thumbnails='always'] &`;

export const narrowOnly = style(
  layeredPrimitive({
    selectors: { [alwaysSelector]: { display: 'none' } },
    '@container': { [wideContainer]: { display: 'none' } },
  }),
);
export const wideOnly = style(
  layeredPrimitive({
    selectors: {
      [`${carousel}:not([data-thumbnails]) &`]: { '@container': { [`not ${wideContainer}`]: { display: 'none' } } },
    },
  }),
);

export const thumbnails = style(
  layeredPrimitive({
    display: 'none',
    gap: vars.space['0-5'],
    marginBlockStart: vars.space['0-5'],
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    selectors: { [alwaysSelector]: { display: 'flex' } },
    '@container': { [wideContainer]: { display: 'flex' } },
  }),
);

export const thumbnail = style(
  layeredPrimitive({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '126px',
    // Most cameras take 3:2 pictures. A wider frame would crop the roof and the wheels.
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    background: vars.color.plate,
    ':focus-visible': { ...focusRing, outlineOffset: '-4px' },
    selectors: {
      // Four thumbnails fit in a row.
      [alwaysSelector]: {
        '@container': { [`not ${wideContainer}`]: { inlineSize: `calc(25% - ${vars.space['1-5']} / 4)` } },
      },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `3px solid ${vars.color.ink}`,
      },
    },
  }),
);

export const status = style(layeredPrimitive(visuallyHidden));
