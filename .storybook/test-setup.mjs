// Jest runs this before each story file instead of the test-runner's own setup, which takes nearly half of the time
// because it imports Storybook and Babel for each file.
import config from './test-runner.ts';

const { jest } = import.meta;

// Retries run after the other stories of the file. The summary of `npm test` lists stories that pass only on a retry:
// docs/decisions/0038-test-layers.md
jest.retryTimes(1, { logErrorsBeforeRetry: true });

config.setup?.();

let isVisited = false;
globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = async (page, context) => {
  isVisited = true;
  await config.postVisit?.(page, context);
};

// These names are internal to the test-runner. If they change, no screenshots are compared, so the tests fail instead.
beforeEach(() => {
  isVisited = false;
});
afterEach(() => {
  if (!isVisited) throw new Error('The test-runner did not call postVisit in .storybook/test-runner.ts.');
});
