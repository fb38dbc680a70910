import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { descriptionList, item, term as termClass, total } from './DescriptionList.css.ts';
import type { DescriptionListSize } from './variants.ts';

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  /** @default 'm' */
  size?: DescriptionListSize | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/** Rows of a term and its value, e.g. a car's facts or a bill. Its children are `DescriptionListItem`s. */
export function DescriptionList({ size = 'm', className, ...rest }: DescriptionListProps) {
  return <dl {...rest} data-component="DescriptionList" className={classes(descriptionList({ size }), className)} />;
}

export interface DescriptionListItemProps extends HTMLAttributes<HTMLDivElement> {
  term: ReactNode;
  /** The value of the term. */
  children: ReactNode;
  /**
   * Whether the row is the total of the rows above. A line separates it from them.
   * @default false
   */
  isTotal?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One row of a `DescriptionList`. */
export function DescriptionListItem({ term, isTotal = false, className, children, ...rest }: DescriptionListItemProps) {
  return (
    <div {...rest} data-component="DescriptionListItem" className={classes(isTotal ? total : item, className)}>
      <dt className={isTotal ? undefined : termClass} data-part="Term">
        {term}
      </dt>
      <dd data-part="Value">{children}</dd>
    </div>
  );
}
