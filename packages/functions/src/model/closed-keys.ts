import type { AssistantParams } from '@forecourt/search-core';
import { type Message, getParams, read, type Reading } from '@forecourt/assistant';

type Key = keyof AssistantParams;

/** A message that sets every filter, to show which ones a later message clears. */
const MESSAGE_WITH_ALL_KEYS: Message = {
  role: 'user',
  content:
    'Red Ford Fiesta petrol manual hatchback with 5 doors and 5 seats, £4,000 to £5,000, 2014 to 2016, between 20,000 and 50,000 miles on the clock, within 50 miles of Leeds, no write-offs',
};

const CLAUSE_END = /[,.;:!?\n]+/u;
/** The maximum number of clauses to read separately in one request. */
const MAX_CLAUSES = 100;

/**
 * Returns the parameters that a language model may not set, because the buyer excluded one of their values or cleared
 * them ('any colour', 'price doesn't matter').
 */
export function findClosedKeys(reading: Reading, messages: readonly Message[], now: Date): ReadonlySet<Key> {
  const closedKeys = new Set<Key>(reading.excluded.map(({ key }) => key));
  const paramsBefore = getParams(read([MESSAGE_WITH_ALL_KEYS], { now }));
  const clauses = messages.flatMap(({ role, content }) => (role === 'user' ? content.split(CLAUSE_END) : []));
  // Each clause is also read separately, because a later word may seem to set the parameter again.
  const singleClauseTurns = clauses.slice(-MAX_CLAUSES).map((content): Message[] => [{ role: 'user', content }]);
  for (const turns of [messages, ...singleClauseTurns]) {
    const paramsAfter = getParams(read([MESSAGE_WITH_ALL_KEYS, ...turns], { now }));
    for (const key of Object.keys(paramsBefore) as Key[])
      if (paramsAfter[key] === undefined && !isReplaced(key, paramsAfter)) closedKeys.add(key);
  }
  return closedKeys;
}

/** A new make removes the model, and a new bound may remove the other bound. Neither was cleared by the buyer. */
function isReplaced(key: Key, paramsAfter: AssistantParams): boolean {
  if (key === 'model') return paramsAfter.make !== undefined && paramsAfter.make !== 'Ford';
  const [, end, range] = /^(min|max)_(\w+)$/u.exec(key) ?? [];
  return range !== undefined && paramsAfter[`${end === 'min' ? 'max' : 'min'}_${range}` as Key] !== undefined;
}
