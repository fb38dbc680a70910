import { type Exclusion, isExcludable, type ReadingParams } from '../index.ts';
import {
  CHANGED,
  CHANGED_FIGURE,
  CONTRADICTIONS,
  FOR_USE,
  JOINED,
  NARROWED,
  CONFIRM_EXCLUSIONS,
  NO_EXCLUDING,
  NO_FILTER,
  OFFERED,
  RESET,
  UNDERSTOOD,
  WAIVED,
  WAIVED_TOPICS,
} from './reply-texts.ts';
import type { SearchChanges } from './search-changes.ts';
import { isOfOrigin, isOriginLeftOut } from './excluded-origins.ts';
import { hasManner } from './manners.ts';
import { hasKind } from './next-question.ts';
import { fillTemplate, createRequired, createRemark, type Sentence, createOptional } from './sentences.ts';
import { isQuestion, type Situation } from './situation.ts';
import { choose } from './choose.ts';
import type { AiKey } from '@forecourt/search-core';
import { isKnown, KEYS, type Question, type Topic } from './topics.ts';
import {
  formatPounds,
  writeFact,
  writeFacts,
  toSentenceCase,
  formatList,
  writeSummary,
  type ReadingFacts,
} from './format-facts.ts';

/** With more changes than this, the reply states only the new values. */
const MAX_CHANGES = 2;
const MAX_WANTS = 3;

/**
 * Confirms what the last message changed. `hasSummary` means that a summary of the complete search follows, so that
 * added values need no confirmation.
 */
export function writeAcknowledgements(situation: Situation, { hasSummary }: { hasSummary: boolean }): Sentence[] {
  const { crossed, history } = situation;
  const news = crossed ? dropTopic(situation.news, crossed.dimension) : situation.news;
  const writeVariant = (variants: readonly string[], gaps?: Readonly<Record<string, string>>) =>
    choose(variants, situation, gaps);
  const sentences: Sentence[] = [];
  if (history.isReset) sentences.push(createRequired(writeVariant(RESET)));
  sentences.push(...writeWaivers(findNewlyWaived(situation)));

  const isOverwhelming = news.changed.length > MAX_CHANGES;
  const added = isOverwhelming ? [...news.added, ...news.changed] : news.added;
  if (!isOverwhelming) for (const topic of news.changed) sentences.push(createRequired(writeChange(topic, situation)));
  for (const topic of news.narrowed)
    sentences.push(createOptional(writeVariant(NARROWED, { facts: writeFact(topic, situation.now) })));
  if (!hasSummary) {
    for (const topic of news.joined)
      sentences.push(createRequired(writeVariant(JOINED, { facts: writeFact(topic, situation.now) })));
    if (added.length > 0)
      sentences.push(createRequired(writeVariant(UNDERSTOOD, { facts: writeNewFacts(added, situation.now) })));
  }
  return [...sentences, ...writeNotices(situation)];
}

/** Writes 'Any colour, then.', or for several topics 'The colour and the fuel don't matter, then.' */
function writeWaivers(topics: readonly (Topic | Question)[]): Sentence[] {
  const named = topics.filter((topic) => topic !== 'distance' || !topics.includes('place'));
  const offered = named.flatMap((topic) => (topic === 'writeoff' ? [] : [topic]));
  if (offered.length < 2) return named.map((topic) => createRequired(WAIVED[topic]));
  const names = formatList(
    offered.map((topic) => OFFERED[topic]),
    'and',
  );
  return [createRequired(fillTemplate(WAIVED_TOPICS, { topics: names }))];
}

/** Removes a topic with crossed bounds, which the reply does not confirm. */
function dropTopic(news: SearchChanges, topic: Topic): SearchChanges {
  const omitTopic = (list: Topic[]): Topic[] => list.filter((each) => each !== topic);
  return {
    ...news,
    added: omitTopic(news.added),
    changed: omitTopic(news.changed),
    narrowed: omitTopic(news.narrowed),
  };
}

