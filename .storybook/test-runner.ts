import type { TestRunnerConfig } from '@storybook/test-runner';
import { readFileSync } from 'node:fs';
import { window } from './mode-table.ts';
import { visitModes } from './modes.ts';
import { comparePicture } from './pictures.ts';

// Each story: it renders, its play function passes, and axe finds nothing (by addon-a11y, whose parameter `test` is
// 'error'). Its tags ask for more:
//   picture          compares it with its baseline
//   chromatic        only Chromatic has its picture
//   modes            compares it in the default mode; test:full tests it in every mode of mode-table.ts
//   forced-colours   test:full tests it in forced colours
//   full             only test:full tests it (scripts/stories.mjs)

/** Of the built Storybook's index: each story by its id. */
let entries: Readonly<Record<string, { tags: readonly string[] }>>;

const config: TestRunnerConfig = {
  setup() {
    // Not asked of the page by getStoryContext: with its tags would come all that axe looked at, which took the longest
    // story ten seconds and more.
    ({ entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: typeof entries });
  },
  async preVisit(page, { id }) {
    await page.setViewportSize(id.endsWith('--narrow') ? { width: 320, height: 640 } : window);
    // what moves by itself stands still
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  },
  async postVisit(page, context) {
    if (context.hasFailure) return; // what is wrong is known, and must not be hidden by its picture
    const tags = entries[context.id]?.tags;
    if (tags === undefined)
      throw new Error(`The index of the built Storybook has no story ${context.id}. Build it again.`);
    if (tags.includes('picture')) await comparePicture(page, context.id);
    await visitModes(page, context.id, tags);
  },
};

export default config;
