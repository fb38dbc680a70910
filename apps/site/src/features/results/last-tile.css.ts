import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/**
 * Set inline: the number of columns that the tile spans in a grid with 2, 3 or 4 columns, which is all of them if the
 * last row of cars is full.
 */
export const tileColumnsOf2 = '--rest-of-2';
export const tileColumnsOf3 = '--rest-of-3';
export const tileColumnsOf4 = '--rest-of-4';

export const tile = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  '@media': {
    [media.tablet]: { gridColumn: `span var(${tileColumnsOf2})` },
    [media.desktop]: { gridColumn: `span var(${tileColumnsOf3})` },
    [media.wide]: { gridColumn: `span var(${tileColumnsOf4})` },
    [`not ${media.tablet}`]: { selectors: { '&[data-optional]': { display: 'none' } } },
  },
});

const hideIfFull = (query: string, columns: number) => ({
  [query]: { selectors: { [`&[data-optional~="full-${columns}"]`]: { display: 'none' } } },
});

/** Hides the tile if the last row is full, because there is no space to fill. */
export const optional = style({
  '@media': {
    ...hideIfFull(`${media.tablet} and (not ${media.desktop})`, 2),
    ...hideIfFull(`${media.desktop} and (not ${media.wide})`, 3),
    ...hideIfFull(media.wide, 4),
  },
});

export const title = style({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking });

export const text = style({ color: vars.color.inkMuted, textWrap: 'balance' });

export const group = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const groupHeading = style({ font: vars.type.small.font, fontWeight: 600 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyleType: '""' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1-5'],
  minBlockSize: vars.control.s,
  paddingInline: vars.space['3-5'],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  font: vars.type.small.font,
  fontWeight: 500,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: { '&:hover': { '@media': { [media.hover]: { borderColor: vars.color.ink } } } },
});

export const count = style({ color: vars.color.inkMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
