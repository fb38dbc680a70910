import { addFindings, type Message, read, type Reading, type ReadOptions, type Span } from '../index.ts';
import type { AiKey } from '@forecourt/search-core';
import { type CrossedBounds, findCrossedBounds } from './crossed-bounds.ts';
import { classifyMessage, type MessageTraits, needsNoReport } from './classify-message.ts';
import { KIND_OF_INTENT, type Understanding } from './intents.ts';
import { hasManner } from './manners.ts';
import type { Use } from './message-phrases.ts';
import { type History, readHistory } from './history.ts';
import { hasNoChanges, type SearchChanges, findChanges } from './search-changes.ts';
import { findFirstHint, type Progress } from './next-question.ts';
import { quoteUnread } from './quote-unread.ts';
import { isKnown, type Question, type Topic } from './topics.ts';
import { type ReadingFacts, getReadingFacts } from './format-facts.ts';

/** The reader's options, and a language model's findings. */
export interface ReplyOptions extends ReadOptions {
  /** A language model's understanding of what the rules did not understand. */
  understanding?: Understanding | undefined;
}

export interface Situation {
  traits: MessageTraits;
  history: History;
  progress: Progress;
  /** The search before the last message, and now. */
  previousFacts: ReadingFacts;
  currentFacts: ReadingFacts;
  changes: SearchChanges;
  crossedBounds: CrossedBounds | undefined;
  hasWish: boolean;
  /** Whether the last message changed the search, or said that something does not matter. */
  hasChanges: boolean;
  /** Unrecognised words, ready to be quoted. */
  quotedWords: string[];
  /** The question about a vague wish or a vague change request. */
  vagueQuestion: Question | undefined;
  /** The question about a topic that the buyer named without a value. */
  namedQuestion: Question | undefined;
  /** Whether any part of the last message was understood, even if it is not a wish. */
  isUnderstood: boolean;
  /** Whether nothing in the last message was understood, although it contains unknown words or a figure. */
  isMisunderstood: boolean;
  /** The use of the car, if the last message is the first to mention it. */
  use: Use | undefined;
  /** Whether the assistant's opening turn invites changes to an existing search. */
  isRefinement: boolean;
  hasGreeted: boolean;
  /** The number of the assistant's turns, and the text of the last one. */
  turnCount: number;
  previousReply: string;
}

const REFINEMENT_WORD = /\b(?:chang\w*|refin\w*|adjust\w*|criteria|amend\w*|updat\w*|tweak\w*)\b/iu;
const EMPTY_MESSAGE = { role: 'user', content: '' } as const;

/** Returns whether a message is a single word, which the reply may quote even if nothing was understood. */
const isSingleWord = (content: string): boolean => !/\s/u.test(content.trim());

/** Returns whether messages of a kind are questions and not wishes: 'Which is cheaper to run?' */
export const isQuestion = (kind: MessageTraits['kind']): boolean => kind !== undefined && QUESTION_KINDS.has(kind);

const QUESTION_KINDS: ReadonlySet<string> = new Set(['advice', 'listing', 'prices', 'reliability', 'runningCosts']);

