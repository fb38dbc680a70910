import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Band } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const readPadding = (element: Element) => {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
  return [paddingBlockStart, paddingBlockEnd];
};

test('increases its start padding at the desktop breakpoint', async () => {
  await render(
    <Band aria-label="Plans" padding={16} paddingStart={{ base: 8, desktop: 12 }}>
      Four plans
    </Band>,
  );
  const band = page.getByRole('region', { name: 'Plans' }).element();
  expect(readPadding(band)).toEqual(['48px', '64px']);
  await page.viewport(360, 800);
  expect(readPadding(band)).toEqual(['32px', '64px']);
});

test('keeps its content within the page margins', async () => {
  await page.viewport(360, 800);
  document.body.style.margin = '0';
  await render(
    <Band tone="raised" edges="both">
      <div>Four plans</div>
    </Band>,
  );
  expect(page.getByText('Four plans').element().getBoundingClientRect()).toMatchObject({ left: 20, width: 320 });
});
