import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import type { Gap, StackAlignment, StackJustification } from '../Stack/index.ts';
import { gap as gapClass, stack } from '../Stack/Stack.css.ts';
import { wrap } from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /**
   * The gap between children and between lines, in steps of 4 px.
   * @default 2
   */
  gap?: Gap | undefined;
  /**
   * The alignment within a line.
   * @default 'center'
   */
  align?: StackAlignment | undefined;
  /**
   * The alignment along a line.
   * @default 'start'
   */
  justify?: StackJustification | undefined;
}

/**
 * A row that wraps: chips, badges, buttons below a paragraph. For a list use `render={(props) => <ul {...props} />}`.
 * For a row that does not wrap use a `Stack` with direction 'row', and for aligned columns a `Grid`.
 */
export function Inline({ gap = 2, align = 'center', justify = 'start', className, ...rest }: InlineProps) {
  return renderBox('div', {
    ...rest,
    'data-component': 'Inline',
    className: classes(stack({ direction: 'row', align, justify }), wrap, gapClass[gap], className),
  });
}
