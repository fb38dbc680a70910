import type { Mention } from './mentions.ts';
import { getKey, getRoleKind, listSentences, RoleFeatures, type RoleKind } from './role-features.ts';
import { ROLE_WEIGHTS } from './role-weights.ts';
import { findSentenceStart } from './owners.ts';
import type { Scan } from './scan.ts';
import type { Statement } from './statements.ts';
import { memoize } from './memoize.ts';

/** Shorter messages are queries, which only the rules read. */
const MIN_WORDS = 15;
const MIN_SENTENCES = 2;
/** A message with more mentions is a list, not a letter. */
const MAX_MENTIONS = 60;

/** A mention with a lower score (the logarithm of the odds that it is a wish) is context. */
const MAX_CONTEXT_SCORE: Record<RoleKind, number> = { car: -1, value: -1.5, figure: -1.5 };
/** A mention with a lower score is certainly context. Other context is reported as unread. */
const MAX_CERTAIN_SCORE = -2.5;
/** A mention that the rules read as context is a wish if its score is higher. */
const MIN_WISH_SCORE: Record<RoleKind, number> = { car: 2, value: 2, figure: 2 };
/** A wanted car with a lower score is context if the score of another is more than `MIN_LEAD` higher. */
const MAX_RIVAL_SCORE = 0;
const MIN_LEAD = 2.5;

/** Every weight in role-weights.ts is a multiple of this step. */
export const WEIGHT_STEP = 0.2;
/** The letters that encode weights: 'A' is −26 steps, 'a' is 0. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ZERO_INDEX = 26;

export const encodeWeight = (weight: number): string =>
  LETTERS.charAt(Math.max(0, Math.min(LETTERS.length - 1, Math.round(weight / WEIGHT_STEP) + ZERO_INDEX)));

const getWeights = memoize(3, (kind: string): ReadonlyMap<string, number> => {
  const { weights } = ROLE_WEIGHTS[kind as RoleKind];
  return new Map(
    weights
      .split(' ')
      .map((each) => [each.slice(0, -1), (LETTERS.indexOf(each.slice(-1)) - ZERO_INDEX) * WEIGHT_STEP] as const),
  );
});

/** Computes the logarithm of the odds that a mention with these features is a wish. */
function computeScore(kind: RoleKind, features: readonly string[]): number {
  const weights = getWeights(kind);
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), ROLE_WEIGHTS[kind].bias);
}

/** Pronouns that refer to a car mentioned before: 'I want one', 'the same again', 'show me all three'. */
const ANAPHOR = /^(?:one|ones|another|both|them|same|either|three)$/u;

/** Returns whether a later wish refers back to a car: 'Could you find me one?' */
function isReferredTo({ words, cuesFrom }: Scan, { to }: Mention, mentions: readonly Mention[]): boolean {
  for (let i = to; i < words.length; i++) {
    const next = words[i + 1];
    const isPronoun = next?.gap !== 'space' || /^(?:please|too|also|again|if|under|of|as)$/u.test(next.norm);
    if (!ANAPHOR.test(words[i]?.norm ?? '') || !isPronoun || mentions.some(({ from }) => from === i)) continue;
    for (let j = i; j > i - 6 && j >= to; j--)
      if (cuesFrom[j]?.some(({ group, tag }) => group === 'polarity' && (tag === 'want' || tag === 'again')))
        return true;
  }
  return false;
}

/** Matches a request before a car and its article and adjectives: 'I want', 'show me', 'looking for'. */
const REQUEST_BEFORE_CAR =
  /(?:(?:^|(?:i|id|im|we|wed|were|would|to|please|really|quite|rather|just|do)) (?:want|fancy|need|like|after|prefer|love)|(?:show|find|sell|get|give|send) (?:me|us)|(?:look|search|hunt|shopp)ing for|(?:yo)?u(?:ve)? (?:have|got|sell|stock)|(?:some|any)(?:body|one) (?:have|got|sell|selling)|know of|fallen for|set on|settled on|(?:it|that)ll be|it will be|(?:has|got|it) to be|interested in|keen on|talk me (?:into|out of))$/u;
const ARTICLE_OR_ADJECTIVE = /^(?:an?|the|another|some|any|nice|decent|good|used|newer|tidy|clean)$/u;

