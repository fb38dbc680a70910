// Where Jest runs a file of stories: the test-runner's own environment, and what it leaves to a setup within each file.
import { getJestConfig, setupPage } from '@storybook/test-runner';

const { default: TestRunnerEnvironment } = await import(getJestConfig().testEnvironment);

export default class extends TestRunnerEnvironment {
  async setup() {
    await super.setup();
    this.global.__sbSetupPage = setupPage;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    // A second run begins on a page that nothing has been on.
    if (event.name !== 'test_retry') return;
    await this.global.jestPlaywright.resetPage();
    await setupPage(this.global.page, this.global.context);
  }
}
