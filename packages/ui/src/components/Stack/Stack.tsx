import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { gap as gapClass, stack } from './Stack.css.ts';
import type { Gap, StackAlignment, StackDirection, StackJustification } from './variants.ts';

export interface StackProps extends BoxProps {
  /** Between two of its children, in steps of 4 px. @default 4 */
  gap?: Gap | undefined;
  /** @default 'column' */
  direction?: StackDirection | undefined;
  /** Across its direction. @default 'stretch' for a column, 'center' for a row */
  align?: StackAlignment | undefined;
  /** Along its direction. @default 'start' */
  justify?: StackJustification | undefined;
}

/**
 * Sets its children apart, below each other or in a row, so that none needs a margin. A row that goes on in a new line
 * is an `Inline`.
 */
export function Stack({
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  return box('div', {
    ...rest,
    'data-component': 'Stack',
    className: classes(stack({ direction, align, justify }), gapClass[gap], className),
  });
}
