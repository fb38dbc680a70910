import { type Reading, type ReadingParams } from '../index.ts';
import { isKnown, KEYS, type Topic, TOPICS } from './topics.ts';
import { splitValues } from './format-facts.ts';

export interface SearchChanges {
  /** The topics that had no value before. */
  added: Topic[];
  changed: Topic[];
  /** The topics with more values than before, and those with fewer. */
  joined: Topic[];
  narrowed: Topic[];
  /** The topics whose value was cleared or withdrawn. */
  removed: Topic[];
  excluded: Reading['excluded'];
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

export function findChanges(
  before: ReadingParams,
  after: ReadingParams,
  excluded: SearchChanges['excluded'],
): SearchChanges {
  const changes: SearchChanges = { added: [], changed: [], joined: [], narrowed: [], removed: [], excluded };
  for (const topic of TOPICS) {
    const [wasTopicKnown, isTopicKnown] = [isKnown(before, topic), isKnown(after, topic)];
    if (!wasTopicKnown && isTopicKnown) changes.added.push(topic);
    else if (wasTopicKnown && !isTopicKnown) changes.removed.push(topic);
    else if (wasTopicKnown && isTopicKnown) {
      const key = KEYS[topic].length === 1 ? KEYS[topic][0] : undefined;
      const isSame = KEYS[topic].every((each) => isSameSet(splitValues(before[each]), splitValues(after[each])));
      if (isSame) continue;
      if (topic === 'car' && isSameSet(splitValues(before.make), splitValues(after.make))) {
        // For 'BMW', then '3 Series', only the model is new.
        if (before.model === undefined) changes.added.push(topic);
        else if (after.model === undefined) changes.joined.push(topic);
        if (before.model === undefined || after.model === undefined) continue;
      }
      const [oldValues, newValues] =
        topic === 'car'
          ? [splitValues(before.model ?? before.make), splitValues(after.model ?? after.make)]
          : key === undefined
            ? [[], ['figures']]
            : [splitValues(before[key]), splitValues(after[key])];
      if (oldValues.length > 0 && oldValues.every((value) => newValues.includes(value))) changes.joined.push(topic);
      else if (newValues.every((value) => oldValues.includes(value))) changes.narrowed.push(topic);
      else changes.changed.push(topic);
    }
  }
  return changes;
}

export const hasNoChanges = ({ added, changed, joined, narrowed, removed, excluded }: SearchChanges): boolean =>
  [added, changed, joined, narrowed, removed, excluded].every((list) => list.length === 0);
