// Checks every page of the documentation site for console errors, overflow and axe violations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { folder, serveStorybook } from '../../scripts/storybook-server.mjs';

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.server.close());

/** An expression for the browser: whether every story on the page is rendered, in the page or in a frame. */
const areStoriesRendered = `[...document.querySelectorAll('[data-story-block]')].every((story) =>
  story.querySelector('iframe, [id$="-inner"] > *'))`;

for (const { id } of Object.values(entries).filter(({ type }) => type === 'docs'))
  test(`renders ${id} accessibly and without errors`, async ({ page, colorScheme }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // An embedded story does not have focus, so its play function could fail.
    await page.route('**/iframe.html?*viewMode=story*', (route) => route.fulfill({ body: '' }));
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${colorScheme}`);
    await page.locator('.docs-page :is(h1, h2)').first().waitFor();
    // Does not wait for `networkidle`, which may never occur while a lazy frame is outside the window.
    await page.waitForFunction(areStoriesRendered);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    // Leaves out stories, which have their own tests, and Storybook's own blocks, which we cannot fix.
    const { violations } = await new AxeBuilder({ page })
      .include('.docs-page')
      .exclude('.sbdocs-preview')
      .exclude('.docblock-source')
      .exclude('.docs-controls')
      .exclude('li[class^="css-"]')
      .analyze();
    expect(violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)])).toEqual([]);
    expect(errors).toEqual([]);
  });
