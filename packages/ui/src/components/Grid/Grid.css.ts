import { style, styleVariants } from '@vanilla-extract/css';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { type GridColumns, gridAlignments, gridColumns, gridDesktopGaps, gridShares } from './variants.ts';

const counts = Object.fromEntries(gridColumns.map((count) => [count, count])) as Record<GridColumns, GridColumns>;
// minmax(0, …) prevents a long word from widening its column.
const createTracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const createColumnClasses = (query: string) =>
  styleVariants(counts, (count) => layeredPrimitive({ '@media': { [query]: createTracks(count) } }));

export const grid = style(layeredPrimitive({ display: 'grid' }));

export const gutter = style(
  layeredPrimitive({
    columnGap: vars.space[4],
    rowGap: vars.space[6],
    '@media': { [media.tablet]: { columnGap: vars.space[6] } },
  }),
);

// vanilla-extract keeps the order of media queries, so wider ones come later and override narrower ones.
export const base = styleVariants(counts, (count) => layeredPrimitive(createTracks(count)));
export const tablet = createColumnClasses(media.tablet);
export const desktop = createColumnClasses(media.desktop);
export const wide = createColumnClasses(media.wide);

const sharesByName = Object.fromEntries(gridShares.map((shares) => [shares, shares.split(':')]));
export const desktopShares = styleVariants(sharesByName, (shares) =>
  layeredPrimitive({
    '@media': {
      [media.desktop]: { gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') },
    },
  }),
);

// Base gaps come from Stack, whose style sheet comes before this one.
const gaps = Object.fromEntries(gridDesktopGaps.map((step) => [step, vars.space[step]]));
export const desktopGap = styleVariants(gaps, (gap) => layeredPrimitive({ '@media': { [media.desktop]: { gap } } }));

export const align = styleVariants(Object.fromEntries(gridAlignments.map((name) => [name, name])), (alignItems) =>
  layeredPrimitive({ alignItems }),
);
