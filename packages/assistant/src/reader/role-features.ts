import { getRoleClasses } from './lexicon/role-words.ts';
import type { Mention } from './mentions.ts';
import { findCueFrom, type Scan } from './scan.ts';
import type { Word } from './words.ts';

/** A group of mentions with a classifier of its own. */
export type RoleKind = 'car' | 'value' | 'figure';

/** Returns whether a car is wanted, as far as is known when the values around it are classified. */
export type IsWanted = (car: Mention) => boolean;

export interface WordRange {
  from: number;
  to: number;
}

/** Words between two cars in a list: 'a Golf, or maybe an Octavia'. */
const LIST_WORD =
  /^(?:n?or|and|an?|the|any|maybe|perhaps|possibly|even|either|another|used|new|plus|failing|something|like|else)$/u;
const BETWEEN_CAR_AND_VALUE = /^(?:an?|the|with|and|on|old|of|in)$/u;
const CLAUSE_STARTER = /^(?:but|so|cos|coz|because|however|although|though|while|since)$/u;
const SUBJECT = /^(?:i|im|ive|id|ill|we|weve|wed|were|he|she|they|its?|my|our|hes|shes|theyre|theres|there)$/u;
/** The number of words on each side of a mention whose features include their position. */
const MAX_POSITION_DISTANCE = 2;
/** The maximum number of words on each side of a mention from which its features are taken. */
const MAX_CLAUSE_WORDS = 24;

/** Returns undefined for places and origins, which have no classifier. */
export function getRoleKind({ kind }: Mention): RoleKind | undefined {
  if (kind === 'car') return 'car';
  if (kind === 'bound' || kind === 'radius') return 'figure';
  return kind === 'place' || kind === 'origin' ? undefined : 'value';
}

export const getKey = (mention: Mention): string => {
  if ('key' in mention) return mention.key;
  if (mention.kind === 'bound') return mention.dimension;
  return mention.kind === 'flag' ? mention.flag : mention.kind;
};

export function listSentences(words: readonly Word[]): WordRange[] {
  const sentences: WordRange[] = [];
  for (const at of words.keys()) {
    const last = sentences.at(-1);
    if (last && words[at]?.gap !== 'stop') last.to = at + 1;
    else sentences.push({ from: at, to: at + 1 });
  }
  return sentences;
}

/** Describes the words around mentions as features, for which the classifier of roles has weights. */
export class RoleFeatures {
  readonly #scanned: Scan;
  readonly #mentions: readonly Mention[];
  readonly #mentionAt: (Mention | undefined)[];
  readonly #sentences: readonly WordRange[];
  readonly #sentenceAt: number[];
  readonly #cars: readonly Mention[];
  /** The cars in the same list as each car, including the car. */
  readonly #lists = new Map<Mention, Mention[]>();

  constructor(scanned: Scan, mentions: readonly Mention[]) {
    const { words } = scanned;
    this.#scanned = scanned;
    this.#mentions = mentions;
    this.#mentionAt = words.map(() => undefined);
    for (const mention of mentions) this.#mentionAt.fill(mention, mention.from, mention.to);
    this.#sentences = listSentences(words);
    this.#sentenceAt = this.#sentences.flatMap(({ from, to }, i) => Array.from({ length: to - from }, () => i));
    this.#cars = mentions.filter(({ kind }) => kind === 'car');
    let list: Mention[] = [];
    for (const car of this.#cars) {
      const last = list.at(-1);
      if (!last || !this.#areListed(last, car)) list = [];
      list.push(car);
      this.#lists.set(car, list);
    }
  }

  /** Only the features of values and figures depend on `isWanted`. */
  listFeatures(mention: Mention, isWanted: IsWanted): string[] {
    return mention.kind === 'car' ? this.#listCarFeatures(mention) : this.#listValueFeatures(mention, isWanted);
  }

  #listCarFeatures(car: Mention): string[] {
    const list = this.#lists.get(car) ?? [];
    const features = this.#listSurroundings(list[0] ?? car, list.at(-1) ?? car);
    features.push(`o${Math.min(list.length - 1, 2)}`);
    if (car.kind !== 'car') return features;
    const isPlural = this.#getNorm(car.to - 1).endsWith('s') && !/s$/iu.test(car.model ?? car.make);
    if (isPlural) features.push('pl');
    if (car.model === undefined) features.push('mk');
    const valueCount = this.#countValues(list);
    const rivalCounts = this.#listRivalCounts(list);
    features.push(`q${Math.min(valueCount, 3)}`);
    if (rivalCounts.some((count) => count > valueCount)) features.push('r>');
    else if (rivalCounts.length > 0) features.push(rivalCounts.includes(valueCount) ? 'r=' : 'r<');
    return features;
  }

