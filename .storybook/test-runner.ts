import type { TestRunnerConfig } from '@storybook/test-runner';
import { readFileSync } from 'node:fs';
import { window } from '../test/stories/mode-table.ts';
import { visitModes } from '../test/stories/modes.ts';
import { comparePicture } from '../test/stories/pictures.ts';

// Each story must render, pass its play function and have no axe violation. Tags change the tests:
//   picture          compares its screenshot with the baseline
//   chromatic        only Chromatic compares its screenshot
//   modes            compares it in the default mode; test:full tests it in every mode of test/stories/mode-table.ts
//   forced-colours   test:full tests it in forced colours
//   full             only test:full tests it, and documentation pages leave it out (scripts/stories.mjs)
//   example          for documentation pages, or a Playground whose states another story shows; only test:full tests it

/** Stories by id, from the built Storybook's index. */
let entries: Readonly<Record<string, { tags: readonly string[] }>>;

const config: TestRunnerConfig = {
  setup() {
    // Avoids getStoryContext, which also transfers axe's results: more than ten seconds for the largest story.
    ({ entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: typeof entries });
  },
  async preVisit(page, { id }) {
    await page.setViewportSize(id.endsWith('--narrow') ? { width: 320, height: 640 } : window);
    // Stops animations.
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  },
  async postVisit(page, context) {
    if (context.hasFailure) return; // A failed comparison would hide the story's error.
    const tags = entries[context.id]?.tags;
    if (tags === undefined)
      throw new Error(`The built Storybook's index does not contain ${context.id}. Build Storybook again.`);
    if (tags.includes('picture')) await comparePicture(page, context.id);
    await visitModes(page, context.id, tags);
  },
};

export default config;
