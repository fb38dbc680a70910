import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { window } from './mode-table.ts';
import { visitModes } from './modes.ts';
import { comparePicture, preparePictures } from './pictures.ts';

// Each story: it renders, its play function passes, and axe finds nothing (by addon-a11y, whose parameter `test` is
// 'error'). Its tags ask for more:
//   picture          it looks as its baseline does
//   modes            it is tested and pictured in every mode of mode-table.ts, for what is portalled or fixed
//   forced-colours   it is tested and pictured in forced colours too
//   full             it is left to `npm run test:full` (by scripts/stories.mjs)
const config: TestRunnerConfig = {
  setup: preparePictures,
  async preVisit(page, { id }) {
    await page.setViewportSize(id.endsWith('--narrow') ? { width: 320, height: 640 } : window);
    // what moves by itself stands still
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  },
  async postVisit(page, context) {
    if (context.hasFailure) return; // what is wrong is known, and must not be hidden by its picture
    const { tags } = await getStoryContext(page, context);
    await waitForPageReady(page);
    if (tags.includes('picture')) await comparePicture(page, context.id);
    await visitModes(page, context.id, tags);
  },
};

export default config;
