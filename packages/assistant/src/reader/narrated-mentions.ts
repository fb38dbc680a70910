import { isLink } from './fillers.ts';
import type { Mention } from './mentions.ts';
import { describesCar, findSentenceStart } from './owners.ts';
import { listSentences, type WordRange } from './role-features.ts';
import { findCueFrom, type Scan } from './scan.ts';

const DEFINITE = /^(?:the|that|this|these|those|her|his|their)$/u;
/** Words that continue the choice of the previous sentence: 'I saw the Golf yesterday. Or a Polo.' */
const CONTINUES_CHOICE = /^(?:n?or|otherwise|alternatively|failing|else|also|and|plus|but|then|maybe|perhaps)$/u;
const PERIOD_OR_EVENT = /^(?:lifetime|life|years?|decades?|months?|nightmare|string|succession|accident|crash)$/u;
/** A sentence tells a story if it has at least this many words besides mentions, filler words and numbers. */
const MIN_STORY_WORDS = 2;

/** Returns whether a car is introduced as known: 'the Prius', 'her 2011 Micra', 'company Vectras'. */
function isKnownCar({ words }: Scan, { from, to, ...mention }: Mention): boolean {
  const name = mention.kind === 'car' ? (mention.model ?? mention.make) : '';
  const isPlural = mention.kind === 'car' && words[to - 1]?.norm.endsWith('s') === true && !/s$/iu.test(name);
  const start = Math.max(from - 3, findSentenceStart({ words } as Scan, from));
  return isPlural || words.slice(start, from).some(({ norm }) => DEFINITE.test(norm));
}

function isStory(scanned: Scan, { from, to }: WordRange, mentions: readonly Mention[]): boolean {
  const { words } = scanned;
  const isQuestion = words[to]?.followsQuestion === true;
  const isNarrated = (at: number): boolean =>
    !mentions.some((each) => at >= each.from && at < each.to) &&
    !isLink(words[at]?.norm ?? '') &&
    words[at]?.number === undefined &&
    !DEFINITE.test(words[at]?.norm ?? '');
  const narratedWords = words.slice(from, to).filter((_, i) => isNarrated(from + i));
  return !isQuestion && narratedWords.length >= MIN_STORY_WORDS;
}

/**
 * Finds the cars that only belong to a story before the wish, and their attributes: the Prius in 'The Prius stayed put
 * for nine days. RAV4 or CR-V.'
 */
export function findNarratedMentions(
  scanned: Scan,
  wantedMentions: readonly Mention[],
  unwantedMentions: ReadonlySet<Mention>,
): Mention[] {
  const { words } = scanned;
  // 'After a lifetime of Vectras' is not a wish, but 'after a Vectra' is.
  const isAfterPeriod = (at: number): boolean =>
    words[at]?.norm === 'after' && words.slice(at + 1, at + 5).some(({ norm }) => PERIOD_OR_EVENT.test(norm));
  const isWish = (at: number): boolean => findCueFrom(scanned, at, 'polarity')?.tag === 'want' && !isAfterPeriod(at);
  const isCandidate = (mention: Mention): boolean =>
    mention.kind === 'car' || (mention.kind === 'value' && mention.key === 'body_type');
  const sentences = listSentences(scanned.words);
  const narratedSentences = sentences.flatMap((sentence) => {
    const { from, to } = sentence;
    const sentenceMentions = wantedMentions.filter(
      (each) => each.from >= from && each.from < to && !unwantedMentions.has(each),
    );
    const wishAt = words.findIndex((_, at) => at >= from && at < to && isWish(at));
    const isBeforeWish = (each: Mention): boolean => wishAt === -1 || each.from < wishAt;
    const cars = sentenceMentions.filter(
      (each) => isCandidate(each) && isBeforeWish(each) && isKnownCar(scanned, each),
    );
    if (cars.length === 0 || !isStory(scanned, sentence, sentenceMentions)) return [];
    return [{ sentence, mentions: sentenceMentions.filter((each) => describesCar(each) && isBeforeWish(each)) }];
  });
  const allNarratedMentions = new Set(narratedSentences.flatMap(({ mentions }) => mentions));
  return narratedSentences.flatMap(({ sentence, mentions }) => {
    const laterCar = wantedMentions.find(
      (each) =>
        each.kind === 'car' &&
        each.from >= sentence.to &&
        !unwantedMentions.has(each) &&
        !allNarratedMentions.has(each),
    );
    const start = laterCar && words[findSentenceStart(scanned, laterCar.from)];
    return start === undefined || CONTINUES_CHOICE.test(start.norm) ? [] : mentions;
  });
}
