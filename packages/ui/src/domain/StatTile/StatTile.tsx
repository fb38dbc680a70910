import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { figure, label as labelClass, tile, tiles } from './StatTile.css.ts';

export interface StatTileProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** As it is read: '95%', '10k+', '2.5 s'. */
  figure: string;
  /** What the figure counts; the two are read as one sentence. */
  label: ReactNode;
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** One figure, large, and what it counts. What a car costs is a `PriceTag`'s or a `CarCard`'s. */
export function StatTile({ figure: value, label, className, ...rest }: StatTileProps) {
  return (
    <p {...rest} data-component="StatTile" className={classes(tile, className)}>
      <strong className={figure} data-part="Figure">
        {value}
      </strong>{' '}
      <span className={labelClass} data-part="Label">
        {label}
      </span>
    </p>
  );
}

export interface StatTilesProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A few `StatTile`s: a line each, from 768 px side by side between hairlines, the figure above what it counts. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <div {...rest} data-component="StatTiles" className={classes(tiles, className)} />;
}