  /** Counts the values of the other wishes that a letter may contain: other lists of cars, and sentences with a body. */
  #listRivalCounts(list: readonly Mention[]): number[] {
    const otherLists = [...new Set(this.#lists.values())].filter((each) => each !== list);
    const bodySentences = this.#sentences.filter(
      ({ from, to }) =>
        this.#mentions.some(
          (each) => each.kind === 'value' && each.key === 'body_type' && each.from >= from && each.from < to,
        ) && !this.#cars.some((car) => car.from >= from && car.from < to),
    );
    return [
      ...otherLists.map((each) => this.#countValues(each)),
      ...bodySentences.map(({ from, to }) => this.#countBetween(from, to)),
    ];
  }

  /** Counts the values and figures between a list of cars and the next car or the end of the sentence. */
  #countValues(list: readonly Mention[]): number {
    const last = list.at(-1);
    if (!last) return 0;
    const { to } = this.#getSentence(last.from);
    const next = this.#cars.find(({ from }) => from >= last.to);
    const end = Math.min(to, next?.from ?? to);
    return this.#countBetween(last.to, end);
  }

  #countBetween(from: number, to: number): number {
    return this.#mentions.filter(({ kind, ...each }) => kind !== 'place' && each.from >= from && each.from < to).length;
  }

  #listValueFeatures(mention: Mention, isWanted: IsWanted): string[] {
    const features = this.#listSurroundings(mention, mention);
    const { from, to } = this.#getSentence(mention.from);
    const key = getKey(mention);
    features.push(`k${key}`);
    if (mention.kind === 'bound') {
      const boundSigns = `${mention.min === undefined ? '' : '>'}${mention.max === undefined ? '' : '<'}`;
      features.push(`k${key}${boundSigns}${mention.isGuessed ? '?' : ''}`);
    }
    const describeCar = (car: Mention | undefined): string => (car ? (isWanted(car) ? 'w' : 'c') : '0');
    const carBefore = this.#cars.findLast((car) => car.to <= mention.from && car.from >= from);
    const carAfter = this.#cars.find((car) => car.from >= mention.to && car.from < to);
    features.push(`<c${describeCar(carBefore)}`, `>c${describeCar(carAfter)}`);
    if (carBefore && this.#isClose(carBefore.to, mention.from)) features.push(`<<c${describeCar(carBefore)}`);
    if (carAfter && this.#isClose(mention.to, carAfter.from)) features.push(`>>c${describeCar(carAfter)}`);
    if (!carBefore && !carAfter) features.push(`pc${describeCar(this.#cars.findLast((car) => car.to <= from))}`);
    const otherMentions = this.#mentions.filter((each) => each !== mention && getKey(each) === key);
    const isLater = otherMentions.some((each) => each.from >= to);
    const isEarlier = otherMentions.some((each) => each.to <= from);
    const isHere = otherMentions.some((each) => each.from >= from && each.from < to);
    features.push(`d${Number(isLater)}${Number(isEarlier)}${Number(isHere)}`);
    return features;
  }

  #listSurroundings(head: Mention, tail: Mention): string[] {
    const { words } = this.#scanned;
    const features = new Set<string>();
    const { from, to } = this.#getSentence(head.from);
    for (let i = head.from - 1, distance = 1; distance <= MAX_POSITION_DISTANCE; i--, distance++) {
      if (i < from) {
        features.add(`-${distance}.`);
        break;
      }
      features.add(`-${distance}${this.#getPause(i + 1)}${this.#getShape(i)}`);
      for (const each of this.#getClasses(i)) features.add(`-${distance}:${each}`);
    }
    for (let i = tail.to, distance = 1; distance <= MAX_POSITION_DISTANCE; i++, distance++) {
      if (i >= to) {
        features.add(`+${distance}.`);
        break;
      }
      features.add(`+${distance}${this.#getPause(i)}${this.#getShape(i)}`);
      for (const each of this.#getClasses(i)) features.add(`+${distance}:${each}`);
    }
    let clauseFrom = head.from;
    while (clauseFrom > Math.max(from, head.from - MAX_CLAUSE_WORDS) && !this.#startsClause(clauseFrom)) clauseFrom--;
    let clauseTo = tail.to;
    while (clauseTo < Math.min(to, tail.to + MAX_CLAUSE_WORDS) && !this.#startsClause(clauseTo)) clauseTo++;
    let plainWordCount = 0;
    for (let i = clauseFrom; i < clauseTo; i++) {
      if (i === head.from) i = tail.to;
      if (i >= clauseTo) break;
      const mention = this.#mentionAt[i];
      if (mention && mention.from !== i) continue;
      const side = i < head.from ? '<' : '>';
      features.add(`${side}${this.#getShape(i)}`);
      if (mention) continue;
      plainWordCount++;
      for (const each of this.#getClasses(i)) features.add(`${side}:${each}`);
    }
    if (clauseFrom > from) features.add(`<${this.#getShape(clauseFrom - 1)}|`);
    if (from < head.from) for (const each of this.#getClasses(from)) features.add(`^:${each}`);
    features.add(`^${from < head.from ? this.#getShape(from) : '#'}`);
    features.add(
      `n${plainWordCount === 0 ? 0 : plainWordCount < 3 ? 1 : plainWordCount < 6 ? 2 : plainWordCount < 12 ? 3 : 4}`,
    );
    const isFirst = from === 0;
    features.add(isFirst ? (to === words.length ? 's1' : 's^') : to === words.length ? 's$' : 's');
    const first = this.#cars[0];
    const last = this.#cars.at(-1);
    features.add(`l${Number(last !== undefined && last.from >= to)}`);
    features.add(`e${Number(first !== undefined && first.to <= from)}`);
    const isLaterHere = this.#cars.some((car) => car.from > tail.to && car.from < to);
    const isEarlierHere = this.#cars.some((car) => car.to < head.from && car.from >= from);
    features.add(`h${Number(isLaterHere)}${Number(isEarlierHere)}`);
    features.add(`w${Number(this.#hasWish(Math.max(from, head.from - MAX_CLAUSE_WORDS), head.from))}`);
    features.add(`v${Number(this.#hasWish(tail.to, Math.min(to, tail.to + MAX_CLAUSE_WORDS)))}`);
    return [...features];
  }

  #getNorm(at: number): string {
    return this.#scanned.words[at]?.norm ?? '';
  }

  #getSentence(at: number): WordRange {
    return this.#sentences[this.#sentenceAt[at] ?? 0] ?? { from: 0, to: this.#scanned.words.length };
  }

  #hasWish(from: number, to: number): boolean {
    for (let i = from; i < to; i++)
      if (!this.#mentionAt[i] && findCueFrom(this.#scanned, i, 'polarity')?.tag === 'want') return true;
    return false;
  }

  #getClasses(at: number): readonly string[] {
    return this.#mentionAt[at] ? [] : getRoleClasses(this.#getNorm(at));
  }

  #getPause(at: number): string {
    return this.#scanned.words[at]?.gap === 'comma' ? ',' : '';
  }

  /** Returns a word, '#n' for a number, or the kind or parameter of the mention that contains the word. */
  #getShape(at: number): string {
    const mention = this.#mentionAt[at];
    if (mention) return mention.kind === 'value' ? `#${mention.key}` : `#${mention.kind}`;
    return this.#scanned.words[at]?.number === undefined ? this.#getNorm(at) : '#n';
  }

  #startsClause(at: number): boolean {
    if (this.#mentionAt[at]) return false;
    const norm = this.#getNorm(at);
    const isSubject = this.#scanned.words[at]?.gap === 'comma' && SUBJECT.test(norm);
    return CLAUSE_STARTER.test(norm) || isSubject || (norm === 'and' && SUBJECT.test(this.#getNorm(at + 1)));
  }

  #isClose(from: number, to: number): boolean {
    for (let i = from; i < to; i++)
      if (!this.#mentionAt[i] && !BETWEEN_CAR_AND_VALUE.test(this.#getNorm(i))) return false;
    return true;
  }

  #areListed(a: Mention, b: Mention): boolean {
    let isJoined = false;
    for (let i = a.to; i <= b.from; i++) {
      const { gap = 'stop', norm = '' } = this.#scanned.words[i] ?? {};
      // A sentence that begins with 'or' continues the list: 'Do you have a Yaris? Or a Jazz?'
      if (gap === 'stop' && !/^n?or$/u.test(norm)) return false;
      isJoined ||= gap === 'comma';
      if (i === b.from) break;
      const otherMention = this.#mentionAt[i];
      if (otherMention?.kind === 'value' || otherMention?.kind === 'flag') continue;
      if (!LIST_WORD.test(norm)) return false;
      isJoined ||= /^(?:n?or|and)$/u.test(norm);
    }
    return isJoined;
  }
}
