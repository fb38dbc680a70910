import type { Mention } from './mentions.ts';
import type { Scan } from './scan.ts';
import type { Word } from './words.ts';

/** 'the Fiat 500 was giving me back ache', but 'the Golf is my favourite', 'the Golf has to be white' */
const PREDICATE =
  /^(?:was|were|keeps|kept|gave|costs|hurts|makes|back|can go|went|failed|died|(?:is|isnt|has|had) (?!the|to|my|what|ideal|perfect|fine|ok|good|nice|lovely|great|best|still|also|it|more|first))/u;
/** 'it was a Corsa', 'saw a Stinger' */
const PAST = /^(?:was|were|been|saw|seen|set on)$/u;
const DETERMINER = /^(?:the|an?|my|her|his|their|our)$/u;
/** 'climbing into the Land Rover' */
const INSIDE = /^(?:into|out of|in)$/u;
/** 'an Insignia that I never want to see again', 'a Juke was my first thought' */
const REGRET =
  /^was (?:my|our) (?:first|original)|^(?:that |which )?(?:i|we|my \w+) (?:had|never|owned|sold|used|regret|hated|crashed|wrote|learn|drives|drove)/u;

/**
 * Where the words begin that tell of a car which is not the one asked for: 'it was a Corsa', 'been a Ford man', 'the Qashqai has been nothing
 * but trouble'. Nothing where a car is not told of in such words.
 */
export function toldFrom({ words }: Scan, { from, to }: Mention): number | undefined {
  const norm = (at: number): string => words[at]?.norm ?? '';
  const phrase = (at: number, length: number): string => {
    let text = '';
    for (let i = at; i < at + length && words[i] && (i === at || words[i]?.gap === 'space'); i++) text += ` ${norm(i)}`;
    return text.slice(1);
  };
  const isNear = (word: Word | undefined): boolean => word?.gap === 'space' || word?.gap === 'joint';
  let at = from - 1;
  while (at > from - 4 && isNear(words[at + 1]) && !DETERMINER.test(norm(at))) at--;
  // 'A two-door Mini', and 'Two-door Mini' at the head of a sentence
  const { gap } = words[at + 1] ?? {};
  const isHead = gap === 'stop';
  if (!isHead && (gap !== 'space' || !DETERMINER.test(norm(at)))) return undefined;
  const behind = words[to]?.gap === 'space' ? phrase(to, 4) : '';
  const isTold =
    REGRET.test(behind) ||
    /^(?:man|woman|fan|driver|family|lover|owner)$/u.test(norm(to)) ||
    PAST.test(norm(at - 1)) ||
    PAST.test(phrase(at - 2, 2)) ||
    (isHead && PREDICATE.test(behind)) ||
    (!/^(?:an?|my)$/u.test(norm(at)) &&
      (PREDICATE.test(behind) ||
        (INSIDE.test(norm(at - 1)) && norm(at - 2) !== 'interested') ||
        INSIDE.test(phrase(at - 2, 2))));
  return isTold ? at + (isHead ? 1 : 0) : undefined;
}

/** 'learnt in a manual but going automatic': the gearbox told of before another, where the two are no alternatives. */
export function gearboxTold({ words }: Scan, wanted: readonly Mention[], mention: Mention): Mention | undefined {
  const isGearbox = (each: Mention): boolean => each.kind === 'value' && each.key === 'transmission';
  const last = isGearbox(mention) ? wanted.findLast(isGearbox) : undefined;
  const isChoice =
    last &&
    words
      .slice(last.to, mention.to + 3)
      .some(
        ({ norm, stroke }, i) =>
          stroke || /^(?:or|consider|also|too|ok|fine|either|both)$/u.test(norm) || (i === 0 && norm === 'and'),
      );
  return isChoice ? undefined : last;
}
