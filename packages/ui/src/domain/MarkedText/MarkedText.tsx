import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../element/index.ts';
import { first, label, mark as markStyle, root } from './MarkedText.css.ts';
import { cut, type Mark } from './marks.ts';

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
      {cut(text, marks).map(({ start, text: words, mark }) => {
        if (!mark) return words;
        const isLeftOut = mark.isLeftOut === true;
        const firstWord = /^\S*/.exec(words)?.[0] ?? '';
        return (
          <mark
            key={start}
            className={markStyle({ isLeftOut })}
            data-part="Mark"
            data-left-out={isLeftOut ? '' : undefined}
          >
            <span className={first}>
              {firstWord}
              <small className={label({ isLeftOut })} data-part="Label">
                {mark.label}
              </small>
            </span>
            {words.slice(firstWord.length)}
          </mark>
        );
      })}
    </span>
  );
}
