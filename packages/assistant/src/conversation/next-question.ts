import type { ReadingParams } from '../index.ts';
import type { History } from './history.ts';
import { isKnown, listKnownTopics, type Question, type Topic } from './topics.ts';
import { splitValues } from './format-facts.ts';

export interface Progress {
  params: ReadingParams;
  history: History;
  /** Whether the buyer has said what the car is for. */
  hasUse: boolean;
  /** The topics that the last message is vague about, or for which it excludes one of many values. */
  hints: readonly Question[];
  /** Whether the last answer was 'I don't know'. */
  isUnsure: boolean;
}

/** The maximum number of times to ask each question, if it is not 2. */
const MAX_ASK_COUNTS: Partial<Record<Question, number>> = { model: 1, use: 1 };

/** After this many questions, one known fact is enough to offer the search. */
const MAX_QUESTIONS = 5;
const MIN_FACTS = 3;

/** The questions in order. The first ones narrow a search most. */
const QUESTION_ORDER: readonly Question[] = [
  'car',
  'body',
  'model',
  'price',
  'place',
  'year',
  'mileage',
  'fuel',
  'gearbox',
  'distance',
  'seats',
  'colour',
];

/**
 * The topics to offer when the buyer wants to add more. A bare '50k' answers the first offered topic that it fits, so
 * the budget comes before the mileage.
 */
const OFFER_ORDER: readonly Question[] = [
  'price',
  'mileage',
  'year',
  'place',
  'gearbox',
  'fuel',
  'colour',
  'distance',
  'body',
  'seats',
  'model',
];

/** Returns whether the make, the body type or the number of seats is known. */
export const hasKind = (params: ReadingParams): boolean =>
  isKnown(params, 'car') || isKnown(params, 'body') || isKnown(params, 'seats');

const toTopic = (question: Question): Topic | undefined =>
  question === 'model' || question === 'use' ? undefined : question;

/** Returns whether the answer to a question would still narrow the search, even if it was asked before. */
function isOpen(question: Question, { params, history }: Progress): boolean {
  if (history.waivedTopics.has(question)) return false;
  const topic = toTopic(question);
  if (topic !== undefined && isKnown(params, topic)) return false;
  const isElectric = params.fuel_type === 'Electric';
  switch (question) {
    case 'car':
      return !hasKind(params);
    case 'body':
    case 'doors':
      return params.model === undefined;
    case 'seats':
      return params.model === undefined && !isKnown(params, 'seats');
    case 'model':
      return params.model === undefined && splitValues(params.make).length === 1;
    case 'place':
      return params.radius !== 'national';
    case 'distance':
      return isKnown(params, 'place') && !history.waivedTopics.has('place');
    case 'gearbox':
      return !isElectric;
    // A buyer who excludes one value has no preference among the others.
    case 'fuel':
      return params.not_fuel_type === undefined;
    case 'colour':
      return params.not_color === undefined;
    default:
      return true;
  }
}

const wasAskedEnough = (question: Question, { askCounts }: History): boolean =>
  (askCounts.get(question) ?? 0) >= (MAX_ASK_COUNTS[question] ?? 2);

/** Returns the question about the first vague wish that the assistant has not asked about. */
export const findFirstHint = (progress: Progress): Question | undefined =>
  progress.hints.find((question) => isOpen(question, progress) && !progress.history.askCounts.has(question));

/** Prefers questions about vague wishes. Returns undefined if no question is left. */
export function chooseQuestion(progress: Progress): Question | undefined {
  const { params, hints, history, hasUse, isUnsure } = progress;
  const mayAsk = (question: Question): boolean => isOpen(question, progress) && !wasAskedEnough(question, history);
  const hintedQuestion = hints.find(mayAsk);
  if (hintedQuestion) return hintedQuestion;
  if (!hasKind(params)) {
    // A buyer who does not know which car they want may know its use, which suggests a body.
    if (hasUse && mayAsk('body')) return 'body';
    if (isUnsure && !hasUse && mayAsk('use')) return 'use';
  }
  return QUESTION_ORDER.find((question) => {
    if (!mayAsk(question)) return false;
    // The question about the car also asks about its body type.
    if (question === 'body')
      return !hasKind(params) && (history.waivedTopics.has('car') || !history.askCounts.has('car'));
    if (question === 'seats') return !hasKind(params);
    return true;
  });
}

/** Lists up to three topics to offer, which would still narrow the search. */
export const listOpenTopics = (progress: Progress): Question[] =>
  OFFER_ORDER.filter((question) => isOpen(question, progress)).slice(0, 3);

/**
 * Returns whether at least one value is known, and the kind of car and the budget are settled (known, irrelevant or not
 * answered), three facts are known, no question is left, or enough questions were asked.
 */
export function hasEnoughToSearch(progress: Progress): boolean {
  const { params, history, hasUse } = progress;
  const facts = listKnownTopics(params).filter((topic) => topic !== 'writeoff' && topic !== 'distance');
  if (Object.keys(params).length === 0) return false;
  const isPriceSettled =
    isKnown(params, 'price') || history.waivedTopics.has('price') || wasAskedEnough('price', history);
  const isKindSettled =
    hasKind(params) || history.waivedTopics.has('body') || (hasUse && (history.askCounts.get('body') ?? 0) > 0);
  if (isPriceSettled && isKindSettled) return true;
  const questionCount = [...history.askCounts.values()].reduce((sum, count) => sum + count, 0);
  return facts.length >= MIN_FACTS || questionCount >= MAX_QUESTIONS || chooseQuestion(progress) === undefined;
}
