// Tests the static page that each component, guide and other page of the documentation site has.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listComponentEntries } from '../../packages/ui/build/entries.ts';
import { readGuides } from '../../packages/ui/build/guides.ts';
import { folder, serveStorybook } from '../../scripts/storybook-server.mjs';

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const pages = Object.values(entries).filter(({ type }) => type === 'docs');
const read = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8');
/** Every page that the contents page links to, such as `components/button/`. */
const [, article = ''] = read('contents').split('<article>');
const paths = [...article.matchAll(/href="\.\.\/([^"]+)"/g)].map(([, path]) => path ?? '');

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.server.close());

test('lists a static page for every documentation page', () => {
  const framedIds = paths.map(
    (path) => /iframe\.html\?viewMode=docs&amp;id=([\w-]+)&amp;/.exec(read(path))?.[1] ?? path,
  );
  expect(framedIds.toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
});

test('has a static page for every component and guide', () => {
  const titles = pages.map(({ title }) => title);
  for (const { name } of listComponentEntries())
    expect
      .soft(
        titles.filter((title) => title.endsWith(`/${name}`)),
        name,
      )
      .toHaveLength(1);
  for (const { title } of readGuides())
    expect
      .soft(
        titles.filter((one) => one.endsWith(`/${title}`)),
        title,
      )
      .toHaveLength(1);
});

test('gives every static page its metadata and working links', () => {
  for (const path of ['contents/', 'components/', 'foundations/', 'patterns/', 'guides/', ...paths]) {
    const html = read(path);
    expect.soft(html, path).toMatch(/<title>[^<]+ – Forecourt<\/title>/);
    expect.soft(html, path).toMatch(/<meta name="description" content="[^"<]{10,}">/);
    expect.soft(html, path).toContain('<link rel="canonical" href="./">');
    const links = [...html.matchAll(/(?:href|src)="(\.\.?\/[^"?#]*)["?#]/g)].map(([, link]) => link ?? '');
    expect
      .soft(
        links.filter((link) => !existsSync(join(folder, path, link))),
        path,
      )
      .toEqual([]);
  }
});

test('shows the live page in a static page and links to static pages', async ({ page }) => {
  await page.goto(`${storybook.url}/components/card/`);
  const live = page.frameLocator('iframe[title="Card"]');
  await live.getByRole('heading', { level: 1, name: 'Card' }).waitFor();
  await live.getByRole('link', { name: 'Section', exact: true }).first().click();
  await expect(page).toHaveURL(`${storybook.url}/components/section/`);
});

test('shows a contents page that passes axe and fits the window', async ({ page }) => {
  await page.goto(`${storybook.url}/contents/`);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)])).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows text and links on a component page', async ({ page }) => {
    await page.goto(`${storybook.url}/components/button/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Props' })).toBeVisible();
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
  });

  test('redirects the root to the contents', async ({ page }) => {
    await page.goto(`${storybook.url}/`);
    await expect(page).toHaveURL(`${storybook.url}/contents/`);
  });
});
