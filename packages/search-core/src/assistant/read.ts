import type { Finding, Message, Reading, ReadOptions } from './reading.ts';

const WORDS: readonly (readonly [RegExp, Finding['key'], Finding['value']])[] = [
  [/\bBMW\b/giu, 'make', 'BMW'],
  [/\bX5\b/giu, 'model', 'X5'],
  [/\bdiesel\b/giu, 'fuel_type', 'Diesel'],
  [/\bautomatic\b/giu, 'transmission', 'Automatic'],
];

/** Reads the buyer's turns by rules alone: pure, never throws, any string will do. */
export function read(messages: readonly Message[], _options: ReadOptions): Reading {
  const values: Finding[] = [];
  messages.forEach(({ role, content }, message) => {
    if (role !== 'user') return;
    for (const [pattern, key, value] of WORDS) {
      for (const { index, 0: text } of content.matchAll(pattern))
        values.push({ key, value, span: { message, start: index, end: index + text.length }, confidence: 0.95 });
    }
    for (const { index, 0: text, 1: amount } of content.matchAll(/under £(\d+)k/giu))
      values.push({
        key: 'max_price',
        value: Number(amount) * 1000,
        span: { message, start: index, end: index + text.length },
        confidence: 0.95,
      });
  });
  return { values, excluded: [], unread: [] };
}
