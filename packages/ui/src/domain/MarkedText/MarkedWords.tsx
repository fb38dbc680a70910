import type { CSSProperties } from 'react';
import { label, labelAnchor, labelText, mark as markStyle, labelLetters, spoken } from './MarkedText.css.ts';
import { splitAtMarks, type Mark, type TextPart } from './marks.ts';

interface MarkedWordsProps {
  text: string;
  marks: readonly Mark[];
  /** Whether screen readers announce the words here. If so, the field's name follows its words in brackets. */
  isAnnounced?: boolean | undefined;
}

/** Renders the text with its marks. The parent sets font and line height. */
export function MarkedWords({ text, marks, isAnnounced = false }: MarkedWordsProps) {
  const textParts = splitAtMarks(text, marks);
  return textParts.map((part, index) => {
    const { start, text: words, mark } = part;
    if (!mark) return words;
    const isLeftOut = mark.isLeftOut === true;
    const firstWord = /^\S*/.exec(words)?.[0] ?? '';
    return (
      <mark key={start} className={markStyle({ isLeftOut })} data-part="Mark">
        <span className={labelAnchor}>
          {firstWord}
          <span
            // A new function for each render, because any change to the text can move a label to the end of a line.
            ref={(element) => keepInLine(element)}
            className={label}
            aria-hidden
            style={getLabelRoom(part, textParts.slice(index + 1))}
          >
            <small className={labelText({ isLeftOut })} data-part="Label">
              {mark.label}
            </small>
          </span>
        </span>
        {words.slice(firstWord.length)}
        {isAnnounced && <span className={spoken}>{` (${mark.label})`}</span>}
      </mark>
    );
  });
}

/**
 * Moves a label back into its line, and shortens it if the previous label leaves too little room. Refs run in order, so
 * the previous label is already in its final position.
 */
function keepInLine(element: HTMLElement | null): void {
  const mark = element?.closest('mark');
  const lines = mark?.parentElement?.getBoundingClientRect();
  if (!element || !lines) return;
  const { style } = element;
  style.translate = style.maxInlineSize = '';
  const rect = element.getBoundingClientRect();
  const previous = mark?.previousElementSibling?.querySelector('small')?.getBoundingClientRect();
  // Leaves a gap of 4 px.
  if (previous?.top === rect.top && rect.right > lines.right)
    style.maxInlineSize = `${lines.right - previous.right - 4}px`;
  const { left, right } = element.getBoundingClientRect();
  style.translate = `${Math.min(0, lines.right - right) || Math.max(0, lines.left - left)}px`;
}

/**
 * Limits a label to the length of the text up to the next mark. The last label may be 8 characters longer than its
 * words.
 */
function getLabelRoom({ start, text }: TextPart, followingParts: readonly TextPart[]): CSSProperties {
  const next = followingParts.find(({ mark }) => mark);
  return { [labelLetters]: next ? next.start - start : text.length + 8 } as CSSProperties;
}
