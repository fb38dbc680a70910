import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { type Gap } from '../Stack/index.ts';
import { gap as gapClass } from '../Stack/Stack.css.ts';
import {
  align as alignClass,
  base,
  desktop,
  desktopGap,
  desktopShares,
  grid,
  gutter,
  tablet,
  wide,
} from './Grid.css.ts';
import type { GridAlignment, GridColumns, GridDesktopGap, GridShares } from './variants.ts';

/** Columns by screen width. Each value applies from its width up to the next one given. */
export interface GridColumnsByWidth {
  base?: GridColumns | undefined;
  /** From 768 px. */
  tablet?: GridColumns | undefined;
  /** From 1024 px; two columns can have shares. */
  desktop?: GridColumns | GridShares | undefined;
  /** From 1200 px. */
  wide?: GridColumns | undefined;
}

/** Distances by width of screen. */
export interface GridGapByWidth {
  base: Gap;
  /** From 1024 px. */
  desktop?: GridDesktopGap | undefined;
}

/** One card a row on a phone, four on a wide screen. */
const cards: GridColumnsByWidth = { base: 1, tablet: 2, desktop: 3, wide: 4 };

export interface GridProps extends BoxProps {
  /** Number of columns, the same at every width or by width. @default 1, 2, 3 and 4, as for cards */
  columns?: GridColumns | GridColumnsByWidth | undefined;
  /** Between rows and columns alike, in steps of 4 px. @default 24 px, with 16 between columns on a phone */
  gap?: Gap | GridGapByWidth | undefined;
  /** Of the things in a row. @default 'stretch' */
  align?: GridAlignment | undefined;
}

/** Columns, equal or in shares. A list of cards: `render={(props) => <ul {...props} />}`. */
export function Grid({ columns = cards, gap, align, className, ...rest }: GridProps) {
  const by = typeof columns === 'object' ? columns : { base: columns };
  const gaps: { base?: Gap | undefined; desktop?: GridDesktopGap | undefined } =
    typeof gap === 'object' ? gap : { base: gap };
  return box('div', {
    ...rest,
    'data-component': 'Grid',
    className: classes(
      grid,
      base[by.base ?? 1],
      by.tablet && tablet[by.tablet],
      typeof by.desktop === 'number' && desktop[by.desktop],
      typeof by.desktop === 'string' && desktopShares[by.desktop],
      by.wide && wide[by.wide],
      gaps.base === undefined ? gutter : gapClass[gaps.base],
      gaps.desktop !== undefined && desktopGap[gaps.desktop],
      align && alignClass[align],
      className,
    ),
  });
}
