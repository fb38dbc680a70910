import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { gap as gapClass, stack } from './Stack.css.ts';
import type { Gap, StackAlignment, StackDirection, StackJustification } from './variants.ts';

export interface StackProps extends BoxProps {
  /**
   * The gap between children, in steps of 4 px.
   * @default 4
   */
  gap?: Gap | undefined;
  /** @default 'column' */
  direction?: StackDirection | undefined;
  /**
   * The alignment across the direction.
   * @default 'stretch' for a column, 'center' for a row
   */
  align?: StackAlignment | undefined;
  /**
   * The alignment along the direction.
   * @default 'start'
   */
  justify?: StackJustification | undefined;
}

/**
 * Lays out children in a column or row with gaps, so that they do not need margins. For a row that wraps use `Inline`.
 */
export function Stack({
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  return renderBox('div', {
    ...rest,
    'data-component': 'Stack',
    className: classes(stack({ direction, align, justify }), gapClass[gap], className),
  });
}
