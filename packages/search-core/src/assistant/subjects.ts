import { cueFrom, type Scan } from './scan.ts';

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
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.gap === 'stop') {
      start = at;
      subjectEnd = undefined;
    }
    const subject = cueFrom(scanned, at, 'subjects');
    if (subject?.tag === 'attack') return off.fill(1);
    if (subject) {
      off.fill(1, start, at);
      subjectEnd = Math.max(subjectEnd ?? 0, subject.to);
    }
    if (subjectEnd === undefined) continue;
    const isWish =
      at >= subjectEnd && WISH.test(words[at]?.norm ?? '') && cuesFrom[at]?.some(({ tag }) => tag === 'want');
    if (isWish) subjectEnd = undefined;
    else off[at] = 1;
  }
  return off;
}
