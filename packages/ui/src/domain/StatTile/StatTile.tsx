import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { figure, label as labelClass, tile, tiles } from './StatTile.css.ts';

export interface StatTileProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** The figure as shown: '95%', '10k+', '2.5 s'. */
  figure: string;
  /** The label. Screen readers read the figure and the label as one sentence. */
  label: ReactNode;
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** A large figure with a label. For the price of a car use `PriceTag` or `CarCard`. */
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

/** A group of `StatTile`s: one per row, or side by side from 768 px. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <div {...rest} data-component="StatTiles" className={classes(tiles, className)} />;
}
