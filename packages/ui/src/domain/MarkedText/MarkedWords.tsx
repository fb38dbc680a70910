import { first, label, mark as markStyle } from './MarkedText.css.ts';
import { cut, type Mark } from './marks.ts';

/** The words of a text with their marks, for a line whose height and letters are another's. */
export function MarkedWords({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return cut(text, marks).map(({ start, text: words, mark }) => {
    if (!mark) return words;
    const isLeftOut = mark.isLeftOut === true;
    const firstWord = /^\S*/.exec(words)?.[0] ?? '';
    return (
      <mark key={start} className={markStyle({ isLeftOut })} data-part="Mark">
        <span className={first}>
          {firstWord}
          <small className={label({ isLeftOut })} data-part="Label">
            {mark.label}
          </small>
        </span>
        {words.slice(firstWord.length)}
      </mark>
    );
  });
}
