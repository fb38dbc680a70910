import { isExcludable, read, type Span } from '@forecourt/assistant';
import type { Mark } from '@forecourt/ui/MarkedText';

/** The labels below marks, in a buyer's words rather than the form's. */
const LABELS = {
  make: 'make',
  model: 'model',
  postcode: 'where',
  radius: 'how far',
  min_price: 'minimum price',
  max_price: 'maximum price',
  min_year: 'year',
  max_year: 'year',
  min_mileage: 'minimum mileage',
  max_mileage: 'maximum mileage',
  fuel_type: 'fuel',
  transmission: 'gearbox',
  body_type: 'body',
  doors: 'doors',
  color: 'colour',
  seats: 'seats',
  exclude_writeoff: 'write-offs',
} as const;

const LABEL_ORDER: readonly string[] = Object.values(LABELS);

interface LabelledSpan {
  start: number;
  end: number;
  labels: string[];
  isLeftOut: boolean;
}

/**
 * Marks the parts of a sentence that the reader recognised, and those that it ignored, in order and without overlaps. A
 * make and its model are one mark.
 */
export function markSentence(text: string, now: Date = new Date()): Mark[] {
  const { values, excluded, unread } = read([{ role: 'user', content: text }], { now });
  const createLabelledSpan = ({ start, end }: Span, label: string, isLeftOut: boolean): LabelledSpan => ({
    start,
    end,
    labels: [label],
    isLeftOut,
  });
  const labelledSpans = [
    ...values.map(({ key, span }) => createLabelledSpan(span, LABELS[key], false)),
    ...excluded.map(({ key, span }) =>
      isExcludable(key)
        ? createLabelledSpan(span, LABELS[key], false)
        : createLabelledSpan(span, 'no filter for this', true),
    ),
    ...unread.map((span) => createLabelledSpan(span, 'left out', true)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);

  const mergedSpans: LabelledSpan[] = [];
  for (const next of labelledSpans) {
    const last = mergedSpans.at(-1);
    if (last && (next.start < last.end || isCarName(last, next, text))) mergeInto(last, next);
    else mergedSpans.push(next);
  }
  return mergedSpans.map(({ start, end, labels, isLeftOut }) => ({ start, end, label: labels.join(', '), isLeftOut }));
}

/** Returns whether the spans are a make and its model, such as 'BMW X5'. */
function isCarName(last: LabelledSpan, next: LabelledSpan, text: string): boolean {
  return (
    last.labels.join() === LABELS.make &&
    next.labels[0] === LABELS.model &&
    text.slice(last.end, next.start).trim() === ''
  );
}

function mergeInto(last: LabelledSpan, next: LabelledSpan): void {
  last.end = Math.max(last.end, next.end);
  // Recognised words take precedence over unrecognised ones.
  if (last.isLeftOut && !next.isLeftOut) {
    last.labels = next.labels;
    last.isLeftOut = false;
  } else if (last.isLeftOut === next.isLeftOut) {
    const allLabels = new Set([...last.labels, ...next.labels]);
    last.labels = [...allLabels].toSorted((a, b) => LABEL_ORDER.indexOf(a) - LABEL_ORDER.indexOf(b));
  }
}
