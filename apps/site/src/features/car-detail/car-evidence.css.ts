import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../style.ts';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  scrollMarginBlockStart: vars.space[16],
  outline: 'none',
});

export const lead = style({ marginBlockStart: vars.space[1], color: vars.color.inkMuted });
export const summary = style({ fontWeight: 600, color: vars.color.ink });

export const note = style({
  maxInlineSize: '68ch',
  marginBlockStart: vars.space[2],
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  color: vars.color.inkMuted,
});

export const chartSpace = style({
  blockSize: '320px',
  marginBlockStart: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunk,
});

export const chart = style({ marginBlockStart: vars.space[4] });
export const ledger = style({ marginBlockStart: vars.space[4] });
// Keeps a sign on the same line as its amount.
globalStyle(`${ledger} dd`, wrapInSiteLayer({ whiteSpace: 'nowrap' }));
export const retry = style({ marginBlockStart: vars.space[3] });

export const priceBelow = style({ color: vars.color.good });
export const priceAbove = style({ color: vars.color.high });

export const cars = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** A row on phones, and a column on wider screens. */
export const car = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[28]} minmax(0, 1fr)`,
  gap: vars.space[3],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], alignItems: 'start' } },
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.m });

export const link = style({
  // The link covers the whole car, but the browser scrolls only the text into view. The margin leaves room for the
  // rest.
  scrollMarginBlock: `calc(2 * ${vars.space[20]})`,
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Reserves two lines on wider screens, so that the prices in a row are level. */
export const facts = style({
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  color: vars.color.inkMuted,
  '@media': { [media.tablet]: { minBlockSize: '2lh' } },
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: vars.space[1],
});

export const price = style({ fontFamily: vars.font.display, fontSize: vars.text[19], fontWeight: 700 });
