import type { Mention } from './mentions.ts';
import type { Scan } from './scan.ts';

/**
 * Returns whether a value is exchanged for another of its kind: 'swap the red for blue', 'from manual to automatic'.
 */
export function isSwapped(
  { words }: Scan,
  mentionAt: ReadonlyMap<number, Mention>,
  { from, to, ...mention }: Mention,
): boolean {
  if ((mention.kind !== 'value' && mention.kind !== 'car') || !/^(?:for|to|with)$/u.test(words[to]?.norm ?? ''))
    return false;
  const next = mentionAt.get(to + 1) ?? mentionAt.get(to + 2);
  const verb = words[from - (/^(?:the|my|our)$/u.test(words[from - 1]?.norm ?? '') ? 2 : 1)]?.norm ?? '';
  const isSameParameter =
    next?.kind === 'value' && mention.kind === 'value' ? next.key === mention.key : next?.kind === mention.kind;
  return isSameParameter && /^(?:swap|chang|switch|replac|from$)/u.test(verb);
}

/**
 * Returns whether the buyer wants a car in exchange for theirs: 'my old Golf for a Focus', 'needs replacing with
 * another Yaris'.
 */
export function isExchanged({ words }: Scan, { from }: Mention): boolean {
  const before = words[from - 1]?.norm ?? '';
  return (
    /^(?:another|against)$/u.test(before) ||
    (/^an?$/u.test(before) && /^(?:for|to)$/u.test(words[from - 2]?.norm ?? ''))
  );
}

/** Returns whether a price is the value of the buyer's own car: 'my Golf, worth 4k'. */
export function isOwnPrice({ words }: Scan, { kind, from }: Mention): boolean {
  return (
    kind === 'bound' && [words[from - 1]?.norm, words[from]?.norm].some((norm) => norm === 'for' || norm === 'worth')
  );
}
