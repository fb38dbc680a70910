import type { ReadingParams } from '../index.ts';
import type { History } from './history.ts';
import { isKnown, listKnownTopics, type Question, type Topic } from './topics.ts';
import { splitValues } from './wording.ts';

/** What the choice of a question, and whether to ask one at all, depends on. */
export interface Progress {
  params: ReadingParams;
  history: History;
  /** The buyer has said what the car is for. */
  hasUse: boolean;
  /** What the last message is vague about, or rules out where no filter can. */
  hints: readonly Question[];
  /** The last answer was 'I don't know'. */
  isUnsure: boolean;
}

/** A question is put twice at most; these two once. */
const MAX_ASKED: Partial<Record<Question, number>> = { model: 1, use: 1 };

/** With one fact known, a buyer who was asked so often is offered the search. */
const MAX_QUESTIONS = 5;
const ENOUGH_FACTS = 3;

/** What narrows a search most comes first. */
const ORDER: readonly Question[] = [
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

/** What is offered to who wants to add more. A bare '50k' answers the first one: the budget while it is open, the mileage then. */
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

/** The kind of car is known: by name, by shape, or by its seats. */
export const hasKind = (params: ReadingParams): boolean =>
  isKnown(params, 'car') || isKnown(params, 'body') || isKnown(params, 'seats');

const toTopic = (question: Question): Topic | undefined =>
  question === 'model' || question === 'use' ? undefined : question;

/** Is a question still of use, whether it was put before or not? */
function isOpen(question: Question, { params, history }: Progress): boolean {
  if (history.waived.has(question)) return false;
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
      return isKnown(params, 'place') && !history.waived.has('place');
    case 'gearbox':
      return !isElectric;
    default:
      return true;
  }
}

const isExhausted = (question: Question, { asked }: History): boolean =>
  (asked.get(question) ?? 0) >= (MAX_ASKED[question] ?? 2);

/** What the last message is vague about and nobody has asked yet: who wants it 'near me' should say where that is, though the rest be known. */
export const findFirstHint = (progress: Progress): Question | undefined =>
  progress.hints.find((question) => isOpen(question, progress) && !progress.history.asked.has(question));

/** The one question that narrows the search most; undefined when all were answered, or put in vain. */
export function chooseQuestion(progress: Progress): Question | undefined {
  const { params, hints, history, hasUse, isUnsure } = progress;
  const mayAsk = (question: Question): boolean => isOpen(question, progress) && !isExhausted(question, history);
  const hinted = hints.find(mayAsk);
  if (hinted) return hinted;
  if (!hasKind(params)) {
    // Who does not know which car may know what it is for, and who said that can say which shape.
    if (hasUse && mayAsk('body')) return 'body';
    if (isUnsure && !hasUse && mayAsk('use')) return 'use';
  }
  return ORDER.find((question) => {
    if (!mayAsk(question)) return false;
    // The first question asks for the body too; the model is asked for by who named a make alone.
    if (question === 'body') return !hasKind(params) && (history.waived.has('car') || !history.asked.has('car'));
    if (question === 'seats') return !hasKind(params);
    return true;
  });
}

/** Up to three topics that were not spoken of. */
export const offers = (progress: Progress): Question[] =>
  OFFER_ORDER.filter((question) => isOpen(question, progress)).slice(0, 3);

/**
 * Enough to search: something is known, and with it the kind of car and the budget (or that it does not matter, or it was asked for in vain), or three facts, or there is
 * nothing left to ask, or the buyer was asked often enough.
 */
export function isEnough(progress: Progress): boolean {
  const { params, history, hasUse } = progress;
  const facts = listKnownTopics(params).filter((topic) => topic !== 'writeoff' && topic !== 'distance');
  if (Object.keys(params).length === 0) return false;
  const isPriceSettled = isKnown(params, 'price') || history.waived.has('price') || isExhausted('price', history);
  const isKindSettled =
    hasKind(params) || history.waived.has('body') || (hasUse && (history.asked.get('body') ?? 0) > 0);
  if (isPriceSettled && isKindSettled) return true;
  const questions = [...history.asked.values()].reduce((sum, count) => sum + count, 0);
  return facts.length >= ENOUGH_FACTS || questions >= MAX_QUESTIONS || chooseQuestion(progress) === undefined;
}
