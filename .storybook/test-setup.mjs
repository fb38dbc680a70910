// Run by Jest before each file of stories. It does what the test-runner's own setup does, which imports Storybook and Babel
// anew for each file only to read test-runner.ts: nearly half of what the stories cost.
import config from './test-runner.ts';

const { jest } = import.meta;

// When the other stories of the file are through. What passes then is named at the end of `npm test`:
// docs/decisions/0038-test-layers.md
jest.retryTimes(1, { logErrorsBeforeRetry: true });

config.setup?.();

let isVisited = false;
globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = async (page, context) => {
  isVisited = true;
  await config.postVisit?.(page, context);
};

// These names are the test-runner's own affair: where a later one calls them otherwise, no picture would be compared.
beforeEach(() => {
  isVisited = false;
});
afterEach(() => {
  if (!isVisited) throw new Error('The test-runner did not call postVisit of .storybook/test-runner.ts.');
});
