import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { label as labelClass, ring, spinner } from './Spinner.css.ts';
import type { SpinnerSize } from './variants.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** @default 'm' */
  size?: SpinnerSize | undefined;
  /**
   * States what is loading, such as 'Searching 12,408 cars'.
   * @default 'Loading'
   */
  label?: string | undefined;
  /**
   * Shows only the ring. The label is still announced. With reduced motion the label is shown and the ring is static.
   */
  isLabelHidden?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Shows indeterminate progress. If the layout of the content is known, prefer a `Skeleton`. For a pressed `Button` use
 * `isPending`. Show one spinner at a time, and only for delays that users notice.
 */
export function Spinner({ size = 'm', label, isLabelHidden = false, className, ...rest }: SpinnerProps) {
  const text = useStrings('Spinner', enGB);
  return (
    <span role="status" {...rest} data-component="Spinner" className={classes(spinner, className)}>
      <span className={ring({ size })} aria-hidden data-part="Ring" />
      <span className={labelClass({ isHidden: isLabelHidden })} data-part="Label">
        {label ?? text.label}
      </span>
    </span>
  );
}
