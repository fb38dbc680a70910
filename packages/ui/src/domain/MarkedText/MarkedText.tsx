import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { keepMarksTogether } from './keep-marks-together.ts';
import { root } from './MarkedText.css.ts';
import { MarkedWords } from './MarkedWords.tsx';
import type { Mark } from './marks.ts';

export interface MarkedTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  text: string;
  marks: readonly Mark[];
}

/**
 * Text in which understood words are underlined, with the name of their field below, and unrecognised words have a
 * dotted underline. The words of a short mark stay on one line. Labels take up no space in the layout, so if you change
 * the line height, leave 22 px below each line.
 */
export function MarkedText({ text, marks, className, ...rest }: MarkedTextProps) {
  return (
    <span {...rest} data-component="MarkedText" className={classes(root, className)}>
      <MarkedWords text={keepMarksTogether(text, marks)} marks={marks} isAnnounced />
    </span>
  );
}