/** Returns whether the buyer asks for a car: 'I want a Golf', 'do you have a red Polo?' */
export function isAskedFor({ words }: Scan, { from }: Mention, mentions: readonly Mention[]): boolean {
  const isValue = (i: number): boolean =>
    mentions.some((each) => each.kind === 'value' && i >= each.from && i < each.to);
  let at = from - 1;
  while (
    at > from - 5 &&
    words[at + 1]?.gap === 'space' &&
    (ARTICLE_OR_ADJECTIVE.test(words[at]?.norm ?? '') || isValue(at))
  )
    at--;
  let text = '';
  for (let i = at; i > at - 4; i--) {
    if (words[i + 1]?.gap !== 'space') {
      text = ` ${text}`;
      break;
    }
    text = `${words[i]?.norm}${text && ' '}${text}`;
  }
  return REQUEST_BEFORE_CAR.test(text);
}

/**
 * Corrects, with a trained classifier, which mentions of a letter are wishes and which are only context, such as the
 * buyer's present car. It never overrules an exclusion or a car that the buyer asks for ('I want a Golf').
 */
export function assignRoles(
  scanned: Scan,
  mentions: readonly Mention[],
  statements: readonly Statement[],
  isOffTopic: (word: number) => boolean,
): Statement[] {
  const { words } = scanned;
  const isLetter =
    words.length >= MIN_WORDS && mentions.length <= MAX_MENTIONS && listSentences(words).length >= MIN_SENTENCES;
  if (!isLetter) return [...statements];
  const wantedMentions = new Set(statements.flatMap((each) => (each.type === 'want' ? [each.mention] : [])));
  const decidedMentions = new Set(statements.flatMap((each) => ('mention' in each ? [each.mention] : [])));
  const features = new RoleFeatures(scanned, mentions);
  const scores = new Map<Mention, number>();
  const isWanted = (mention: Mention): boolean => wantedMentions.has(mention);
  const isContext = (mention: Mention): boolean => !decidedMentions.has(mention) && !isOffTopic(mention.from);
  const cars = mentions.filter(({ kind }) => kind === 'car');
  const wantedCars = cars.filter(isWanted);
  const getScore = (mention: Mention): number => scores.get(mention) ?? 0;
  for (const car of cars) scores.set(car, computeScore('car', features.listFeatures(car, isWanted)));
  const bestScore = Math.max(...wantedCars.map(getScore));
  for (const car of wantedCars) {
    const isRival = getScore(car) < MAX_RIVAL_SCORE && getScore(car) < bestScore - MIN_LEAD && !isOffTopic(car.from);
    if ((isRival || getScore(car) < MAX_CONTEXT_SCORE.car) && !isAskedFor(scanned, car, mentions))
      wantedMentions.delete(car);
  }
  // If no car is left, a car that the rules read as context is a wish if its score is high enough.
  if (!cars.some(isWanted))
    for (const car of cars) if (isContext(car) && getScore(car) > MIN_WISH_SCORE.car) wantedMentions.add(car);
  // If no car is left, a later wish that refers back to a car keeps it: 'Could you find me one?'
  if (!cars.some(isWanted))
    for (const car of wantedCars) if (isReferredTo(scanned, car, mentions)) wantedMentions.add(car);
  // A missed value becomes a wish only if no other value of its parameter is wanted, and the car before it in its
  // sentence, if any, is the restored car or a later one.
  const restoredCar = cars.find((car) => isWanted(car) && !decidedMentions.has(car));
  const isMisplaced = (mention: Mention): boolean => {
    const { from } = mention;
    if ([...wantedMentions].some((each) => getKey(each) === getKey(mention))) return true;
    const start = findSentenceStart(scanned, from);
    const car = cars.findLast((each) => each.from < from && each.from >= start);
    return car !== undefined && (restoredCar === undefined || car.from < restoredCar.from);
  };
  for (const mention of mentions) {
    const kind = getRoleKind(mention);
    if (kind === undefined || kind === 'car') continue;
    const score = computeScore(kind, features.listFeatures(mention, isWanted));
    scores.set(mention, score);
    if (score < MAX_CONTEXT_SCORE[kind]) wantedMentions.delete(mention);
    else if (isContext(mention) && score > MIN_WISH_SCORE[kind] && !isMisplaced(mention)) wantedMentions.add(mention);
  }
  const revisedStatements = statements.flatMap((statement): Statement[] => {
    if (statement.type !== 'want' || wantedMentions.has(statement.mention) || !scores.has(statement.mention))
      return [statement];
    const isCertain = getScore(statement.mention) < MAX_CERTAIN_SCORE;
    return isCertain ? [] : [{ type: 'skip', mention: statement.mention }];
  });
  const missedMentions = mentions.filter((mention) => wantedMentions.has(mention) && !decidedMentions.has(mention));
  return [
    ...revisedStatements,
    ...missedMentions.map((mention): Statement => ({ type: 'want', mention, isAddition: false })),
  ];
}
