// Where Jest runs a file of stories: the test-runner's own environment, and what it leaves to a setup within each file.
import { getJestConfig, setupPage } from '@storybook/test-runner';

const { default: TestRunnerEnvironment } = await import(getJestConfig().testEnvironment);
// The test-runner's own class does no more than load Storybook into a new page for each file.
const PlaywrightEnvironment = Object.getPrototypeOf(TestRunnerEnvironment);

/**
 * Browser, context and page of this worker, with Storybook loaded. Loading it takes longer than testing most stories, so
 * the next file goes on with it, as the next story of a file does, until a test fails.
 */
let kept;
/** Closes the browser if no further file comes: open, it would keep this worker from ending. */
let closing;
const CLOSE_AFTER_MS = 250;

export default class extends PlaywrightEnvironment {
  #hasFailed = false;

  async setup() {
    clearTimeout(closing);
    // Jest gives every file the same options.
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = kept !== undefined;
    await super.setup();
    Object.assign(this.global, kept);
    if (kept === undefined) await setupPage(this.global.page, this.global.context);
    kept = undefined;
    this.global.__sbSetupPage = setupPage;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
    // A second run begins on a page that nothing has been on.
    if (event.name !== 'test_retry') return;
    await this.global.jestPlaywright.resetPage();
    await setupPage(this.global.page, this.global.context);
  }

  async teardown() {
    if (!this.#hasFailed) {
      const { browser, context, page } = this.global;
      kept = { browser, context, page };
      // so that the test-runner does not close it
      this.global.browser = undefined;
      closing = setTimeout(() => {
        kept = undefined;
        void browser.close();
      }, CLOSE_AFTER_MS);
    }
    await super.teardown();
  }
}
