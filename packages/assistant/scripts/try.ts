/**
 * Shows how the reader understands a query: `npm run try -- "a BMW under 20k, not red"`. Each argument is one of the
 * buyer's turns. Prints each value, exclusion and unrecognised part under the words that it comes from, and then the
 * search's parameters and URL.
 */
import { createStateFromAssistant, writeSearch } from '@forecourt/search-core';
import { getParams, read, type Message, type Span } from '../src/index.ts';

const messages = process.argv.slice(2).map((content): Message => ({ role: 'user', content }));
if (messages.length === 0) {
  console.error('Usage: npm run try -- "a BMW under 20k, not red" ["the next turn" …]');
  process.exit(2);
}

const reading = read(messages, { now: new Date() });
const rows: { label: string; span: Span }[] = [
  ...reading.values.map(({ key, value, span, confidence }) => ({
    label: `${key}: ${String(value)} (confidence ${confidence})`,
    span,
  })),
  ...reading.excluded.map(({ key, value, span }) => ({ label: `not ${key}: ${String(value)}`, span })),
  ...reading.unread.map((span) => ({ label: 'unread', span })),
];

for (const [index, { content }] of messages.entries()) {
  console.log(`\n${content}`);
  const messageRows = rows.filter(({ span }) => span.message === index).toSorted((a, b) => a.span.start - b.span.start);
  for (const { label, span } of messageRows)
    console.log(`${' '.repeat(span.start)}${'─'.repeat(Math.max(1, span.end - span.start))} ${label}`);
}
const params = getParams(reading);
console.log(`\nparameters  ${JSON.stringify(params)}`);
console.log(`URL         /search/results?${writeSearch(createStateFromAssistant(params, { originalQuery: '' }))}`);
