import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { comparePicture, preparePictures } from './pictures.ts';

// Each story: it renders, its play function passes, and axe finds nothing (by addon-a11y, whose parameter `test` is
// 'error'); where it is tagged `picture`, it looks as its baseline does.
const config: TestRunnerConfig = {
  setup: preparePictures,
  async preVisit(page, { id }) {
    await page.setViewportSize(id.endsWith('--narrow') ? { width: 320, height: 640 } : { width: 1280, height: 800 });
    // what moves by itself stands still
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const story = await getStoryContext(page, context);
    await waitForPageReady(page);
    if (story.tags.includes('picture')) await comparePicture(page, context.id);
  },
};

export default config;
