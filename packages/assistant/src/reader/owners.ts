import type { Mention } from './mentions.ts';
import { type Cue, findCueFrom, getCueText, type Scan } from './scan.ts';
import { isLink } from './fillers.ts';
import { parseWordSet } from './words.ts';

/** Words that separate the buyer's own car from the wanted one. */
export const ENDS_OWNERSHIP = parseWordSet(
  'so but maybe perhaps wrong something now however though instead therefore hence',
);

/** Short phrases that only apply to a car right after them. */
const ADJACENT_ONLY =
  /^(?:my|our|in my|in the|the old|(?:ive|weve|theyve|hes|shes) an?|mines (?:an?|the)|(?:hes|shes|whos|theyve) (?:got|a)|has an?|on the|learn(?:t|ed) in|mums|dads|brothers|sisters|husbands|wifes|neighbours|had the|the)$/u;

/** Phrases about giving up a car, whose description usually ends with the clause. */
const DISPOSAL =
  /\bthan\b|replac|swap|trad|part ex|p ?ex|px|sold|sell|upgrad|downsiz|mov|switch|coming|rid of|goodbye|scrap|retir|chop|on the$/u;

/** Words that cancel a phrase of ownership after them: 'you have a'. */
const CANCELS_OWNERSHIP =
  /^(?:(?:yo)?us?|anyone|anybody|someone|ex|keen|set|sold|decided|settled|deals?|offers?|going)$/u;

/** Words that cancel 'have a' after them: "I'd sooner have a". */
const BEFORE_WISH_TO_HAVE = /^(?:sooner|to|would|could|should|can|will|ill)$/u;

const EXCHANGE = /\b(?:exchange|ex|px|trade|swap|sell|part)\b/u;
const POSSESSIVES = parseWordSet('my our his her their');
/** Words before a car that the message treats as known: 'the Fiesta has had it', 'my old Golf'. */
const KNOWN_CAR_WORDS = parseWordSet('my our the his her their this mine old');

/** A sentence that begins with one of these words continues to describe the last car: "It's a 2015." */
export const CONTINUES_DESCRIPTION = parseWordSet('it its shes hes itll theyre had has was done only');

/** Returns whether a mention describes a car. A price and a place describe the search instead. */
export function describesCar(mention: Mention): boolean {
  const { kind } = mention;
  return (
    kind === 'car' ||
    kind === 'value' ||
    kind === 'flag' ||
    kind === 'count' ||
    (kind === 'bound' && mention.dimension !== 'price')
  );
}

export const isDisposal = (scanned: Scan, cue: Cue): boolean => DISPOSAL.test(getCueText(scanned, cue));

const LENT_CAR_WORDS = /^(?:courtesy|loan|loaner|hire|rental)$/u;

/** Returns whether the sentence says that a car was only lent: 'I had a Fiat 500 as a courtesy car'. */
export function isLent({ words }: Scan, from: number): boolean {
  for (let i = from; words[i] !== undefined && (i === from || words[i]?.gap !== 'stop'); i++)
    if (LENT_CAR_WORDS.test(words[i]?.norm ?? '')) return true;
  return false;
}

/**
 * Returns whether a car, or a value that stands for one, follows a phrase of ownership ('I've got', 'my', 'selling').
 */
export function isAboutCar(scanned: Scan, mentionAt: ReadonlyMap<number, Mention>, cue: Cue): boolean {
  const { words } = scanned;
  const phrase = getCueText(scanned, cue);
  const mustBeAdjacent = ADJACENT_ONLY.test(phrase);
  // Similar words that do not express ownership: 'Would you have a Golf?', 'an ex lease Golf', 'set on the Golf'.
  const previous = words[cue.from - 1]?.norm ?? '';
  if (
    (CANCELS_OWNERSHIP.test(previous) && !phrase.startsWith('ke')) ||
    (phrase === 'have a' && BEFORE_WISH_TO_HAVE.test(previous)) ||
    words[cue.to]?.norm === 'to'
  )
    return false;
  let isPredicate = false;
  for (let i = cue.to, distance = 0; i < words.length && distance < (mustBeAdjacent ? 5 : 9);) {
    const word = words[i];
    if (!word || word.gap === 'stop') return false;
    const mention = mentionAt.get(i);
    if (mention) {
      // A value after the verb describes the car: 'my last car was a manual'.
      if (isPredicate && mention.kind === 'value') return true;
      const isCarPronoun = mention.kind === 'value' && /^(?:ones?|cars?|motor)$/u.test(words[mention.to]?.norm ?? '');
      // A value before 'one' stands for a car: 'mums got a silver one'.
      if (
        mention.kind === 'car' ||
        (isCarPronoun && (phrase === 'had a' || (distance > 0 && words[i - 1]?.norm === 'a')))
      )
        return true;
      if (!describesCar(mention)) return false;
      i = mention.to;
      continue;
    }
    isPredicate ||= /^(?:was|were|is)$/u.test(word.norm) && /^(?:cars?|motor)$/u.test(words[i - 1]?.norm ?? '');
    if (ENDS_OWNERSHIP.has(word.norm) || findCueFrom(scanned, i, 'topics')?.tag === 'price') return false;
    const isWish = findCueFrom(scanned, i, 'polarity')?.tag === 'want';
    if (isWish && word.norm !== 'like' && word.norm !== 'get' && word.norm !== 'must') return false;
    if (mustBeAdjacent && !isLink(word.norm) && word.number === undefined) return false;
    distance++;
    i++;
  }
  return false;
}

/** Returns whether one of the three words before a car is in `owners`: 'my old Golf'. */
export const isOwned = ({ words }: Scan, { from }: Mention, owners = POSSESSIVES): boolean =>
  [1, 2, 3].some((back) => owners.has(words[from - back]?.norm ?? ''));

export function findSentenceStart({ words }: Scan, at: number): number {
  let start = at;
  while (start > 0 && words[start]?.gap !== 'stop') start--;
  return start;
}

/**
 * Finds the mentions that describe a car that the buyer is giving up ('the Fiesta has had it', 'a 2014 Astra to part
 * exchange'), or none if the buyer seems to want the car.
 */
export function findGivenUpCar(
  scanned: Scan,
  cue: Cue,
  wantedMentions: readonly Mention[],
  clauseStart: number,
  hasWish: boolean,
): Mention[] {
  const { words } = scanned;
  const start = findSentenceStart(scanned, cue.from);
  const car =
    wantedMentions.findLast(({ kind, from }) => kind === 'car' && from >= start) ??
    wantedMentions.findLast(({ from, kind }) => from >= clauseStart && (kind === 'value' || kind === 'count'));
  if (!car) return [];
  const hasOwner = isOwned(scanned, car, KNOWN_CAR_WORDS);
  const hasClause = /^(?:which|that|thats)$/u.test(words[car.to]?.norm ?? '');
  // In 'the old two-door has to go' the buyer gives up a car. In 'two-doors are too small' they do not.
  const isSubject = car.kind === 'car' && car.from === start && !hasWish;
  const isPlain = !hasClause && !isSubject && !EXCHANGE.test(getCueText(scanned, cue));
  if (!hasOwner && (car.kind !== 'car' || isPlain)) return [];
  const from = Math.max(clauseStart, car.from - 4);
  return wantedMentions.filter((mention) => mention.from >= from && mention.from < cue.from && describesCar(mention));
}
