import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { root } from './MarkedText.css.ts';
import { MarkedWords } from './MarkedWords.tsx';
import type { Mark } from './marks.ts';

export interface MarkedTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  text: string;
  marks: readonly Mark[];
}

/**
 * A text in which the words that were understood are underlined, with the name of their field below, and those that
 * were not are dotted. Give it a line height with 22 px to spare below each line: labels take no room of their own.
 */
export function MarkedText({ text, marks, className, ...rest }: MarkedTextProps) {
  return (
    <span {...rest} data-component="MarkedText" className={classes(root, className)}>
      <MarkedWords text={text} marks={marks} isRead />
    </span>
  );
}
