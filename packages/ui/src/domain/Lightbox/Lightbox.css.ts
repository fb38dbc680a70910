import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floatingLevel } from '../../internal/overlay/level.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media } from '../../theme/style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const overlay = style(
  layered({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // Includes the scroll bar, which returns while the lightbox closes.
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: floatingLevel,
    background: vars.color.surface,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.time.base} ${vars.ease.out}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.time.fast} ${vars.ease.inout} forwards` },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } } },
  }),
);

export const modal = style(layered({ blockSize: '100%' }));

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    blockSize: '100%',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflow: 'hidden',
    background: vars.color.surface,
    color: vars.color.ink,
    // The lightbox receives focus when it opens without photos, and needs no ring.
    outline: 'none',
  }),
);

export const top = style(
  layered({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[5]} ${vars.space[2]}`,
  }),
);

export const counter = style(
  layered({ flex: 1, margin: 0, font: vars.type.body.font, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);

export const body = style(layered({ flex: 1, minBlockSize: 0, position: 'relative' }));

export const carousel = style(
  layered({ display: 'flex', flexDirection: 'column', blockSize: '100%', boxSizing: 'border-box' }),
);
globalStyle(
  `${carousel} > [data-part="Stage"]`,
  layered({ flex: 1, minBlockSize: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', background: 'none' }),
);
globalStyle(`${carousel} [data-part="Viewport"]`, layered({ minBlockSize: 0 }));
globalStyle(`${carousel} [data-part="Slide"]`, layered({ minBlockSize: 0, gridTemplateRows: 'minmax(0, 1fr)' }));
/** Hides the counter and the marks, because the header shows the position as text. */
globalStyle(`${carousel} :is([data-part="Counter"], [data-part="Marks"])`, layered({ display: 'none' }));
globalStyle(
  `${carousel} > [data-part="Thumbnails"]`,
  layered({
    flex: 'none',
    justifyContent: 'safe center',
    gap: vars.space[2],
    marginBlockStart: 0,
    padding: vars.space[3],
    '@media': { '(max-height: 30em)': { display: 'none' } },
  }),
);
globalStyle(
  `${carousel} [data-part="Thumbnail"]`,
  layered({ inlineSize: '96px', padding: 0, border: 'none', borderRadius: vars.radius.m }),
);

/** Marks the current thumbnail with a ring around it, because a line inside would be invisible on a dark photo. */
globalStyle(
  `${carousel} [data-part="Thumbnail"][aria-selected="true"]`,
  layered({
    boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.ink}`,
  }),
);
// Forced colours remove shadows, so a border inside the edge marks the current thumbnail, and the focus ring is
// outside.
globalStyle(
  `${carousel} [data-part="Thumbnail"][aria-selected="true"]::after`,
  layered({ '@media': { [media.forcedColors]: { inset: 0, border: '4px solid Highlight' } } }),
);
globalStyle(
  `${carousel} [data-part="Thumbnail"]:focus-visible`,
  layered({ '@media': { [media.forcedColors]: { outlineOffset: '2px' } } }),
);

export const thumbnail = style(
  layered({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const figure = style(
  layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0, margin: 0 }),
);

export const frame = recipe({
  base: layered({
    flex: 1,
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: 0,
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  }),
  variants: {
    isZoomed: {
      true: layered({ display: 'block', overflow: 'auto', overscrollBehavior: 'contain', cursor: 'move' }),
    },
  },
});

export const picture = recipe({
  base: layered({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
  variants: {
    isZoomed: { true: layered({ inlineSize: '200%', maxInlineSize: 'none', blockSize: '200%' }) },
  },
});

export const brokenMessage = style(
  layered({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    padding: vars.space[5],
    textAlign: 'center',
    color: vars.color.inkMuted,
  }),
);

export const caption = style(
  layered({
    flex: 'none',
    // Keeps clear of the dots and arrows at the bottom.
    paddingBlock: `${vars.space[3]} ${vars.space[14]}`,
    paddingInline: vars.space[5],
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.inkMuted,
  }),
);
