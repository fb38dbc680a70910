import type { Message } from '../index.ts';
import { writeAcknowledgements } from './acknowledge.ts';
import { choose } from './choose.ts';
import {
  ANSWERS,
  CHANGE_QUESTIONS,
  BACK_TO_CARS_TEXTS,
  CONFIRMATION_TEXTS,
  CONTRADICTIONS,
  TERM_EXPLANATIONS,
  FILTER_SUGGESTIONS,
  GREETINGS,
  MAKE_QUESTIONS,
  MORE_QUESTIONS,
  OPEN_QUESTIONS,
  MISUNDERSTANDING_TEXTS,
  QUESTIONS,
  UNKNOWN_WORD_TEXTS,
  EMPTY_RECAP_TEXTS,
  TOPIC_OFFERS,
  READY_TEXTS,
  READY_AGAIN_TEXTS,
  RECAP_TEXTS,
  NO_QUESTIONS_LEFT_TEXTS,
  TOO_EARLY_TEXTS,
} from './reply-texts.ts';
import { hasManner } from './manners.ts';
import { hasEnoughToSearch, chooseQuestion, listOpenTopics } from './next-question.ts';
import { joinSentences, createRequired, type Sentence, createOptional } from './sentences.ts';
import { type ReplyOptions, type Situation, readSituation } from './situation.ts';
import type { Question } from './topics.ts';
import { formatList, writeSummary } from './format-facts.ts';

/** The assistant's turn. */
export interface Reply {
  /** At most 45 words of plain text. */
  text: string;
  /** Whether the reply offers to search. If so, and only then, `text` contains a trigger phrase. */
  isReady: boolean;
  /** Whether the last message was understood, at least in part. */
  isUnderstood: boolean;
}

/**
 * Composes the assistant's next turn, which confirms what is new, says what the search cannot do, and usually asks a
 * question or offers to search. The same messages and options give the same reply. Accepts any messages and never
 * throws.
 */
export function reply(messages: readonly Message[], options: ReplyOptions): Reply {
  const situation = readSituation(messages, options);
  const { hasChanges, isUnderstood } = situation;
  const { kind } = situation.traits;
  if (kind && hasManner(kind, 'exclusive'))
    return { text: choose(ANSWERS[kind], situation), isReady: false, isUnderstood };
  const opening = writeOpening(situation);
  // 'My husband died and I need a smaller car' contains a wish, although no filter covers it.
  const isVagueWish =
    (kind === 'loss' || kind === 'crash') && (situation.use !== undefined || situation.progress.hints.length > 0);
  if (hasManner(kind, 'noQuestion') && !hasChanges && !isVagueWish)
    return { text: joinSentences(opening) ?? '', isReady: false, isUnderstood };
  const closing = writeClosing(situation);
  const acknowledgements = writeAcknowledgements(situation, { hasSummary: closing.hasSummary });
  return { text: joinParts(opening, acknowledgements, closing), isReady: closing.isReady, isUnderstood };
}

/** Answers everything in the message besides search criteria. */
function writeOpening(situation: Situation): Sentence[] {
  const { traits, hasGreeted, hasWish, isMisunderstood, vagueQuestion } = situation;
  const { kind, greeting } = traits;
  const sentences: Sentence[] = [];
  if (greeting) {
    const greetingTexts = GREETINGS[greeting];
    sentences.push(createOptional((hasGreeted ? greetingTexts[1] : greetingTexts[0]) ?? greetingTexts[0] ?? ''));
  }
  // After 'In Scotland', asking for a town is enough.
  const isRedundant = (hasWish && hasManner(kind, 'yieldsToWish')) || (kind === 'region' && vagueQuestion === 'place');
  const { terms } = traits;
  if (terms.length > 0)
    // The explanation of plug-in hybrids covers other hybrids.
    for (const term of terms.filter((each) => each !== 'hybrid' || !terms.includes('plugIn')).slice(0, 2))
      sentences.push(createRequired(TERM_EXPLANATIONS[term]));
  else if (kind && !isRedundant && ANSWERS[kind].length > 0)
    sentences.push(createRequired(choose(ANSWERS[kind], situation)));
  if (isMisunderstood) {
    const [word] = situation.quotedWords;
    sentences.push(
      createRequired(
        word === undefined
          ? choose(MISUNDERSTANDING_TEXTS, situation)
          : choose(UNKNOWN_WORD_TEXTS, situation, { word }),
      ),
    );
  }
  return sentences;
}

interface Closing {
  /** Alternatives for the last sentences, longest first. */
  choices: Sentence[][];
  isReady: boolean;
  hasSummary: boolean;
}

const writeQuestionSentence = (...texts: string[]): Closing => ({
  choices: [texts.map(createRequired)],
  isReady: false,
  hasSummary: false,
});

/** The possible numbers of facts in a summary besides the car. The reply uses the first that is short enough. */
const SUMMARY_LENGTHS = [Infinity, 6, 4, 2, 0];

/** Creates summaries of the complete search, longest first. */
const createSummaries = (situation: Situation, variants: readonly string[], ...others: string[]): Sentence[][] =>
  SUMMARY_LENGTHS.map((maxFacts) =>
    [choose(variants, situation, { search: writeSummary(situation.currentFacts, maxFacts) }), ...others].map(
      createRequired,
    ),
  );

