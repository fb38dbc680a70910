import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { StatTile, StatTiles } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const getRect = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();

test('is a paragraph with the figure above its label', async () => {
  await page.viewport(1280, 800);
  await render(
    <StatTiles>
      <StatTile figure="95%" label="valuation accuracy" />
      <StatTile figure="10k+" label="cars analysed daily" />
    </StatTiles>,
  );
  await expect.element(page.getByRole('paragraph').first()).toHaveTextContent('95% valuation accuracy');
  expect(getRect('95%').bottom).toBeLessThanOrEqual(getRect('valuation accuracy').top);
  expect(getRect('95%').top).toBe(getRect('10k+').top);
});

test('shows the figure and label in one row on phones', async () => {
  await page.viewport(360, 800);
  await render(
    <StatTiles>
      <StatTile figure="95%" label="valuation accuracy" />
      <StatTile figure="10k+" label="cars analysed daily" />
    </StatTiles>,
  );
  expect(getRect('95%').right).toBeLessThanOrEqual(getRect('valuation accuracy').left);
  expect(getRect('95%').bottom).toBeGreaterThan(getRect('valuation accuracy').top);
  expect(getRect('10k+').top).toBeGreaterThan(getRect('95%').bottom);
});
