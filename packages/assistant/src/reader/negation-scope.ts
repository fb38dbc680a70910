import { isLink } from './fillers.ts';
import type { Mention } from './mentions.ts';
import type { Cue, Scan } from './scan.ts';
import { parseWordSet } from './words.ts';

/** A negation, and the last mention in its scope. */
export interface NegationScope {
  /** Whether a list usually follows the negation: 'avoid A, B and C', but not 'no A'. */
  isList: boolean;
  /** Whether a colon after the negation begins a list of values of any kind: 'avoid: diesel, black'. */
  isColon?: boolean;
  lastMention: Mention;
}

/** Returns whether a cue negates the words after it. */
export const isNegation = (cue: Cue | undefined): cue is Cue =>
  cue?.group === 'polarity' && /^(?:not|avoid|prefix)$/u.test(cue.tag);

/** Words of a noun phrase before its value: 'or any shade of grey', 'and anything with three doors'. */
const DETERMINERS = parseWordSet('a an any anything anyone another those these');
const NOUN_PHRASE_WORDS = parseWordSet(
  'the either even in with that is are of one ones cars car model models shade shades kind kinds type types sort sorts version versions colour colours color paint badge else other such for about also too like made from to',
);
/** Words that begin a new clause and so end a negation: 'no Fords, and I must have an automatic'. */
const CLAUSE_STARTERS = parseWordSet(
  'i im id ive ill we were weve wed well he hes she shes it its they you u must should would could can will shall has have had was do does did under over up near within please thanks max min so then because cos as if when just maybe perhaps possibly preferably ideally only around at on by my our his her their there here what which who how why where now yes no ok fine great lovely good nice instead but though however although budget',
);
const INDEFINITE_DETERMINER = /^(?:an?|any|anything|another)$/u;
const CONJUNCTION = /^(?:n?or|and|plus)$/u;

/** The maximum distance between two parts of a list, in words. */
const MAX_GAP = 9;
/** The maximum number of adjectives before a part: two in 'and boring old Vauxhalls'. */
const MAX_ADJECTIVES = 3;
const MAX_LIST_PARTS = 12;

/** Words after a value that show it is wanted: 'hate red, and blue is my favourite'. */
const AFFIRMATION =
  /^(?:(?:ones?|cars?|models?) )?(?:(?:is|are|was|were|would be|will be|wouldnt be|d be|s|could be|would) (?:fine|ok|okay|good|great|best|better|my|our|what|preferred|preferable|ideal|perfect|lovely|nice|acceptable|the one|a must|essential|needed|required|alright|welcome|do|suit|favourite)|preferred|preferably|instead|only|please only)\b/u;

const getKey = (mention: Mention): string => ('key' in mention ? mention.key : mention.kind);

export const isSameKind = (a: Mention, b: Mention): boolean => getKey(a) === getKey(b) && a.kind === b.kind;

/** Bounds and distances are not excludable, because their own comparators take the negation. */
const isExcludableMention = (mention: Mention): boolean =>
  mention.kind !== 'bound' &&
  mention.kind !== 'radius' &&
  (mention.kind !== 'flag' || mention.flag === 'writeoff' || mention.flag === 'high_mileage');

function isAffirmed({ words }: Scan, { to }: Mention): boolean {
  let followingWords = '';
  for (let i = to; i < to + 4 && words[i]?.gap === 'space'; i++)
    followingWords += `${followingWords && ' '}${words[i]?.norm}`;
  return AFFIRMATION.test(followingWords);
}

/** Returns whether a value is plural: 'diesels', 'white ones'. */
function isPlural({ words }: Scan, mention: Mention): boolean {
  const next = words[mention.to];
  if (next?.gap === 'space' && /^(?:ones|cars|models|vehicles|motors)$/u.test(next.norm)) return true;
  const name = mention.kind === 'car' ? (mention.model ?? mention.make) : mention.kind === 'value' ? mention.value : '';
  return words[mention.to - 1]?.norm.endsWith('s') === true && !/s$/iu.test(name);
}

/**
 * Returns whether two parts of a list have the same form: 'no Jukes, estates or automatics', 'not a Juke, an estate or
 * an automatic'.
 */
function areParallel(scanned: Scan, before: Mention, mention: Mention): boolean {
  const { words } = scanned;
  const hasArticle = ({ from }: Mention): boolean => {
    const at =
      words[from]?.gap === 'space' && !INDEFINITE_DETERMINER.test(words[from - 1]?.norm ?? '') ? from - 1 : from;
    return words[at]?.gap === 'space' && INDEFINITE_DETERMINER.test(words[at - 1]?.norm ?? '');
  };
  return (isPlural(scanned, before) && isPlural(scanned, mention)) || (hasArticle(before) && hasArticle(mention));
}

interface Connection {
  conjunction: 'or' | 'and' | undefined;
  hasComma: boolean;
  hasDeterminer: boolean;
  isAdjacent: boolean;
}

