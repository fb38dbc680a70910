import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { runInAct } from '../../../test/support/hydrate.ts';
import { pointAt } from '../../../test/support/mouse.ts';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { type ToastContent, ToastQueue, toasts, ToastRegion } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
});

const advanceTime = (milliseconds: number) => runInAct(async () => void vi.advanceTimersByTime(milliseconds));
const addToast = (content: ToastContent) => runInAct(async () => void toasts.add(content));
const getToasts = () => [...document.querySelectorAll<HTMLElement>('[data-part="Toast"]')];
const getTitles = () => getToasts().map((toast) => toast.querySelector('[data-part="Title"]')?.textContent);
const getToast = (name: string) => page.getByRole('alertdialog', { name, exact: true });

/** Swipes horizontally with a finger: to the right, or to the left by a negative distance. */
async function swipe(name: string, distance: number) {
  const element = getToast(name).element();
  const { left, top } = element.getBoundingClientRect();
  const createTouchEvent = (type: string, x: number) =>
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: left + x,
      clientY: top + 10,
    });
  element.setPointerCapture = () => undefined; // The real method throws for synthetic pointers.
  await runInAct(async () => {
    element.dispatchEvent(createTouchEvent('pointerdown', 100));
    element.dispatchEvent(createTouchEvent('pointermove', 100 + distance / 2));
    element.dispatchEvent(createTouchEvent('pointermove', 100 + distance));
    element.dispatchEvent(createTouchEvent('pointerup', 100 + distance));
  });
}

test('shows toasts added before and after mounting, newest first', async () => {
  toasts.add({ title: 'Welcome back' });
  await render(<ToastRegion />);
  await addToast({ title: 'Saved', description: 'You can find it under Saved searches.' });
  expect(getTitles()).toEqual(['Saved', 'Welcome back']);
  await expect.element(getToast('Saved')).toHaveAccessibleDescription('You can find it under Saved searches.');
});

test('closes toasts after five seconds or their own duration', async () => {
  await render(<ToastRegion />);
  await addToast({ title: 'Saved' });
  await addToast({ title: 'Slow', duration: 8000 });
  await advanceTime(4999);
  expect(getTitles()).toEqual(['Slow', 'Saved']);
  await advanceTime(1);
  expect(getTitles()).toEqual(['Slow']);
  await advanceTime(3000);
  expect(getTitles()).toEqual([]);
});

test('shows at most three toasts', async () => {
  await render(<ToastRegion />);
  for (const title of ['1', '2', '3', '4']) await addToast({ title });
  expect(getTitles()).toEqual(['4', '3', '2']);
  await page.getByRole('button', { name: 'Close' }).first().click();
  expect(getTitles()).toEqual(['3', '2', '1']);
});

test('pauses on hover, then continues with the remaining time', async () => {
  await render(<ToastRegion />);
  await addToast({ title: 'Saved' });
  await addToast({ title: 'Sent' });
  await advanceTime(3000);
  await pointAt(getToasts()[0], 'over');
  await advanceTime(60_000);
  expect(getTitles()).toEqual(['Sent', 'Saved']);
  await pointAt(getToasts()[0], 'out');
  await advanceTime(1999);
  expect(getTitles()).toEqual(['Sent', 'Saved']);
  await advanceTime(1);
  expect(getTitles()).toEqual([]);
});

test('closes on a horizontal swipe of at least 50 px', async () => {
  await render(<ToastRegion />);
  await addToast({ title: 'Saved' });
  await addToast({ title: 'Sent' });
  await swipe('Saved', 49);
  expect(getTitles()).toEqual(['Sent', 'Saved']);
  expect(getComputedStyle(getToast('Saved').element()).translate).toBe('0px');
  await swipe('Saved', 51);
  expect(getTitles()).toEqual(['Sent']);
  await swipe('Sent', -51);
  expect(getTitles()).toEqual([]);
});

test('focuses the toasts on F6, pauses them, and restores focus when the last closes', async () => {
  await render(
    <>
      <button type="button">Check</button>
      <ToastRegion />
    </>,
  );
  const button = page.getByRole('button', { name: 'Check' });
  await button.click();
  await addToast({ title: 'Saved' });
  await addToast({ title: 'Sent' });
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await advanceTime(60_000);
  expect(getTitles()).toEqual(['Sent', 'Saved']);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(getTitles()).toEqual(['Saved']);
  await expect.element(getToast('Saved')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(getTitles()).toEqual([]);
  await expect.element(button).toHaveFocus();
});

test('has no landmark without toasts', async () => {
  await render(<ToastRegion />);
  expect(page.getByRole('region').query()).toBeNull();
  await addToast({ title: 'Saved' });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  await expect.element(page.getByRole('listitem', { name: 'Saved' })).toBeInTheDocument();
});

test('keeps a toast with an action until the action is pressed', async () => {
  const onAction = vi.fn<() => void>();
  await render(<ToastRegion />);
  await addToast({ title: 'Removed from your list', action: { label: 'Undo', onAction } });
  await advanceTime(60_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(getTitles()).toEqual([]);
});

test.each([
  ['error', 'assertive'],
  ['warning', 'polite'],
  ['neutral', 'polite'],
] as const)('announces how to reach the action of a toast (tone: %s, aria-live: %s)', async (tone, live) => {
  await render(<ToastRegion />);
  await addToast({
    title: 'Not sent',
    description: 'Try again.',
    tone,
    action: { label: 'Retry', onAction: () => {} },
  });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveAttribute('aria-live', live);
  await expect.element(alert).toHaveTextContent('Not sentTry again.Retry: press F6');
});

test('stays above other overlays, and lets clicks next to it reach the page', async () => {
  const onClick = vi.fn<() => void>();
  await render(
    <>
      <button
        type="button"
        onClick={onClick}
        style={{ position: 'fixed', inset: 0, zIndex: 99_999, inlineSize: '100%', blockSize: '100%' }}
      >
        Page
      </button>
      <ToastRegion closeLabel="Dismiss" />
    </>,
  );
  await addToast({ title: 'Saved' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(getTitles()).toEqual([]);
  await page.getByRole('button', { name: 'Page' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([1280, 360])('does not cover a drawer’s footer at %i px', async (width) => {
  await page.viewport(width, 600);
  await render(
    <>
      <Drawer title="Filters" isOpen footer={<Button>Show cars</Button>}>
        Text
      </Drawer>
      <ToastRegion />
    </>,
  );
  await addToast({ title: 'Search saved' });
  const footer = document.querySelector('[data-part="Footer"]')?.getBoundingClientRect();
  const [rect] = getToasts().map((element) => element.getBoundingClientRect());
  if (!footer || !rect) throw new Error('The footer or the toast is missing.');
  const areApart = rect.bottom <= footer.top || rect.right <= footer.left;
  expect(areApart).toBe(true);
  await page.viewport(1280, 800);
});

test('shows the toasts of a given queue with translated labels', async () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Gespeichert' });
  await render(<ToastRegion queue={queue} label="Mitteilungen" closeLabel="Schließen" />);
  await expect.element(page.getByRole('region', { name: 'Mitteilungen' })).toHaveTextContent('Gespeichert');
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
});
