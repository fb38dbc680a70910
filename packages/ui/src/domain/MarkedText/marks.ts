/** An understood or ignored span of a text, in UTF-16 code units. `end` is exclusive. */
export interface Mark {
  start: number;
  end: number;
  /** The name of the field, such as 'maximum price', or 'left out'. */
  label: string;
  isLeftOut?: boolean | undefined;
}

export interface TextPart {
  start: number;
  text: string;
  mark?: Mark;
}

/**
 * Splits a text into marked and plain spans. Drops marks that are empty, extend beyond the text or overlap an earlier
 * mark, because the text may have changed since it was parsed.
 */
export function splitAtMarks(text: string, marks: readonly Mark[]): TextPart[] {
  const textParts: TextPart[] = [];
  let from = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < from || mark.end <= mark.start || mark.end > text.length) continue;
    if (mark.start > from) textParts.push({ start: from, text: text.slice(from, mark.start) });
    textParts.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    from = mark.end;
  }
  if (from < text.length) textParts.push({ start: from, text: text.slice(from) });
  return textParts;
}