/** Returns undefined if the words between two parts of a list cannot connect them. */
export function getConnection(scanned: Scan, from: number, to: number): Connection | undefined {
  const { words, cuesFrom } = scanned;
  if (to < from || to - from > MAX_GAP || (to === from && words[to]?.gap === 'stop')) return undefined;
  const connection: Connection = {
    conjunction: undefined,
    hasComma: words[to]?.gap === 'comma',
    hasDeterminer: false,
    isAdjacent: to === from,
  };
  let adjectives = 0;
  for (let i = from; i <= to; i++) {
    const { norm = '', gap } = words[i] ?? {};
    if (i === to) return gap === 'stop' ? undefined : connection;
    // A sentence that begins with 'or', or a plural after 'and', continues the list: 'no SUVs. Or estates. And Fords.'
    const isSentenceOfPlural = norm === 'and' && i + 1 === to && words[to]?.norm.endsWith('s') === true;
    if (gap === 'stop' && !/^n?or$/u.test(norm) && !isSentenceOfPlural) return undefined;
    connection.hasComma ||= gap === 'comma';
    if (CONJUNCTION.test(norm)) connection.conjunction ??= norm.endsWith('or') ? 'or' : 'and';
    else if (DETERMINERS.has(norm)) connection.hasDeterminer = true;
    // 'By' may be repeated after a conjunction: 'made by Ford or by Hyundai'.
    else if (!NOUN_PHRASE_WORDS.has(norm) && !(norm === 'by' && CONJUNCTION.test(words[i - 1]?.norm ?? ''))) {
      const hasMeaning = cuesFrom[i]?.some(({ group }) => group === 'polarity' || group === 'turns') === true;
      if (hasMeaning || CLAUSE_STARTERS.has(norm) || words[i]?.number !== undefined || ++adjectives > MAX_ADJECTIVES)
        return undefined;
    }
  }
  return connection;
}

/** Returns whether a value after a conjunction is in the scope of the negation before it. */
function isConjunctionInScope(
  scanned: Scan,
  { conjunction, hasComma, hasDeterminer }: Connection,
  isList: boolean,
  before: Mention,
  mention: Mention,
): boolean {
  if (isSameKind(before, mention)) return true;
  if (mention.kind === 'place' || before.kind === 'place') return false;
  // The comma ends the negation: 'in any colour but red, or a Golf'.
  if (hasComma && conjunction === 'or' && !isList && !areParallel(scanned, before, mention)) return false;
  // In 'no diesels and automatics' both are excluded. In 'no diesel and automatic please', automatic is wanted.
  return conjunction === 'or' || isList || hasDeterminer || isPlural(scanned, mention);
}

/** Returns whether two values form a list without commas: 'no black white or grey', but not 'not diesel petrol'. */
function isBareList(scanned: Scan, { isAdjacent }: Connection, before: Mention, mention: Mention): boolean {
  const isChoice = getKey(mention) === 'fuel_type' || getKey(mention) === 'transmission';
  return isAdjacent && isSameKind(before, mention) && (!isChoice || isPlural(scanned, mention));
}

/** Returns whether a list ends in a general phrase: 'a convertible, a coupe or any other toy'. */
const endsWithOthers = ({ words }: Scan, at: number): boolean =>
  /^n?or$/u.test(words[at]?.norm ?? '') &&
  /^(?:any|other|anything|similar|such)$/u.test(words[at + 1]?.norm ?? '') &&
  /^(?:other|else|similar|like|toys?|thing)$/u.test(words[at + 2]?.norm ?? '');

/** Returns whether a list continues from `first` to a last part with a conjunction: 'red, blue or green'. */
function isListClosed(
  scanned: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  { isList, lastMention }: NegationScope,
  first: Mention,
): boolean {
  let previousMention = lastMention;
  let currentMention = first;
  // In 'anything but French, saloon or hatch', the words after the comma are a wish.
  let isMixed = false;
  for (let parts = 0; parts < MAX_LIST_PARTS; parts++) {
    if (!isSameKind(previousMention, currentMention) && !areParallel(scanned, previousMention, currentMention)) {
      if (!isList) return false;
      isMixed = true;
    }
    if (endsWithOthers(scanned, currentMention.to)) return true;
    let at = currentMention.to;
    while (at < currentMention.to + MAX_GAP && !mentionAt.has(at)) at++;
    const next = mentionAt.get(at);
    const connection = next && getConnection(scanned, currentMention.to, at);
    if (!next || !connection || isAffirmed(scanned, next)) return false;
    if (connection.conjunction) {
      if (isMixed && connection.conjunction === 'or' && !connection.hasDeterminer) return false;
      return isExcludableMention(next)
        ? isConjunctionInScope(scanned, connection, isList, currentMention, next)
        : connection.conjunction === 'or' && connection.hasDeterminer;
    }
    const isNextItem = connection.hasComma || isBareList(scanned, connection, currentMention, next);
    if (!isNextItem || !isExcludableMention(next)) return false;
    [previousMention, currentMention] = [currentMention, next];
  }
  return false;
}

