function measureTime(runWork: () => unknown): number {
  const start = performance.now();
  runWork();
  return performance.now() - start;
}

/**
 * Returns about 1 if the cost of work grows linearly, and about `times` if it is quadratic. Compares one large run with
 * `times` small runs, so that a busy machine slows both equally, and repeats up to 40 times while the result is not
 * below `limit`.
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
