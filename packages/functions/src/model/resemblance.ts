/** Of so many letters of a name a misspelling may get one wrong. */
const PER_SLIP = 3;
/** Shorter names have no misspellings: 'for' would be one of Ford. Up to the second length the first letter is right. */
const [SHORTEST, SURE] = [5, 7];
/** The most words in which one name is written. */
const RUN = 3;

/** Letters and digits alone, without case and accents: 'CX-5' and 'cx 5' are the same. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Are some of these words a spelling of the name, be it a bad one ('pewgot')? Stands between a search and the cars that a
 * language model thinks fitting: for 'something reliable' none is named.
 */
export function isSpelledAs(name: string, words: string): boolean {
  const target = folded(name);
  const list = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map(folded);
  // another digit is another car
  const allowed = target.length < SHORTEST || /\d/u.test(target) ? 0 : Math.floor(target.length / PER_SLIP);
  return list.some((_, at) => {
    let run = '';
    for (let to = at; to < Math.min(at + RUN, list.length); to++) {
      run += list[to];
      if (run.length > target.length + allowed) return false;
      if (target.length < SURE && run[0] !== target[0]) return false;
      if (run.length < target.length - allowed) continue;
      if (editDistance(run, target) <= allowed) return true;
    }
    return false;
  });
}

/** Letters to insert, leave out or change to make one text of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
