import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { label as labelClass, ring, spinner } from './Spinner.css.ts';
import type { SpinnerSize } from './variants.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** @default 'm' */
  size?: SpinnerSize | undefined;
  /** What is being waited for, e.g. 'Searching 12,408 cars'. @default 'Loading' */
  label?: string | undefined;
  /** Shows the ring alone. The words are still read, and seen by who asked for less motion: their ring stands still. */
  isLabelHidden?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Something is being waited for, and nobody knows how long. Where it is known what will come, a `Skeleton` of it is
 * better; a `Button` that was pressed has `isPending`. Show it once a wait, and only if that lasts longer than a blink.
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
