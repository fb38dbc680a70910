import { type Message, getParams, read, type ReadOptions, type ReadingParams } from '../index.ts';
import { MAKE_QUESTIONS, MORE_QUESTIONS, TOPIC_OFFERS, QUESTIONS } from './reply-texts.ts';
import type { MessageTraits } from './classify-message.ts';
import { hasManner } from './manners.ts';
import { memoize } from '../reader/memoize.ts';
import { isKnown, KEYS, type Question, type Topic, TOPICS } from './topics.ts';
import { hasTriggerPhrase } from './trigger-phrases.ts';

/** The content of an assistant's turn: a question, the offer to search ('ready'), or 'anything else?' ('more'). */
export type AskedQuestion = Question | 'ready' | 'more';

/** The state of the conversation, besides the search criteria that the reader finds. */
export interface History {
  /** How many times each question has been asked since the last reset. */
  askCounts: ReadonlyMap<Question, number>;
  /** The question that the buyer's last message answers. */
  pendingQuestion: AskedQuestion | undefined;
  /** The topics that the buyer does not care about or does not answer, before and after the last message. */
  previouslyWaivedTopics: ReadonlySet<Topic | Question>;
  waivedTopics: ReadonlySet<Topic | Question>;
  /** The topics that the buyer wants to discuss first, and whether the last message names them. */
  namedQuestions: readonly Question[];
  isNamingTopics: boolean;
  /** Whether the buyer's last message starts over. */
  isReset: boolean;
}

/**
 * A message that sets every filter. Reading a turn after it shows what the turn clears, because 'any colour' alone
 * leaves no trace in a reading.
 */
export const ALL_WISHES =
  'turquoise bi fuel auto Maserati Ghibli pickup, 2 doors, 9 seats, £90k-95k, 2001-2002, 1000-2000 miles, within 5 miles of TR1, no write-offs';

/** Longer turns are cut off before they are read again. */
const MAX_CHARACTERS = 400;

interface ClearedTopics {
  topics: ReadonlySet<Topic | 'model'>;
  isReset: boolean;
  /** Whether the message also contains a wish. */
  hasWishes: boolean;
}

let cachedReading: { year: number; params: ReadingParams } | undefined;

/** Returns the cached reading of `ALL_WISHES`, which depends only on the year. */
function readAllWishes(options: ReadOptions): ReadingParams {
  const year = options.now.getUTCFullYear();
  if (cachedReading?.year !== year)
    cachedReading = { year, params: getParams(read([{ role: 'user', content: ALL_WISHES }], options)) };
  return cachedReading.params;
}

/** The maximum number of cached results, which together take about half a megabyte. */
const MAX_CACHED_RESULTS = 500;

/** The start of the buyer's message, the end of the assistant's turn before it, and the year that ages count from. */
type AnswerKey = readonly [content: string, question: string | undefined, year: number];

const getClearedTopics = memoize(MAX_CACHED_RESULTS, (key): ClearedTopics => {
  const [content, question, year] = JSON.parse(key) as [string, string | null, number];
  const options = { now: new Date(Date.UTC(year, 0)) };
  const turns: Message[] = [{ role: 'user', content: ALL_WISHES }];
  if (question !== null) turns.push({ role: 'assistant', content: question });
  const reading = read([...turns, { role: 'user', content }], options);
  const params = getParams(reading);
  const allWishes = readAllWishes(options);
  const isExcluded = (topic: Topic): boolean => reading.excluded.some(({ key: each }) => KEYS[topic].includes(each));
  const topics = new Set<Topic | 'model'>(TOPICS.filter((topic) => !isKnown(params, topic) && !isExcluded(topic)));
  const isReset = topics.size > TOPICS.length / 2;
  if (params.make === 'Maserati' && params.model === undefined && !isExcluded('car')) topics.add('model');
  const hasWishes =
    (Object.keys(params) as (keyof ReadingParams)[]).some((each) => params[each] !== allWishes[each]) ||
    reading.excluded.length > 0;
  return { topics: isReset ? new Set() : topics, isReset, hasWishes };
});

/** Finds the topics that a message clears, as an answer to the assistant's turn before it. */
function findClearedTopics(
  { content }: Message,
  previousMessage: Message | undefined,
  { now }: ReadOptions,
): ClearedTopics {
  const question = previousMessage?.role === 'assistant' ? previousMessage.content.slice(-MAX_CHARACTERS) : undefined;
  const key: AnswerKey = [content.slice(0, MAX_CHARACTERS), question, now.getUTCFullYear()];
  return getClearedTopics(JSON.stringify(key));
}

const QUESTION_VARIANTS: readonly (readonly [Question, readonly string[]])[] = [
  ...(Object.entries(QUESTIONS) as [Question, readonly string[]][]),
  ['car', MAKE_QUESTIONS],
];

/** Returns the text before the first placeholder of a template, which identifies the template. */
const getTemplateStart = (template: string): string => template.split('{')[0] ?? template;

const TOPIC_OF_KEY = Object.fromEntries(
  (Object.entries(KEYS) as [Topic, readonly string[]][]).flatMap(([topic, keys]) => keys.map((key) => [key, topic])),
) as Record<string, Topic>;

