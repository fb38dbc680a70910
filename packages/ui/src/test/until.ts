// Saved before a test can install fake timers.
const { setTimeout: wait } = globalThis;
const getTime = performance.now.bind(performance);

const TIMEOUT_MS = 1000;
const INTERVAL_MS = 20;

/**
 * Waits until something is found, for at most a second.
 *
 * @throws {Error} with the text of `describeProblem()` if nothing is found
 */
export async function waitUntil<Found>(find: () => Found | undefined, describeProblem: () => string): Promise<Found> {
  for (const startTime = getTime(); getTime() - startTime < TIMEOUT_MS;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => void wait(resolve, INTERVAL_MS));
  }
  throw new Error(describeProblem());
}
