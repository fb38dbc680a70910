import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { type Gap } from '../Stack/index.ts';
import { gap as gapClass } from '../Stack/Stack.css.ts';
import { base, desktop, grid, tablet, wide } from './Grid.css.ts';
import type { GridColumns } from './variants.ts';

/** Columns by width of screen: each holds from its width upwards, until a wider one is named. */
export interface GridColumnsByWidth {
  base?: GridColumns | undefined;
  /** From 768 px. */
  tablet?: GridColumns | undefined;
  /** From 1024 px. */
  desktop?: GridColumns | undefined;
  /** From 1200 px. */
  wide?: GridColumns | undefined;
}

/** One card a row on a phone, four on a wide screen. */
const cards: GridColumnsByWidth = { base: 1, tablet: 2, desktop: 3, wide: 4 };

export interface GridProps extends BoxProps {
  /** A number at every width, or by width. @default 1, 2, 3 and 4, as cards stand */
  columns?: GridColumns | GridColumnsByWidth | undefined;
  /** Between rows and columns alike, in steps of 4 px. @default 24 px, with 16 between columns on a phone */
  gap?: Gap | undefined;
}

/** Equal columns. A list of cards: `render={(props) => <ul {...props} />}`. */
export function Grid({ columns = cards, gap, className, ...rest }: GridProps) {
  const by = typeof columns === 'number' ? { base: columns } : columns;
  return box('div', {
    ...rest,
    'data-component': 'Grid',
    className: classes(
      grid,
      base[by.base ?? 1],
      by.tablet && tablet[by.tablet],
      by.desktop && desktop[by.desktop],
      by.wide && wide[by.wide],
      gap !== undefined && gapClass[gap],
      className,
    ),
  });
}