/** If the last message is the assistant's, an empty message of the buyer follows it. */
export function readSituation(messages: readonly Message[], { now, understanding }: ReplyOptions): Situation {
  const options = { now };
  const turns = messages.at(-1)?.role === 'user' ? messages : [...messages, EMPTY_MESSAGE];
  const lastIndex = turns.length - 1;
  const content = turns[lastIndex]?.content ?? '';
  const earlierTurns = turns.slice(0, lastIndex);
  const contents = turns.map((message) => message.content);

  const { values = [], excluded = [], intent } = understanding ?? {};
  const isEarlier = ({ span }: { span: Span }): boolean => span.message < lastIndex;
  const readingBefore = addFindings(read(earlierTurns, options), {
    values: values.filter(isEarlier),
    excluded: excluded.filter(isEarlier),
  });
  const reading = addFindings(read(turns, options), { values, excluded });
  const [previousFacts, currentFacts] = [getReadingFacts(readingBefore, contents), getReadingFacts(reading, contents)];
  const traitsByTurn = turns.map(({ role, content: text }) => (role === 'user' ? classifyMessage(text) : undefined));
  // If the last message is not the buyer's, `turns` ends with an empty message, which has no kind.
  const traitsByRules =
    turns === messages
      ? (traitsByTurn[lastIndex] ?? classifyMessage(content))
      : { ...classifyMessage(content), kind: undefined };
  const ownTraits = { ...traitsByRules, kind: traitsByRules.kind ?? (intent && KIND_OF_INTENT[intent]) };
  const kindBefore = traitsByTurn.slice(0, lastIndex).findLast((each) => each !== undefined)?.kind;
  const history = readHistory(turns, traitsByTurn, options);
  const hasUse = traitsByTurn.some((each) => each?.use !== undefined);
  const exclusions = findNewExclusions(readingBefore, reading);
  const changes = findChanges(history.isReset ? {} : previousFacts.params, currentFacts.params, exclusions);
  const hasWish = !hasNoChanges(changes) || history.isReset;
  const hasChanges = hasWish || history.waivedTopics.size > history.previouslyWaivedTopics.size;
  // 'Sorry' after a mention of self-harm is not small talk.
  const isStillInCrisis =
    kindBefore === 'crisis' &&
    !hasChanges &&
    (ownTraits.kind === undefined || hasManner(ownTraits.kind, 'yieldsToWish'));
  const traits: MessageTraits = isStillInCrisis ? { ...ownTraits, kind: 'crisis' } : ownTraits;
  const { kind, greeting, hints, comparisons, terms, wants } = traits;
  const isRecognised =
    kind !== undefined ||
    terms.length > 0 ||
    greeting !== undefined ||
    traits.use !== undefined ||
    history.isNamingTopics ||
    wants.length + traits.excludedOrigins.length + hints.length + comparisons.length > 0;
  const isUnknown = ({ message, start, end }: Span): boolean =>
    message === lastIndex && !needsNoReport(content.slice(start, end));
  // A message whose figures have no meaning counts as misunderstood.
  const hasValue = reading.values.some(({ span }) => span.message === lastIndex);
  const isMisunderstood =
    !hasChanges && !isRecognised && (reading.unread.some(isUnknown) || (!hasValue && /\p{N}/u.test(content)));
  const progress: Progress = {
    params: currentFacts.params,
    history,
    hasUse,
    hints: listHints(traits, exclusions),
    isUnsure: kind === 'unsure',
  };
  const isInLastMessage = (topic: Topic): boolean =>
    [...changes.added, ...changes.changed, ...changes.joined, ...changes.narrowed, ...changes.removed].includes(topic);
  const isUnmentioned = (topic: Topic): boolean => isKnown(currentFacts.params, topic) && !isInLastMessage(topic);
  return {
    traits,
    history,
    progress,
    vagueQuestion: isQuestion(kind) ? undefined : (comparisons.find(isUnmentioned) ?? findFirstHint(progress)),
    namedQuestion: findNamedQuestion(history, kind, (question) =>
      question === 'model' ? currentFacts.params.model !== undefined : question !== 'use' && isInLastMessage(question),
    ),
    previousFacts,
    currentFacts,
    changes,
    hasWish,
    hasChanges,
    crossedBounds: findCrossedBounds(content, options),
    // No words are quoted if the reply already answers the message, or if the buyer's message has several words and was
    // misunderstood.
    quotedWords:
      (isMisunderstood && !isSingleWord(content)) ||
      history.isNamingTopics ||
      terms.length > 0 ||
      (kind !== undefined && !hasManner(kind, 'quotesUnread'))
        ? []
        : quoteUnread(reading, lastIndex, content),
    isUnderstood: hasChanges || isRecognised,
    isMisunderstood,
    use: traitsByTurn.slice(0, lastIndex).some((each) => each?.use === traits.use) ? undefined : traits.use,
    isRefinement: REFINEMENT_WORD.test(turns.slice(0, 2).find(({ role }) => role === 'assistant')?.content ?? ''),
    hasGreeted: traitsByTurn.slice(0, lastIndex).some((each) => each?.greeting !== undefined),
    turnCount: earlierTurns.filter(({ role }) => role === 'assistant').length,
    previousReply: earlierTurns.findLast(({ role }) => role === 'assistant')?.content ?? '',
  };
}

/** Returns the named topic to ask about next, unless the buyer changes the subject. */
function findNamedQuestion(
  { namedQuestions, isNamingTopics, waivedTopics }: History,
  kind: MessageTraits['kind'],
  isAnswered: (question: Question) => boolean,
): Question | undefined {
  if (isNamingTopics) return namedQuestions[0];
  const isAnswer = kind === undefined || hasManner(kind, 'waives') || hasManner(kind, 'yieldsToWish');
  return isAnswer ? namedQuestions.find((question) => !isAnswered(question) && !waivedTopics.has(question)) : undefined;
}

/** Excluding a body type hardly narrows the search, so the reply asks which ones are acceptable. */
const QUESTION_BY_EXCLUSION: Partial<Record<AiKey, Question>> = { body_type: 'body' };

const listHints = ({ hints }: MessageTraits, exclusions: Reading['excluded']): Question[] => [
  ...exclusions.flatMap(({ key }) => QUESTION_BY_EXCLUSION[key] ?? []),
  ...hints,
];

/** Lists the values that the last message excludes, unless another value of the same parameter is wanted. */
function findNewExclusions(before: Reading, { excluded, values }: Reading): Reading['excluded'] {
  const wasKnown = (key: string, value: unknown): boolean =>
    before.excluded.some((each) => each.key === key && each.value === value);
  const wantedKeys = new Set(values.map(({ key }) => (key === 'model' ? 'make' : key)));
  return excluded.filter(({ key, value }) => !wasKnown(key, value) && !wantedKeys.has(key === 'model' ? 'make' : key));
}
