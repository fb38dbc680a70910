import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
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

/** Columns by screen width. Each value applies from its width up to the next width that has a value. */
export interface GridColumnsByWidth {
  base?: GridColumns | undefined;
  /** The columns from 768 px. */
  tablet?: GridColumns | undefined;
  /** The columns from 1024 px. Two columns can have different shares of the width. */
  desktop?: GridColumns | GridShares | undefined;
  /** The columns from 1200 px. */
  wide?: GridColumns | undefined;
}

/** Gaps by screen width. */
export interface GridGapByWidth {
  base: Gap;
  /** The gap from 1024 px; the base gap by default. */
  desktop?: GridDesktopGap | undefined;
}

const DEFAULT_COLUMNS: GridColumnsByWidth = { base: 1, tablet: 2, desktop: 3, wide: 4 };

export interface GridProps extends BoxProps {
  /**
   * The number of columns: the same at every width, or by width.
   * @default 1, 2, 3 and 4 columns, from phones to wide screens
   */
  columns?: GridColumns | GridColumnsByWidth | undefined;
  /**
   * The gap between rows and between columns, in steps of 4 px.
   * @default 24 px, and 16 px between columns on a phone
   */
  gap?: Gap | GridGapByWidth | undefined;
  /**
   * The vertical alignment of the items in a row.
   * @default 'stretch'
   */
  align?: GridAlignment | undefined;
}

/**
 * A grid of columns with equal or proportional widths. For a list of cards use `render={(props) => <ul {...props} />}`.
 */
export function Grid({ columns = DEFAULT_COLUMNS, gap, align, className, ...rest }: GridProps) {
  const columnsByWidth = typeof columns === 'object' ? columns : { base: columns };
  const gapByWidth: { base?: Gap | undefined; desktop?: GridDesktopGap | undefined } =
    typeof gap === 'object' ? gap : { base: gap };
  return renderBox('div', {
    ...rest,
    'data-component': 'Grid',
    className: classes(
      grid,
      base[columnsByWidth.base ?? 1],
      columnsByWidth.tablet && tablet[columnsByWidth.tablet],
      typeof columnsByWidth.desktop === 'number' && desktop[columnsByWidth.desktop],
      typeof columnsByWidth.desktop === 'string' && desktopShares[columnsByWidth.desktop],
      columnsByWidth.wide && wide[columnsByWidth.wide],
      gapByWidth.base === undefined ? gutter : gapClass[gapByWidth.base],
      gapByWidth.desktop !== undefined && desktopGap[gapByWidth.desktop],
      align && alignClass[align],
      className,
    ),
  });
}
