import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

export const dialog = style(layered({ color: vars.color.ink }));
export const spoken = style(layered(visuallyHidden));

// The class twice, to override CarImage's own style in any order of style sheets.
export const picture = style(
  layered({
    selectors: {
      '&&': { borderRadius: 0, aspectRatio: '3 / 2', '@media': { [media.tablet]: { aspectRatio: '2 / 1' } } },
    },
  }),
);
// While the car is fetched, nobody knows yet whether it has one.
globalStyle(`[data-loading] ${picture} [data-part='Note']`, { '@layer': { [components]: { visibility: 'hidden' } } });
// A carousel's dots and arrows overlap the frame's lower edge.
globalStyle(`[data-component='Carousel'] ${picture} [data-part='Note']`, {
  '@layer': { [components]: { insetBlockEnd: vars.space[16] } },
});

// Shows the whole picture instead of cropping it to the plate.
globalStyle(`${picture} [data-part='Picture']`, { '@layer': { [components]: { objectFit: 'contain' } } });

export const thumbnail = style(
  layered({ selectors: { '&&': { borderRadius: 0, aspectRatio: 'auto', inlineSize: '100%', blockSize: '100%' } } }),
);

export const content = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] }));

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    paddingBlockStart: vars.space[6],
  }),
);

export const about = style(layered({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'break-word' }));

export const name = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  }),
);

export const derivative = style(layered({ marginBlockStart: vars.space[1] }));

export const facts = style(layered({ marginBlockStart: vars.space[1] }));

export const badges = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginBlockStart: vars.space[2] }),
);

/** Below the price analysis, closer than a section. */
export const finance = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);

export const actions = style(
  layered({
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    inlineSize: '100%',
    '@media': { [media.tablet]: { inlineSize: 'auto' } },
  }),
);

/** The lines stay as the seller broke them. */
export const words = recipe({
  base: layered({ maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  variants: {
    isFolded: {
      true: layered({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' }),
    },
  },
});

export const unfold = style(
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

/** Begins with a rule, as PriceAnalysis does not by itself. */
export const chapter = style(
  layered({ paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.ink}` }),
);

export const reason = style(
  layered({
    maxInlineSize: '68ch',
    marginBlockStart: vars.space[2],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
);

/** Blur and overlay share one cell, which is as high as the higher of them. */
export const gate = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: vars.space[2] }),
);
const cell = { gridArea: '1 / 1' };

export const blurred = style(layered({ ...cell, color: vars.color.inkMuted, filter: 'blur(5px)', userSelect: 'none' }));

export const over = style(
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
// Grey on grey would not be visible.
globalStyle(`[data-loading] ${over}`, { '@layer': { [components]: { visibility: 'hidden' } } });
export const why = style(layered({ fontWeight: 600 }));

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
