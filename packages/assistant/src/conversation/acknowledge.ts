import { type Exclusion, isExcludable, type ReadingParams } from '../index.ts';
import {
  CHANGE_TEXTS,
  FIGURE_CHANGE_TEXTS,
  CONTRADICTIONS,
  USE_REMARKS,
  ADDITION_TEXTS,
  NARROWING_TEXTS,
  EXCLUSION_TEXTS,
  UNSUPPORTED_EXCLUSION_TEXTS,
  NO_FILTER_TEXTS,
  TOPIC_OFFERS,
  RESET_TEXTS,
  UNDERSTOOD_TEXTS,
  WAIVER_TEXTS,
  SEVERAL_WAIVERS_TEXT,
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
 * Confirms what the last message changed. With `hasSummary`, a summary follows, so added values need no confirmation.
 */
export function writeAcknowledgements(situation: Situation, { hasSummary }: { hasSummary: boolean }): Sentence[] {
  const { crossedBounds, history } = situation;
  const changes = crossedBounds ? dropTopic(situation.changes, crossedBounds.dimension) : situation.changes;
  const writeVariant = (variants: readonly string[], replacements?: Readonly<Record<string, string>>) =>
    choose(variants, situation, replacements);
  const sentences: Sentence[] = [];
  if (history.isReset) sentences.push(createRequired(writeVariant(RESET_TEXTS)));
  sentences.push(...writeWaivers(listNewlyWaivedTopics(situation)));

  const isOverwhelming = changes.changed.length > MAX_CHANGES;
  const addedTopics = isOverwhelming ? [...changes.added, ...changes.changed] : changes.added;
  if (!isOverwhelming)
    for (const topic of changes.changed) sentences.push(createRequired(writeChange(topic, situation)));
  for (const topic of changes.narrowed)
    sentences.push(createOptional(writeVariant(NARROWING_TEXTS, { facts: writeFact(topic, situation.currentFacts) })));
  if (!hasSummary) {
    for (const topic of changes.joined)
      sentences.push(createRequired(writeVariant(ADDITION_TEXTS, { facts: writeFact(topic, situation.currentFacts) })));
    if (addedTopics.length > 0)
      sentences.push(
        createRequired(writeVariant(UNDERSTOOD_TEXTS, { facts: writeNewFacts(addedTopics, situation.currentFacts) })),
      );
  }
  return [...sentences, ...writeNotices(situation)];
}

/** Writes 'Any colour, then.', or for several topics 'The colour and the fuel don't matter, then.' */
function writeWaivers(topics: readonly (Topic | Question)[]): Sentence[] {
  const topicsToName = topics.filter((topic) => topic !== 'distance' || !topics.includes('place'));
  const offeredTopics = topicsToName.flatMap((topic) => (topic === 'writeoff' ? [] : [topic]));
  if (offeredTopics.length < 2) return topicsToName.map((topic) => createRequired(WAIVER_TEXTS[topic]));
  const names = formatList(
    offeredTopics.map((topic) => TOPIC_OFFERS[topic]),
    'and',
  );
  return [createRequired(fillTemplate(SEVERAL_WAIVERS_TEXT, { topics: names }))];
}

function dropTopic(changes: SearchChanges, topic: Topic): SearchChanges {
  const omitTopic = (list: Topic[]): Topic[] => list.filter((each) => each !== topic);
  return {
    ...changes,
    added: omitTopic(changes.added),
    changed: omitTopic(changes.changed),
    narrowed: omitTopic(changes.narrowed),
  };
}

function writeNotices(situation: Situation): Sentence[] {
  const { crossedBounds, traits, isMisunderstood, changes, currentFacts, quotedWords, use } = situation;
  const writeVariant = (variants: readonly string[], replacements: Readonly<Record<string, string>>) =>
    choose(variants, situation, replacements);
  const sentences: Sentence[] = [];
  if (crossedBounds) {
    const { dimension, min, max } = crossedBounds;
    const formatFigure = (figure: number): string =>
      dimension === 'price'
        ? formatPounds(figure)
        : dimension === 'year'
          ? String(figure)
          : figure.toLocaleString('en-GB');
    sentences.push(
      createRequired(fillTemplate(CONTRADICTIONS[dimension].text, { min: formatFigure(min), max: formatFigure(max) })),
    );
  }
  const isLeftOut = (originName: string): boolean =>
    isOriginLeftOut(originName.replace(' cars', ''), currentFacts.params);
  // In 'no red or French cars', the reader excludes French makes but the message's phrases look like a wish for them.
  const excludedMakes = changes.excluded.flatMap(({ key, value }) => (key === 'make' ? [String(value)] : []));
  const isExcludedNow = (originName: string): boolean =>
    isOriginLeftOut(originName.replace(' cars', ''), { not_make: excludedMakes });
  const origins = [...traits.excludedOrigins.filter(isLeftOut), ...traits.wants.filter(isExcludedNow)];
  const isCoveredByOrigin = ({ key, value }: Exclusion): boolean =>
    key === 'make' &&
    isOfOrigin(
      String(value),
      origins.map((originName) => originName.replace(' cars', '')),
    );
  const omittedNames = [
    ...changes.excluded.filter((each) => isExcludable(each.key) && !isCoveredByOrigin(each)).map(formatExclusion),
    ...origins,
  ];
  if (omittedNames.length > 0)
    sentences.push(createRequired(writeVariant(EXCLUSION_TEXTS, { excluded: formatList([...new Set(omittedNames)]) })));
  const unsupportedNames = [
    ...changes.excluded.filter(({ key }) => !isExcludable(key)).map(formatExclusion),
    ...traits.excludedOrigins.filter((originName) => !isLeftOut(originName)),
  ];
  if (unsupportedNames.length > 0)
    sentences.push(
      createRequired(writeVariant(UNSUPPORTED_EXCLUSION_TEXTS, { excluded: formatList(unsupportedNames) })),
    );
  const quotedWishes =
    isQuestion(traits.kind) || isMisunderstood
      ? []
      : [...traits.wants.filter((want) => !isExcludedNow(want)), ...quotedWords].slice(0, MAX_WANTS);
  if (quotedWishes.length > 0)
    sentences.push(createRequired(writeVariant(NO_FILTER_TEXTS, { wants: formatList(quotedWishes) })));
  if (use && !hasKind(currentFacts.params)) sentences.push(createRemark(USE_REMARKS[use]));
  return sentences;
}

function formatExclusion({ key, value }: Exclusion): string {
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

/** Lists the topics that the last message clears and that the reply confirms as cleared. */
function listNewlyWaivedTopics({
  history,
  traits,
  changes,
  currentFacts,
  previousFacts,
}: Situation): (Topic | Question)[] {
  // The reply does not confirm topics that a refusal such as 'I'd rather not say' waives.
  if (history.isReset || hasManner(traits.kind, 'unconfirmed')) return [];
  // Removals are not confirmed if the car changed, because the old car may have implied the removed fuel.
  const withdrawnTopics = changes.changed.includes('car')
    ? []
    : changes.removed.filter(
        (topic) => !history.waivedTopics.has(topic) && !changes.excluded.some(({ key }) => KEYS[topic].includes(key)),
      );
  const waivedTopics = [...history.waivedTopics].filter((topic) => {
    if (topic === 'use') return false;
    if (topic === 'model') return !history.waivedTopics.has('car') && !history.previouslyWaivedTopics.has(topic);
    const wasRemoved = isKnown(previousFacts.params, topic) && !isKnown(currentFacts.params, topic);
    return wasRemoved || !history.previouslyWaivedTopics.has(topic);
  });
  return [...waivedTopics, ...withdrawnTopics];
}

/** The beginnings that are written only once if two facts share them: 'Up to £8,000 instead of £6,000'. */
const FACT_PREFIXES = ['up to ', 'from ', 'near ', 'within '];
const FIGURE_TOPICS: readonly Topic[] = ['price', 'year', 'mileage'];

function writeChange(topic: Topic, situation: Situation): string {
  const [oldFact, newFact] = [writeFact(topic, situation.previousFacts), writeFact(topic, situation.currentFacts)];
  const prefix = FACT_PREFIXES.find((each) => oldFact.startsWith(each) && newFact.startsWith(each)) ?? '';
  if (FIGURE_TOPICS.includes(topic) && prefix === '') return choose(FIGURE_CHANGE_TEXTS, situation, { new: newFact });
  return choose(CHANGE_TEXTS, situation, { new: newFact, old: oldFact.slice(prefix.length) });
}

/** Writes 'a blue Ford Focus up to £9,000' if there is a car or a body type, and otherwise 'blue and up to £9,000'. */
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