/** Ends the reply with an offer to search, or with a question. */
function writeClosing(situation: Situation): Closing {
  const {
    crossedBounds,
    hasChanges,
    traits,
    history,
    isRefinement,
    namedQuestion,
    currentFacts,
    progress,
    vagueQuestion,
  } = situation;
  const { kind } = traits;
  const hasValues = Object.keys(currentFacts.params).length > 0;
  const wasReady = history.pendingQuestion === 'ready';
  if (crossedBounds) return writeQuestionSentence(choose(CONTRADICTIONS[crossedBounds.dimension].ask, situation));
  if (namedQuestion) return writeQuestionSentence(writeQuestion(situation, namedQuestion));
  if (kind === 'more' || (wasReady && kind === 'no') || (history.pendingQuestion === 'more' && kind === 'yes'))
    return writeQuestionSentence(writeMoreQuestion(situation));
  if (kind === 'complaint' && !hasChanges && hasValues)
    return createRecapClosing(situation, choose(CHANGE_QUESTIONS, situation));
  if (vagueQuestion && kind !== 'go' && kind !== 'recap')
    return writeQuestionSentence(writeQuestion(situation, vagueQuestion));
  if (hasValues && (isRefinement || kind === 'go' || hasEnoughToSearch(progress))) return writeReadyClosing(situation);
  // 'Is a Focus reliable?' already names a car, so the reply does not ask which car.
  if (kind === 'reliability' || kind === 'runningCosts')
    return writeQuestionSentence(choose(FILTER_SUGGESTIONS[kind], situation));
  if (kind === 'recap')
    return hasValues
      ? createRecapClosing(situation, writeNextQuestion(situation))
      : writeQuestionSentence(choose(EMPTY_RECAP_TEXTS, situation), writeNextQuestion(situation));
  if (isRefinement && progress.hints.length === 0) return writeQuestionSentence(choose(OPEN_QUESTIONS, situation));
  if (kind === 'go') return writeQuestionSentence(choose(TOO_EARLY_TEXTS, situation), writeNextQuestion(situation));
  return writeQuestionSentence(writeNextQuestion(situation));
}

const createRecapClosing = (situation: Situation, question: string): Closing => ({
  choices: createSummaries(situation, RECAP_TEXTS, question),
  isReady: false,
  hasSummary: true,
});

function writeReadyClosing(situation: Situation): Closing {
  const { hasChanges, traits, history, isRefinement } = situation;
  const isAssent =
    history.pendingQuestion === 'ready' &&
    !hasChanges &&
    traits.wants.length === 0 &&
    hasManner(traits.kind, 'acceptsSearch');
  if (isRefinement && hasChanges)
    return { choices: [[createRequired(choose(READY_AGAIN_TEXTS, situation))]], isReady: true, hasSummary: false };
  return {
    choices: createSummaries(situation, isAssent ? CONFIRMATION_TEXTS : READY_TEXTS),
    isReady: true,
    hasSummary: true,
  };
}

function writeMoreQuestion(situation: Situation): string {
  const offeredTopics = listOpenTopics(situation.progress);
  if (offeredTopics.length === 0) return choose(OPEN_QUESTIONS, situation);
  return choose(MORE_QUESTIONS, situation, {
    topics: formatList(offeredTopics.map((question) => TOPIC_OFFERS[question])),
  });
}

function writeQuestion({ previousReply, progress }: Situation, question: Question): string {
  const { askCounts, isNamingTopics, waivedTopics } = progress.history;
  const variants =
    question === 'car' && (isNamingTopics || waivedTopics.has('body')) ? MAKE_QUESTIONS : QUESTIONS[question];
  return choose(variants, { turnCount: askCounts.get(question) ?? 0, previousReply });
}

/** Writes the next question, or a remark that leads back to cars instead of a repeated question. */
function writeNextQuestion(situation: Situation): string {
  const { hasChanges, traits, progress, previousReply, turnCount } = situation;
  const question = chooseQuestion(progress);
  if (question === undefined) return choose(NO_QUESTIONS_LEFT_TEXTS, { turnCount, previousReply });
  const askCount = progress.history.askCounts.get(question) ?? 0;
  const isGreeting = traits.greeting !== undefined && traits.kind === undefined;
  if (askCount > 0 && !hasChanges && (isGreeting || traits.terms.length > 0 || hasManner(traits.kind, 'digression')))
    return choose(BACK_TO_CARS_TEXTS, { turnCount, previousReply });
  return writeQuestion(situation, question);
}

/** Joins the parts. A text that is too long gets a shorter summary, then no acknowledgements, then no opening. */
function joinParts(opening: readonly Sentence[], middle: readonly Sentence[], { choices }: Closing): string {
  const bodies = [[...opening, ...middle], opening, []];
  for (const body of bodies)
    for (const closing of choices) {
      const text = joinSentences([...body, ...closing]);
      if (text !== undefined) return text;
    }
  return (
    choices
      .at(-1)
      ?.map(({ text }) => text)
      .join(' ') ?? ''
  );
}
