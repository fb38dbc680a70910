import type { HTMLAttributes, Ref } from 'react';
import { classes, flag } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { announcement, content, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether the content is a placeholder. */
  isLoading: boolean;
  /** Announced while loading. @default 'Loading' */
  label?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Wraps the real component with placeholder data and shows it as bars while loading, so that nothing shifts when the
 * data arrives. The content is inert meanwhile. Wrap the complete list, not each row, because each Skeleton announces
 * loading.
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
