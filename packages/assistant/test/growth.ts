function measureTime(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How work grows with its size: 1 where work of `times` the size costs `times` as much, `times` where it costs the square of that.
 * The large work is held against as many small ones as are as large together, so that on a busy machine, where all that is long
 * waits its turn, both wait alike. The faster of two turns each, and of up to 40 for as long as that is not below `limit`.
 */
export function growth(work: (size: number) => unknown, size: number, times: number, limit: number): number {
  const small = () => {
    for (let n = 0; n < times; n++) work(size);
  };
  const large = () => work(size * times);
  small(); // compiled before it counts
  let [least, most] = [Infinity, Infinity];
  for (let turn = 0; turn < 2 || (turn < 40 && most >= limit * least); turn++) {
    least = Math.min(least, measureTime(small));
    most = Math.min(most, measureTime(large));
  }
  return most / least;
}