/**
 * Returns whether a mention is in the scope of a negation. The price in 'don't care which, as long as it's under 2,500'
 * is not.
 * @param negation.at the index of the word after the negation
 */
export const isInNegationScope = ({ words }: Scan, { at }: { at: number }, { from }: Pick<Mention, 'from'>): boolean =>
  words.slice(at, from).every(({ norm }) => isLink(norm));

/**
 * Returns whether a mention is coordinated with the last one in the scope of a negation: 'not red or blue', 'avoid A, B
 * and C'.
 */
export function isCoordinated(
  scanned: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  scope: NegationScope,
  mention: Mention,
): boolean {
  const { isList, isColon, lastMention } = scope;
  if (!isExcludableMention(mention)) return false;
  const connection = getConnection(scanned, lastMention.to, mention.from);
  if (!connection || isAffirmed(scanned, mention)) return false;
  const { hasSlash, gap } = scanned.words[mention.from] ?? {};
  const isSame = isSameKind(lastMention, mention);
  if (connection.isAdjacent && (hasSlash || gap === 'joint')) return isSame;
  if (isColon && connection.hasComma) return true;
  if (connection.conjunction) return isConjunctionInScope(scanned, connection, isList, lastMention, mention);
  if (!connection.hasComma && !isBareList(scanned, connection, lastMention, mention)) return false;
  if (isListClosed(scanned, mentionAt, scope, mention)) return true;
  // A comma without a conjunction continues a list of plurals ('no Fords, Vauxhalls'). After a negation such as 'avoid'
  // it continues any list except of fuels and gearboxes ('avoid Ford, Vauxhall').
  if (!connection.hasComma) return false;
  const isOpenList = isPlural(scanned, lastMention) && isPlural(scanned, mention);
  const isChoice = getKey(mention) === 'fuel_type' || getKey(mention) === 'transmission';
  return isSame && (isOpenList || (isList && !isChoice && connection.isAdjacent));
}

/** Finds the negation before a word, if only words such as fillers and determiners are between: 'not one of those'. */
export function findNegationBefore(scanned: Scan, at: number): Cue | undefined {
  const { words } = scanned;
  for (let i = at; i > at - MAX_GAP && i > 0; i--) {
    const cue = scanned.cuesTo[i]?.find(isNegation);
    if (cue) return cue;
    const { gap } = words[i] ?? {};
    const norm = words[i - 1]?.norm ?? '';
    if (gap === 'stop' || gap === 'comma') return undefined;
    // A verb such as 'wish' may follow the negation: 'do not wish to see'.
    const isWish = scanned.cuesFrom[i - 1]?.some(({ group, tag }) => group === 'polarity' && tag === 'want') === true;
    if (!isWish && !DETERMINERS.has(norm) && !NOUN_PHRASE_WORDS.has(norm) && !isLink(norm)) return undefined;
  }
  return undefined;
}

/** Finds the mentions that a negation excludes, and their scopes. `mentions` must be sorted. */
export function findNegationScopes(scanned: Scan, mentions: readonly Mention[]): Map<Mention, NegationScope> {
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  const scopes = new Map<Mention, NegationScope>();
  let scope: NegationScope | undefined;
  for (const mention of mentions) {
    const cue = findNegationBefore(scanned, mention.from);
    if (cue)
      scope = { isList: cue.tag === 'avoid', isColon: scanned.words[cue.to]?.hasColon === true, lastMention: mention };
    else if (scope && isCoordinated(scanned, mentionAt, scope, mention)) scope = { ...scope, lastMention: mention };
    else scope = undefined;
    if (scope) scopes.set(mention, scope);
  }
  return scopes;
}

/**
 * Returns whether the comparator of a figure is in the scope of a negation: 'no diesels or anything over 60k miles',
 * 'no diesels over 10k'.
 * @param from the index of the first word of the figure
 * @param isFigure whether `lastMention` is a figure
 */
export function isComparatorNegated(
  scanned: Scan,
  { isList, lastMention }: { isList: boolean; lastMention: { to: number } },
  from: number,
  comparator: string | undefined,
  isFigure: boolean,
): boolean {
  const connection = comparator === undefined ? undefined : getConnection(scanned, lastMention.to, from);
  if (!connection) return false;
  const { conjunction, hasComma, hasDeterminer } = connection;
  // In 'no diesels under 10k' and 'no diesel or automatic newer than 2015', the figure is probably a wish, not part of
  // the exclusion.
  const isLimit = comparator === 'gt' || comparator === 'older';
  if (!conjunction) return isLimit && !hasComma;
  // The negation applies to both bounds: 'not over 60,000 miles or under 30'.
  const isAlternative = conjunction === 'or' && (isLimit || isFigure);
  return hasDeterminer || isAlternative || (isLimit && isList);
}
