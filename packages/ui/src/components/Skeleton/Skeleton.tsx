import type { HTMLAttributes, Ref } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { announcement, content, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether what it wraps is still a stand-in. */
  isLoading: boolean;
  /** What a screen reader is told meanwhile. @default 'Loading' */
  label?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Wraps the real component with stand-in data, and greys it while it loads: nothing drifts apart, and nothing moves
 * when the data comes. What it wraps is inert meanwhile. Wrap a list once, not each of its rows: it announces itself.
 */
export function Skeleton({ isLoading, label, className, children, ...rest }: SkeletonProps) {
  const text = useStrings('Skeleton', enGB);
  return (
    <div
      {...rest}
      aria-busy={isLoading}
      data-component="Skeleton"
      data-loading={flag(isLoading)}
      className={classes(skeleton, className)}
    >
      <output className={announcement} data-part="Status">
        {isLoading && (label ?? text.label)}
      </output>
      <div className={content} inert={isLoading} data-part="Content">
        {children}
      </div>
    </div>
  );
}
