import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Tooltip } from './index.ts';

const tooltip = page.getByRole('tooltip');
const button = page.getByRole('button', { name: 'Add to list' });

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  vi.useRealTimers();
  await emulateMedia({});
});

const show = () =>
  render(
    <>
      <a href="#before">Before</a>
      <Tooltip content="Kept on this device">
        <Button>Add to list</Button>
      </Tooltip>
      <a href="#next">Next</a>
    </>,
  );

/**
 * Tabs through the link before the button, because the frame does not receive the Tab that moves focus into the frame.
 */
async function tabToButton() {
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
}

// This test comes first, because a tooltip opens at once if another has just closed.
test('opens after a hover delay, and stays open while hovered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show();
  const advanceTime = (time: number) => vi.advanceTimersByTimeAsync(time);
  await page.getByRole('link', { name: 'Next' }).hover();
  await button.hover();
  await advanceTime(590);
  await expect.element(tooltip).not.toBeInTheDocument();
  await advanceTime(10);
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await advanceTime(2000);
  await expect.element(tooltip).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).hover();
  await advanceTime(190);
  await expect.element(tooltip).toBeVisible();
  await advanceTime(10);
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('opens at once on keyboard focus, and describes its control while open', async () => {
  await show();
  await expect.element(button).not.toHaveAttribute('aria-describedby');
  await tabToButton();
  await expect.element(tooltip).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Kept on this device');
  await userEvent.tab();
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button).not.toHaveAttribute('aria-describedby');
});

test('closes on Escape and keeps focus', async () => {
  await show();
  await tabToButton();
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('closes when its control is pressed', async () => {
  await show();
  await tabToButton();
  await expect.element(tooltip).toBeVisible();
  await button.click();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('keeps the ref and the handlers of its control', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onClick = vi.fn<() => void>();
  await render(
    <Tooltip content="Kept on this device">
      <Button ref={ref} onPress={onClick}>
        Add to list
      </Button>
    </Tooltip>,
  );
  await button.click();
  expect(ref.current).toBe(button.element());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('has a visible border in forced-colors mode', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await show();
  await tabToButton();
  const { borderTopColor, borderTopStyle } = getComputedStyle(tooltip.element());
  expect([borderTopStyle, borderTopColor === 'rgba(0, 0, 0, 0)']).toEqual(['solid', false]);
});
