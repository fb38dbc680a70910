import { style, styleVariants } from '@vanilla-extract/css';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { type GridColumns, gridColumns } from './variants.ts';

const counts = Object.fromEntries(gridColumns.map((count) => [count, count])) as Record<GridColumns, GridColumns>;
// minmax(0, …): a long word must not widen its column
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const from = (query: string) =>
  styleVariants(counts, (count) => layeredPrimitive({ '@media': { [query]: tracks(count) } }));

/** The gutter is 16 px, and 24 from a tablet's width. */
export const grid = style(
  layeredPrimitive({
    display: 'grid',
    columnGap: vars.space[4],
    rowGap: vars.space[6],
    '@media': { [media.tablet]: { columnGap: vars.space[6] } },
  }),
);

// vanilla-extract writes media queries in the order of their sheet, so the wider win by coming later
export const base = styleVariants(counts, (count) => layeredPrimitive(tracks(count)));
export const tablet = from(media.tablet);
export const desktop = from(media.desktop);
export const wide = from(media.wide);
