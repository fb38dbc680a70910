import type { Mention } from './mentions.ts';
import { type Cue, findCueFrom, findCueTo, type Scan } from './scan.ts';
import type { Topic } from './statements.ts';
import { isLink } from './fillers.ts';

/** Words between a dismissal and its topic: 'how' in 'doesn't matter how old'. */
const WORD_BEFORE_TOPIC = /^(?:about|what|how|which|where)$/u;

export interface Dismissal {
  topics: Topic[];
  /** The range of words from the dismissal to its topics. */
  from: number;
  to: number;
}

const createEmptyDismissal = (cue: Cue): Dismissal => ({ topics: [], from: cue.from, to: cue.to });

const getTopics = (tag: string): Topic[] => tag.split(' ') as Topic[];

function findTopicsAfter(scanned: Scan, cue: Cue, mentionAt: ReadonlyMap<number, Mention>): Dismissal {
  const dismissal = createEmptyDismissal(cue);
  for (let i = cue.to, steps = 0; i < scanned.words.length && steps < 5; steps++) {
    const word = scanned.words[i];
    if (!word || word.gap === 'stop' || word.gap === 'comma' || mentionAt.has(i)) break;
    const topic = findCueFrom(scanned, i, 'topics');
    if (topic) {
      dismissal.topics.push(...getTopics(topic.tag));
      dismissal.to = topic.to;
      i = topic.to;
    } else if (isLink(word.norm)) i++;
    else break;
  }
  return dismissal;
}

function findTopicsBefore(scanned: Scan, cue: Cue, isMentioned: (word: number) => boolean): Dismissal {
  const dismissal = createEmptyDismissal(cue);
  for (let i = cue.from, steps = 0; i > 0 && steps < 6; steps++) {
    if (scanned.words[i]?.gap === 'stop' || isMentioned(i - 1)) break;
    const topic = findCueTo(scanned, i, 'topics');
    if (topic) {
      dismissal.topics.push(...getTopics(topic.tag));
      dismissal.from = topic.from;
      i = topic.from;
    } else if (isLink(scanned.words[i - 1]?.norm ?? '')) i--;
    else break;
  }
  return dismissal;
}

/** Finds the topics of a dismissal: "any colour", "price doesn't matter", "doesn't matter what colour". */
export function findDismissedTopics(
  scanned: Scan,
  cue: Cue,
  mentions: readonly Mention[],
  mentionAt: ReadonlyMap<number, Mention>,
): Dismissal {
  const followingWord = scanned.words[cue.to];
  const next = followingWord?.norm;
  const isTopicBefore = (cue.tag === 'after' || cue.tag === 'fine') && !WORD_BEFORE_TOPIC.test(next ?? '');
  if (cue.tag === 'off') {
    const dismissal = findTopicsAfter(scanned, cue, mentionAt);
    return /^(?:off|out|away)$/u.test(scanned.words[dismissal.to]?.norm ?? '') ? dismissal : createEmptyDismissal(cue);
  }
  // The topic follows: 'either is fine on the gearbox'.
  if (!isTopicBefore || (followingWord?.gap === 'space' && /^(?:on|for|with)$/u.test(next ?? '')))
    return findTopicsAfter(scanned, cue, mentionAt);
  return findTopicsBefore(scanned, cue, (word) => mentions.some(({ from, to }) => word >= from && word < to));
}

/** Words between alternatives and a phrase of indifference: 'saloon or estate, I honestly don't mind'. */
const BEFORE_INDIFFERENCE = /^(?:i|im|we|were|ive|weve|have|its|it|really|honestly|frankly|just|tbh|so|am|are|is)$/u;
/** Words that may follow a phrase of indifference and are not its topic: 'whichever turns up', 'don't mind which'. */
const AFTER_INDIFFERENCE =
  /^(?:turns?|comes?|way|which|really|honestly|will|would|works|suits|as|so|but|at|to|and|is|fine|ok|okay|good)$/u;

/**
 * Finds the alternatives between which the buyer is indifferent: 'petrol or diesel, don't mind'. Colours do not count,
 * because they are a choice of a few out of many.
 */
export function findIndifferentValues({ words }: Scan, cue: Cue, mentions: readonly Mention[]): Mention[] {
  const next = words[cue.to];
  const hasTopic = next?.gap === 'space' && !AFTER_INDIFFERENCE.test(next.norm);
  if (!/^(?:any|whichever|after)$/u.test(cue.tag) || (hasTopic && cue.tag !== 'after')) return [];
  let at = cue.from;
  while (BEFORE_INDIFFERENCE.test(words[at - 1]?.norm ?? '')) at--;
  const indifferentMentions: Mention[] = [];
  for (const each of mentions.toReversed()) {
    if ((each.kind !== 'value' && each.kind !== 'count') || each.key === 'color') break;
    const last = indifferentMentions.at(-1);
    const isAlternative =
      last === undefined
        ? each.to === at
        : 'key' in last && last.key === each.key && isOrBetween(words.slice(each.to, last.from + 1));
    if (!isAlternative) break;
    indifferentMentions.push(each);
  }
  const isChoice =
    indifferentMentions.length > 1 ||
    indifferentMentions.some((each) => each.kind === 'count' && each.values.length > 1);
  return isChoice ? indifferentMentions : [];
}

/** Returns whether 'or' or a slash joins two values. `words` ends with the first word of the second value. */
function isOrBetween(words: Scan['words']): boolean {
  return words.length === 1 ? words[0]?.hasSlash === true : words.length === 2 && words[0]?.norm === 'or';
}

/** Finds the value before a dismissal, which withdraws it: 'cat N is fine', 'manual isn't essential'. */
export function findDismissedMention({ words }: Scan, cue: Cue, mentions: readonly Mention[]): Mention | undefined {
  const word = words[cue.from];
  // 'Automatic either way' is a wish.
  if ((cue.tag !== 'after' && cue.tag !== 'fine') || word?.gap === 'stop' || word?.gap === 'comma') return undefined;
  if (word?.norm === 'either') return undefined;
  const last = mentions.findLast(({ to }) => to <= cue.from);
  if (!last || words.slice(last.to, cue.from).some(({ norm, gap }) => !isLink(norm) || gap === 'comma'))
    return undefined;
  if (last.kind === 'flag') return last;
  // 'Over 5 years old is ok' is a dismissal. 'Up to 5 years old is ok' and 'up to 2012 is fine' are wishes.
  if (last.kind === 'bound') {
    const isOpenLimit =
      last.dimension === 'year' ? /^(?:over|older|more)$/u.test(words[last.from]?.norm ?? '') : last.max === undefined;
    return isOpenLimit ? last : undefined;
  }
  if (WORD_BEFORE_TOPIC.test(words[cue.to]?.norm ?? '')) return undefined;
  return cue.tag === 'after' && !word?.norm.startsWith('dont') ? last : undefined;
}
