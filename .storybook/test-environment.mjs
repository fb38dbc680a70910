// The Jest environment for story files, based on the test-runner's.
import { getJestConfig, setupPage } from '@storybook/test-runner';

const { default: TestRunnerEnvironment } = await import(getJestConfig().testEnvironment);
// Skips the test-runner's own class, which only loads Storybook into a new page for each file.
const PlaywrightEnvironment = Object.getPrototypeOf(TestRunnerEnvironment);

/**
 * This worker's browser, context and page. The next file reuses them unless a test has failed, because loading
 * Storybook takes longer than testing most stories.
 */
let reusableState;
/** Closes the browser if no other file follows, because an open browser would keep this worker running. */
let closeTimer;
const CLOSE_AFTER_MS = 250;

export default class extends PlaywrightEnvironment {
  #hasFailed = false;

  async setup() {
    clearTimeout(closeTimer);
    // Jest passes the same options object to every file.
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = reusableState !== undefined;
    await super.setup();
    Object.assign(this.global, reusableState);
    if (reusableState === undefined) await setupPage(this.global.page, this.global.context);
    reusableState = undefined;
    this.global.__sbSetupPage = setupPage;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
    // A retry starts with a new page.
    if (event.name !== 'test_retry') return;
    await this.global.jestPlaywright.resetPage();
    await setupPage(this.global.page, this.global.context);
  }

  async teardown() {
    if (!this.#hasFailed) {
      const { browser, context, page } = this.global;
      reusableState = { browser, context, page };
      // Prevents the test-runner from closing the browser.
      this.global.browser = undefined;
      closeTimer = setTimeout(() => {
        reusableState = undefined;
        void browser.close();
      }, CLOSE_AFTER_MS);
    }
    await super.teardown();
  }
}
