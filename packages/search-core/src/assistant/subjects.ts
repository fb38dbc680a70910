import { ELSEWHERE } from './lexicon/word-sets.ts';
import { wordTest } from './lexicon/word-set.ts';
import type { Mention } from './mentions.ts';
import { cueFrom, type Scan } from './scan.ts';
import { isKnown } from './spelling.ts';

/** A wish for a car after an off-topic beginning: 'I want to sell my Corsa and buy a Golf'. */
const WISH = /^(?:buy|buying|replace|swap|looking|want|wanted|need|after|searching|get me|find me|show)/u;

/**
 * The words that ask for no car: a sentence of another subject up to a wish in it, and the whole message when it speaks to the machine
 * behind the assistant.
 */
export function offTopicWords(scanned: Scan): Uint8Array {
  const { words, cuesFrom } = scanned;
  const off = new Uint8Array(words.length);
  let start = 0;
  let subjectEnd: number | undefined;
  let hasTask = false;
  let isBuying = false;
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.gap === 'stop') {
      start = at;
      subjectEnd = undefined;
    }
    const cue = cueFrom(scanned, at, 'subjects');
    // 'Is a Golf reliable?', but 'what I want is a Golf'.
    const subject = cue?.tag === 'asks' && at > start ? undefined : (cue ?? sumAt(scanned, at, at === start));
    // What was asked before the buyer turned to the machine still counts.
    const isVoice = at === 0 && /^(?:system|assistant|developer|admin)$/u.test(words[0]?.norm ?? '');
    if (isVoice || subject?.tag === 'attack') return off.fill(1, start);
    hasTask ||= subject?.tag === 'task';
    isBuying ||= WISH.test(words[at]?.norm ?? '') && cuesFrom[at]?.some(({ tag }) => tag === 'want') === true;
    if (subject) {
      off.fill(1, start, at);
      subjectEnd = Math.max(subjectEnd ?? 0, subject.to);
    }
    if (subjectEnd === undefined) continue;
    const isPledge = words[at]?.norm === 'wants' && words[at + 1]?.norm === '£';
    const isWish =
      !isPledge &&
      at >= subjectEnd &&
      WISH.test(words[at]?.norm ?? '') &&
      cuesFrom[at]?.some(({ tag }) => tag === 'want');
    if (isWish) subjectEnd = undefined;
    else off[at] = 1;
  }
  // Who asks for a headline about a car asks for no car.
  return hasTask && !isBuying ? off.fill(1) : off;
}

/** The beginning of a sum or of a question about figures: 'Is 10,000 greater than 9,999?', 'What is 15% of £12,000?' */
function sumAt({ words }: Scan, at: number, isStart: boolean): { tag: string; to: number } | undefined {
  if (!isStart) return undefined;
  const verb = /^(?:is|are)$/u.test(words[at + 1]?.norm ?? '') ? at + 1 : at;
  if (!/^(?:is|are|whats)$/u.test(words[verb]?.norm ?? '')) return undefined;
  const figure = words[verb + 1]?.norm === '£' ? verb + 2 : verb + 1;
  const behind = words[figure + 1]?.norm ?? '';
  const isSum = /^(?:%|greater|more|less|bigger|smaller|times|plus|minus|divided|a|an|the|odd|even|prime|\+)$/u.test(
    behind,
  );
  return words[figure]?.number !== undefined && isSum ? { tag: 'other', to: figure + 1 } : undefined;
}

/** Words of cars and of nothing else. */
const OF_CARS =
  /^(?:cars?|motors?|vehicles?|runabout|hatch|suv|mpg|mileage|plate|reg|gearbox|engine|mot|ulez|isofix|towbar|dealers?|hpi|owners?|litre|bhp|alloys|driver|driving|drive|learner|commut(?:e|ing)|clutch|insurance)$/u;

let isThing: ((word: string) => boolean) | undefined;

/** Does the mention show by itself that a car is meant? Colours, prices, places and words of many subjects do not. */
function showsCar(mention: Mention): boolean {
  switch (mention.kind) {
    case 'car':
      return !mention.isWord;
    case 'value':
      return !(
        mention.key === 'color' ||
        mention.key === 'transmission' ||
        /^(?:Petrol|Electric|Saloon|Estate)$/u.test(mention.value)
      );
    case 'bound':
      return mention.dimension === 'mileage';
    case 'flag':
      return mention.flag !== 'national' && mention.flag !== 'recent';
    default:
      return false;
  }
}

/**
 * Is the message about another thing that is called like a car, or described like one: 'jazz festival', 'leaf blower, petrol, under £120',
 * 'white 3 seater sofa'? It is if it names a thing of another subject, and nothing in it can only be a car.
 */
export function isElsewhere(
  { words }: Scan,
  mentions: readonly Mention[],
  isCovered: (word: number) => boolean,
): boolean {
  isThing ??= wordTest(ELSEWHERE);
  const isThingAt = (at: number): boolean => {
    const norm = words[at]?.norm ?? '';
    return norm.length > 1 && (isThing?.(norm) || (norm.endsWith('s') && isThing?.(norm.slice(0, -1)))) === true;
  };
  if (mentions.some((mention) => showsCar(mention) && !isThingAt(mention.to))) return false;
  let hasThing = false;
  for (const [i, { norm, number }] of words.entries()) {
    if (isCovered(i) || number !== undefined) continue;
    if (OF_CARS.test(norm)) return false;
    hasThing ||= isThingAt(i);
  }
  const isPlain = mentions.every(({ kind }) => kind !== 'count' && kind !== 'bound');
  return hasThing || (isPlain && mentions.some((mention) => mention.kind === 'car' && isCompound(words, mention)));
}

/** 'puma trainers', 'mustang horses': a noun that nobody knows here right behind a word of other subjects. */
function isCompound(words: Scan['words'], { to }: Mention): boolean {
  const next = words[to];
  return next?.gap === 'space' && /^[a-z]{4,}$/u.test(next.norm) && !isKnown(next.norm);
}