/** Writes what the search leaves out, what it cannot do, and a remark about the use of the car. */
function writeNotices(situation: Situation): Sentence[] {
  const { crossed, traits, isMisunderstood, news, now, quoted, use } = situation;
  const say = (variants: readonly string[], gaps: Readonly<Record<string, string>>) =>
    choose(variants, situation, gaps);
  const sentences: Sentence[] = [];
  if (crossed) {
    const { dimension, min, max } = crossed;
    const write = (figure: number): string =>
      dimension === 'price'
        ? formatPounds(figure)
        : dimension === 'year'
          ? String(figure)
          : figure.toLocaleString('en-GB');
    sentences.push(createRequired(fillTemplate(CONTRADICTIONS[dimension].text, { min: write(min), max: write(max) })));
  }
  const isLeftOut = (named: string): boolean => isOriginLeftOut(named.replace(' cars', ''), now.params);
  // In 'no red or French cars', the reader excludes French makes but the message's phrases look like a wish for them.
  const excludedMakes = news.excluded.flatMap(({ key, value }) => (key === 'make' ? [String(value)] : []));
  const isExcludedNow = (named: string): boolean =>
    isOriginLeftOut(named.replace(' cars', ''), { not_make: excludedMakes });
  const origins = [...traits.ruledOut.filter(isLeftOut), ...traits.wants.filter(isExcludedNow)];
  const isNamed = ({ key, value }: Exclusion): boolean =>
    key === 'make' &&
    isOfOrigin(
      String(value),
      origins.map((named) => named.replace(' cars', '')),
    );
  const leftOut = [
    ...news.excluded.filter((each) => isExcludable(each.key) && !isNamed(each)).map(nameExcluded),
    ...origins,
  ];
  if (leftOut.length > 0)
    sentences.push(createRequired(say(CONFIRM_EXCLUSIONS, { excluded: formatList([...new Set(leftOut)]) })));
  const kept = [
    ...news.excluded.filter(({ key }) => !isExcludable(key)).map(nameExcluded),
    ...traits.ruledOut.filter((named) => !isLeftOut(named)),
  ];
  if (kept.length > 0) sentences.push(createRequired(say(NO_EXCLUDING, { excluded: formatList(kept) })));
  const wants =
    isQuestion(traits.kind) || isMisunderstood
      ? []
      : [...traits.wants.filter((want) => !isExcludedNow(want)), ...quoted].slice(0, MAX_WANTS);
  if (wants.length > 0) sentences.push(createRequired(say(NO_FILTER, { wants: formatList(wants) })));
  if (use && !hasKind(now.params)) sentences.push(createRemark(FOR_USE[use]));
  return sentences;
}

function nameExcluded({ key, value }: Exclusion): string {
  switch (key) {
    case 'make':
    case 'model':
      return String(value);
    case 'doors':
    case 'seats':
      return `${value} ${key}`;
    case 'body_type':
      return `${toSentenceCase(String(value))}s`;
    default:
      return toSentenceCase(String(value));
  }
}

/** Lists the topics that the last message clears. */
function findNewlyWaived({ history, traits, news, now, before }: Situation): (Topic | Question)[] {
  // A refusal such as 'I'd rather not say' clears no topic.
  if (history.isReset || hasManner(traits.kind, 'unconfirmed')) return [];
  // 'It doesn't have to be manual' removes a value. A fuel that the last car implied is removed silently with the car.
  const takenBack = news.changed.includes('car')
    ? []
    : news.removed.filter(
        (topic) => !history.waived.has(topic) && !news.excluded.some(({ key }) => KEYS[topic].includes(key)),
      );
  const waived = [...history.waived].filter((topic) => {
    if (topic === 'use') return false;
    if (topic === 'model') return !history.waived.has('car') && !history.waivedBefore.has(topic);
    const wasRemoved = isKnown(before.params, topic) && !isKnown(now.params, topic);
    return wasRemoved || !history.waivedBefore.has(topic);
  });
  return [...waived, ...takenBack];
}

/** The beginnings that are written only once if two facts share them: 'Up to £8,000 instead of £6,000'. */
const BEGINNINGS = ['up to ', 'from ', 'near ', 'within '];
const FIGURE_TOPICS: readonly Topic[] = ['price', 'year', 'mileage'];

function writeChange(topic: Topic, situation: Situation): string {
  const [old, now] = [writeFact(topic, situation.before), writeFact(topic, situation.now)];
  const beginning = BEGINNINGS.find((each) => old.startsWith(each) && now.startsWith(each)) ?? '';
  if (FIGURE_TOPICS.includes(topic) && beginning === '') return choose(CHANGED_FIGURE, situation, { new: now });
  return choose(CHANGED, situation, { new: now, old: old.slice(beginning.length) });
}

/** Writes 'a blue Ford Focus up to £9,000' if there is a car, and otherwise 'blue and up to £9,000'. */
function writeNewFacts(topics: readonly Topic[], { params, town }: ReadingFacts): string {
  const keys = new Set(topics.flatMap((topic) => KEYS[topic]));
  const pickedParams = Object.fromEntries(
    Object.entries(params).filter(([key]) => keys.has(key as AiKey)),
  ) as ReadingParams;
  const pickedFacts = { params: pickedParams, town };
  return isKnown(pickedParams, 'car') || isKnown(pickedParams, 'body')
    ? writeSummary(pickedFacts)
    : joinFacts(writeFacts(topics, pickedFacts));
}

/** Joins facts into a list such as 'red, automatic and up to £9,000'. */
const joinFacts = (facts: readonly string[]): string =>
  facts.length < 2 ? facts.join('') : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}`;