/**
 * Finds what an assistant's turn asks. For a text that is not ours, it returns the topic that the answer 'any' would
 * clear.
 */
export function findQuestion(message: Message | undefined, options: ReadOptions): AskedQuestion | undefined {
  if (message?.role !== 'assistant') return undefined;
  const { content } = message;
  if (hasTriggerPhrase(content)) return 'ready';
  if (MORE_QUESTIONS.some((template) => content.includes(getTemplateStart(template)))) return 'more';
  const ownVariants = QUESTION_VARIANTS.find(([, variants]) =>
    variants.some((variant) => content.includes(getTemplateStart(variant))),
  );
  if (ownVariants) return ownVariants[0];
  if (!content.includes('?')) return undefined;
  const question = { ...message, content: content.slice(-MAX_CHARACTERS) };
  const remainingParams = getParams(
    read([{ role: 'user', content: ALL_WISHES }, question, { role: 'user', content: 'any' }], options),
  );
  const clearedKey = Object.keys(readAllWishes(options)).find(
    (key) => remainingParams[key as keyof ReadingParams] === undefined,
  );
  if (clearedKey === undefined) return undefined;
  const topic = TOPIC_OF_KEY[clearedKey];
  return clearedKey === 'model' ? 'model' : topic === 'writeoff' ? undefined : topic;
}

/** Lists the topics that an assistant's turn offers, in order. */
const listOfferedQuestions = ({ content }: Message): Question[] =>
  (Object.entries(TOPIC_OFFERS) as [Question, string][])
    .map(([question, name]) => ({ question, at: content.lastIndexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ question }) => question);

/** 'I don't know' waives none of these topics, because a buyer who cannot answer one may still know another. */
const CAR_QUESTIONS: readonly Question[] = ['car', 'body', 'model', 'use'];

const isWaiver = (kind: MessageTraits['kind'], question: Question): boolean =>
  hasManner(kind, 'waives') && !(kind === 'unsure' && CAR_QUESTIONS.includes(question));

/** Reads the history of a conversation. `traitsByTurn` contains the traits of each of the buyer's messages. */
export function readHistory(
  messages: readonly Message[],
  traitsByTurn: readonly (Pick<MessageTraits, 'kind' | 'namedTopics' | 'pickedRange'> | undefined)[],
  options: ReadOptions,
): History {
  const askCounts = new Map<Question, number>();
  const waivedTopics = new Set<Topic | Question>();
  let previouslyWaivedTopics: ReadonlySet<Topic | Question> = new Set();
  let namedQuestions: readonly Question[] = [];
  let isNamingTopics = false;
  let isReset = false;
  let pendingQuestion: AskedQuestion | undefined;
  messages.forEach((message, index) => {
    if (message.role === 'assistant') {
      pendingQuestion = findQuestion(message, options);
      if (pendingQuestion !== undefined && pendingQuestion !== 'ready' && pendingQuestion !== 'more')
        askCounts.set(pendingQuestion, (askCounts.get(pendingQuestion) ?? 0) + 1);
      // A question about another topic drops the named topics.
      if (pendingQuestion !== undefined)
        namedQuestions = namedQuestions.some((each) => each === pendingQuestion)
          ? namedQuestions.filter((each) => each !== pendingQuestion)
          : [];
      return;
    }
    previouslyWaivedTopics = new Set(waivedTopics);
    const previousMessage = messages[index - 1];
    if (previousMessage?.role !== 'assistant') pendingQuestion = undefined;
    const { kind, namedTopics = [], pickedRange } = traitsByTurn[index] ?? {};
    const pickedQuestions =
      pickedRange && previousMessage && pendingQuestion === 'more'
        ? listOfferedQuestions(previousMessage).slice(...pickedRange)
        : namedTopics;
    isNamingTopics = pickedQuestions.length > 0;
    if (isNamingTopics) {
      isReset = false;
      namedQuestions = pickedQuestions;
      for (const topic of namedQuestions) waivedTopics.delete(topic);
      previouslyWaivedTopics = new Set(waivedTopics);
      return;
    }
    // 'That's all' does not answer 'Which colour?'. 'None of them', after 'What else matters to you: the fuel?', does
    // not clear the fuel.
    const isAnswer = (kind === undefined || hasManner(kind, 'waives')) && pendingQuestion !== 'more';
    const clearedTopics = findClearedTopics(message, isAnswer ? previousMessage : undefined, options);
    ({ isReset } = clearedTopics);
    if (isReset) {
      askCounts.clear();
      waivedTopics.clear();
      namedQuestions = [];
    }
    for (const topic of clearedTopics.topics) waivedTopics.add(topic);
    if (pendingQuestion === undefined || pendingQuestion === 'ready' || pendingQuestion === 'more') return;
    if (!clearedTopics.hasWishes && clearedTopics.topics.size === 0 && isWaiver(kind, pendingQuestion))
      waivedTopics.add(pendingQuestion);
  });
  return { askCounts, pendingQuestion, previouslyWaivedTopics, waivedTopics, namedQuestions, isNamingTopics, isReset };
}
