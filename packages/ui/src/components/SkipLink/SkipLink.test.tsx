import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SkipLink } from './index.ts';

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const getRect = () => page.getByRole('link', { name: 'Skip to content' }).element().getBoundingClientRect();

test('is visible only while focused', async () => {
  await render(
    <>
      <SkipLink />
      <a href="/pricing">Pricing</a>
    </>,
  );
  expect(getRect().width).toBe(1);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(getRect().width).toBeGreaterThan(100);
  expect(getRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  expect(getRect().width).toBe(1);
});

test('moves focus to its target', async () => {
  await render(
    <>
      <SkipLink />
      <a href="/pricing">Pricing</a>
      <main id="main" tabIndex={-1}>
        <a href="/car">A car</a>
      </main>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'A car' })).toHaveFocus();
});
