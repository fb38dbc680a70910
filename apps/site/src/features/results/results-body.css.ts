import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { site } from '../../layers.css.ts';
import { style, wrapInSiteLayer } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

/** Dims the results during a search, after a delay, so that a fast search does not flicker. */
const dimmed = {
  transition: `opacity ${vars.time.base} 200ms`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
} as const;

export const carResults = style({
  ...dimmed,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});

export const pages = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const limitNote = style({ marginBlockStart: vars.space[8], maxInlineSize: '60ch', fontWeight: 600 });

export const feed = style([typeset.small, { marginBlockStart: vars.space[6] }]);

export const grid = style({ rowGap: vars.space[12], paddingBlockStart: vars.space[5] });

/**
 * Reserves a third line for long facts, so that prices in a row are level. It is a class, because with `:has()` every
 * change in a card would restyle all cards.
 */
export const longFactsGrid = style([grid, {}]);
globalStyle(`${longFactsGrid} [data-part='Facts']`, {
  '@layer': { [site]: { '@media': { [`${media.desktop} and (max-width: 90em)`]: { minBlockSize: '3lh' } } } },
});

export const list = style({ paddingBlockStart: vars.space[2] });
globalStyle(`${list} > li + li`, wrapInSiteLayer({ borderBlockStart: `1px solid ${vars.color.line}` }));
globalStyle(`${list} > li`, wrapInSiteLayer({ paddingBlock: `${vars.space[4]} ${vars.space[2]}` }));

/**
 * Reserves two lines for the price calculation, which is shorter for cars without a range, so that the buttons in a row
 * are level.
 */
globalStyle(`${grid} [data-component='PriceSum']`, {
  '@layer': { [site]: { '@media': { [media.tablet]: { minBlockSize: '2lh' } } } },
});

/** Replaces the cars if the search fails or needs a postcode. */
export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[6],
  maxInlineSize: '720px',
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
});

/** Replaces the cars if a search finds none. */
export const emptyResult = style({
  ...dimmed,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlockStart: vars.space[3],
});

/** Reserves more than half of the window, so that the footer does not jump when the suggestions load. */
export const emptyResultPlaceholder = style({ minBlockSize: '60vh' });

export const lead = typeset.lead;

export const problem = style({ display: 'grid', gap: vars.space[1] });

/** Indents the error's own message below the sentence that explains it. */
export const detail = style({
  paddingInlineStart: vars.space[7],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  overflowWrap: 'anywhere',
});

export const failure = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  color: vars.color.error,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const place = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });

export const actions = typeset.actions;
