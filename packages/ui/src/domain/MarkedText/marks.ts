/** A stretch of a text that was understood, or left out. Positions are UTF-16 units; `end` is the first one after it. */
export interface Mark {
  start: number;
  end: number;
  /** The field that it was understood as, e.g. 'maximum price'; for what was left out, e.g. 'left out'. */
  label: string;
  isLeftOut?: boolean | undefined;
}

export interface Stretch {
  start: number;
  text: string;
  mark?: Mark;
}

/**
 * Cuts a text into marked and plain stretches. Marks that are empty, lie outside the text or begin inside an earlier
 * one are dropped: the text may have been edited since it was read.
 */
export function cut(text: string, marks: readonly Mark[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < from || mark.end <= mark.start || mark.end > text.length) continue;
    if (mark.start > from) stretches.push({ start: from, text: text.slice(from, mark.start) });
    stretches.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    from = mark.end;
  }
  if (from < text.length) stretches.push({ start: from, text: text.slice(from) });
  return stretches;
}
