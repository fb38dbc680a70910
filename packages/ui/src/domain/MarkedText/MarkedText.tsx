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
 * Text in which understood words are underlined, with the name of their field below, and unrecognised words are
 * dotted. Labels take no space, so set a line height that leaves 22 px below each line.
 */
export function MarkedText({ text, marks, className, ...rest }: MarkedTextProps) {
  return (
    <span {...rest} data-component="MarkedText" className={classes(root, className)}>
      <MarkedWords text={text} marks={marks} isRead />
    </span>
  );
}
