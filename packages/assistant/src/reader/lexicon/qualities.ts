import { parseWordSet } from '../words.ts';

/**
 * Qualities of a car that no filter covers: 'something small and sporty'. They are wishes only if the words around them
 * show that they describe the wanted car.
 */
export const QUALITIES = parseWordSet(
  'small smallish smaller little tiny compact dinky big bigger biggish large larger roomy roomier spacious ' +
    'sporty fast faster quick quicker nippy zippy powerful fun stylish posh luxury luxurious ' +
    'comfy comfier comfortable smooth quiet practical sensible versatile rugged sturdy tough ' +
    'reliable dependable economical efficient frugal thrifty safe cheap affordable inexpensive modern classic quirky retro',
);

/** Returns whether these words are all qualities: 'reliable', 'small, comfy'. False without words. */
export function areQualities(words: string): boolean {
  const foundWords = words.toLowerCase().match(/\p{L}+/gu);
  return foundWords !== null && foundWords.every((word) => QUALITIES.has(word));
}

/** Words for any car: 'a comfy runabout'. */
export const CAR_NOUNS = parseWordSet(
  'car cars motor motors vehicle runaround runabout hatch cruiser one ones thing wagon wheels ride commuter',
);
