// Each story: it renders, its play function passes, axe finds nothing (by addon-a11y, whose parameter `test` is 'error'), and
// the console hears of no error. Its tags ask for more:
//   picture          it looks as its baseline does
//   modes            it is tested and pictured in every mode of mode-table.ts, for what is portalled or fixed
//   forced-colours   it is tested and pictured in forced colours too
//   full             it is left to `npm run test:full`
import { expect, type Page, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { window } from './mode-table.ts';
import { visitModes } from './modes.ts';
import { comparePicture } from './pictures.ts';
import { tell } from './story-page.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const index = new URL('../storybook-static/index.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Readonly<Record<string, Entry>> };
const isFull = process.env['FULL'] === '1';
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && (isFull || !tags.includes('full')),
);

/** A page that is kept for the stories of one component, since to load Storybook takes longer than most of them. */
interface Kept {
  page: Page;
  title: string | undefined;
  /** What the console was told. */
  errors: string[];
}

const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (line) => {
        // a picture that a story has fail is told of by the browser itself
        if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) errors.push(line.text());
      });
      // by this name Storybook lets what moves be at its end before axe looks
      await page.addInitScript(() => {
        const userAgent = `${navigator.userAgent} StorybookTestRunner`;
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      });
      await use({ page, title: undefined, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    // one after another in one worker, whose page they share
    test.describe.configure({ mode: 'default' });
    for (const { id, name, tags } of stories.filter((story) => story.title === title))
      test(name, async ({ kept }) => {
        const { page, errors } = kept;
        errors.length = 0;
        await page.setViewportSize(id.endsWith('--narrow') ? { width: 320, height: 640 } : window);
        // what moves by itself stands still
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
        if (kept.title !== title) {
          await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html`);
          await page.waitForSelector('#storybook-root', { state: 'attached' });
          kept.title = title;
        }
        expect(await tell(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' })).toEqual([]);
        if (tags.includes('picture')) await comparePicture(page, id);
        await visitModes(page, id, tags);
        expect(errors, 'the console was told of errors').toEqual([]);
      });
  });
