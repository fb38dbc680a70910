function measureTime(runWork: () => unknown): number {
  const start = performance.now();
  runWork();
  return performance.now() - start;
}

/**
 * Measures how the cost of work grows. Returns about 1 if work of `times` the size costs `times` as much, and about
 * `times` if the cost is quadratic. Compares one large run with `times` small runs, so that a busy machine slows down
 * both equally. Takes the fastest of two measurements each, or of up to 40 while the result is not below `limit`.
 */
export function measureGrowth(runWork: (size: number) => unknown, size: number, times: number, limit: number): number {
  const runSmall = () => {
    for (let n = 0; n < times; n++) runWork(size);
  };
  const runLarge = () => runWork(size * times);
  runSmall(); // Warms up the JIT compiler.
  let [smallMs, largeMs] = [Infinity, Infinity];
  for (let turn = 0; turn < 2 || (turn < 40 && largeMs >= limit * smallMs); turn++) {
    smallMs = Math.min(smallMs, measureTime(runSmall));
    largeMs = Math.min(largeMs, measureTime(runLarge));
  }
  return largeMs / smallMs;
}
