import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Alert, alertTones } from './index.ts';

test('is a live region only with isLive, and is assertive for errors and warnings', async () => {
  await render(
    <>
      <Alert tone="error" title="Loaded with the page" />
      {alertTones.map((tone) => (
        <Alert key={tone} isLive tone={tone} title={tone} />
      ))}
    </>,
  );
  const getTexts = (role: string) =>
    page
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  expect(getTexts('alert')).toEqual(['warning', 'error']);
  expect(getTexts('status')).toEqual(['neutral', 'info', 'success']);
});

test('has a heading of the given level, and a button that calls onDismiss', async () => {
  const onDismiss = vi.fn<() => void>();
  await render(
    <Alert title="Not saved" headingLevel={3} onDismiss={onDismiss} dismissLabel="Hide the message">
      Try again.
    </Alert>,
  );
  await expect.element(page.getByRole('heading', { name: 'Not saved', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Hide the message' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
