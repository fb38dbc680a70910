import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import type { Gap, StackAlignment, StackJustification } from '../Stack/index.ts';
import { gap as gapClass, stack } from '../Stack/Stack.css.ts';
import { wrapped } from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /** Between two of its children, and between two lines, in steps of 4 px. @default 2 */
  gap?: Gap | undefined;
  /** Within a line. @default 'center' */
  align?: StackAlignment | undefined;
  /** Along a line. @default 'start' */
  justify?: StackJustification | undefined;
}

/**
 * Things in a row that go on in a new line where there is no room: chips, badges, the buttons below a text. A list of
 * them: `render={(props) => <ul {...props} />}`. Parts that stay beside each other are a `Stack` whose direction is
 * 'row'; columns that align are a `Grid`.
 */
export function Inline({ gap = 2, align = 'center', justify = 'start', className, ...rest }: InlineProps) {
  return box('div', {
    ...rest,
    'data-component': 'Inline',
    className: classes(stack({ direction: 'row', align, justify }), wrapped, gapClass[gap], className),
  });
}
