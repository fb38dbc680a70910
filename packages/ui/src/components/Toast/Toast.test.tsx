import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { acting } from '../../../test/support/hydrate.ts';
import { point } from '../../../test/support/mouse.ts';
import { createToastQueue, type ToastContent, toasts, ToastRegion } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
});

const pass = (milliseconds: number) => acting(async () => void vi.advanceTimersByTime(milliseconds));
const add = (content: ToastContent) => acting(async () => void toasts.add(content));
const open = () => [...document.querySelectorAll<HTMLElement>('[data-part="Toast"]:not([data-leaving])')];
const titles = () => open().map((toast) => toast.querySelector('[data-part="Title"]')?.textContent);
const toast = (name: string) => page.getByRole('listitem', { name, exact: true });

/** A finger's, over so many pixels to the right. */
async function swipe(name: string, distance: number) {
  const element = toast(name).element();
  const { left, top } = element.getBoundingClientRect();
  const finger = (type: string, x: number) =>
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: left + x,
      clientY: top + 10,
    });
  element.setPointerCapture = () => undefined; // there is no such finger
  await acting(async () => {
    element.dispatchEvent(finger('pointerdown', 100));
    element.dispatchEvent(finger('pointermove', 100 + distance / 2));
    element.dispatchEvent(finger('pointermove', 100 + distance));
    element.dispatchEvent(finger('pointerup', 100 + distance));
  });
}

test('shows what was added before it was there, and what is added later', async () => {
  toasts.add({ title: 'Welcome back' });
  await render(<ToastRegion />);
  await add({ title: 'Saved', description: 'You find it under Searches.' });
  expect(titles()).toEqual(['Welcome back', 'Saved']);
  await expect.element(toast('Saved')).toHaveAccessibleDescription('You find it under Searches.');
});

test('a toast goes after five seconds, or after its own time', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Saved' });
  await add({ title: 'Slow', duration: 8000 });
  await pass(4999);
  expect(titles()).toEqual(['Saved', 'Slow']);
  await pass(1);
  expect(titles()).toEqual(['Slow']);
  await pass(3000);
  expect(titles()).toEqual([]);
  await expect.poll(() => document.querySelectorAll('[data-part="Toast"]').length).toBe(0);
});

test('shows three; the others wait, and their time with them', async () => {
  await render(<ToastRegion />);
  for (const title of ['1', '2', '3', '4']) await add({ title });
  expect(titles()).toEqual(['1', '2', '3']);
  await pass(5000);
  expect(titles()).toEqual(['4']);
  await pass(4999);
  expect(titles()).toEqual(['4']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('the clocks stand under the pointer and go on with what was left', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Saved' });
  await add({ title: 'Sent' });
  await pass(3000);
  await point(open()[0], 'over');
  await pass(60_000);
  expect(titles()).toEqual(['Saved', 'Sent']);
  await point(open()[0], 'out');
  await pass(1999);
  expect(titles()).toEqual(['Saved', 'Sent']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('one that goes from under the pointer stops no other clock', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Saved' });
  await point(open()[0], 'over');
  // pressed by no pointer, which would then lie over the next one
  await acting(async () => (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).click());
  await expect.poll(() => document.querySelectorAll('[data-part="Toast"]').length).toBe(0);
  await add({ title: 'Sent' });
  await pass(5000);
  expect(titles()).toEqual([]);
});

test('a swipe of 50 px takes it away, to either side, and a shorter one does not', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Saved' });
  await add({ title: 'Sent' });
  await swipe('Saved', 49);
  expect(titles()).toEqual(['Saved', 'Sent']);
  expect(getComputedStyle(toast('Saved').element()).translate).toBe('0px');
  await swipe('Saved', 51);
  expect(titles()).toEqual(['Sent']);
  await swipe('Sent', -51);
  expect(titles()).toEqual([]);
});

test('the clocks stand while the tab is hidden', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Saved' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await acting(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(titles()).toEqual(['Saved']);
  hidden.mockReturnValue(false);
  await acting(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(5000);
  expect(titles()).toEqual([]);
});

test('F6 leads to the newest and back, the clocks stand meanwhile, and Escape closes', async () => {
  await render(
    <>
      <button type="button">Check</button>
      <ToastRegion />
    </>,
  );
  const button = page.getByRole('button', { name: 'Check' });
  await button.click();
  await add({ title: 'Saved' });
  await add({ title: 'Sent' });
  await userEvent.keyboard('{F6}');
  await expect.element(toast('Sent')).toHaveFocus();
  await pass(60_000);
  expect(titles()).toEqual(['Saved', 'Sent']);
  await userEvent.keyboard('{F6}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{F6}{Escape}');
  await expect.element(toast('Saved')).toHaveFocus();
  expect(titles()).toEqual(['Saved']);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(titles()).toEqual([]);
});

test('F6 is the browser’s own while nothing is shown', async () => {
  await render(<ToastRegion />);
  const seen = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener('keydown', seen, { once: true });
  await userEvent.keyboard('{F6}');
  expect(seen.mock.calls[0]?.[0].defaultPrevented).toBe(false);
});

test('is no landmark and no list while nothing is shown, and speaks all the same', async () => {
  await render(<ToastRegion />);
  expect(page.getByRole('region').query()).toBeNull();
  expect(page.getByRole('list').query()).toBeNull();
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  await add({ title: 'Saved' });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  await expect.element(page.getByRole('list')).toBeInTheDocument();
});

test('one with an action stays until it is answered', async () => {
  const onAction = vi.fn<() => void>();
  await render(<ToastRegion />);
  await add({ title: 'Removed from your list', action: { label: 'Undo', onAction } });
  await pass(60_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

test('a note is read out in its time, and not met twice', async () => {
  await render(<ToastRegion />);
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await add({ title: 'Saved', description: 'You find it under Searches.' });
  await pass(100);
  await expect.element(status).toHaveTextContent('SavedYou find it under Searches.');
  await pass(3000);
  await expect.element(status).toBeEmptyDOMElement();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('what can be done about it is read out with it, and how to come to it', async () => {
  await render(<ToastRegion />);
  const action = { label: 'Undo', onAction: () => {} };
  await add({ title: 'Removed from your list', action });
  await pass(100);
  await expect.element(page.getByRole('status')).toHaveTextContent('Removed from your listUndo: press F6');
  await add({ title: 'Not sent', tone: 'error', action: { ...action, label: 'Send again' } });
  expect(page.getByRole('alert').element().textContent).toBe('Not sentSend again: press F6');
});

test('a failure is an alert, of its words alone', async () => {
  await render(<ToastRegion />);
  await add({ title: 'Error checking valuation', description: 'Please try again later', tone: 'error' });
  expect(page.getByRole('alert').element().textContent).toBe('Error checking valuationPlease try again later');
  await pass(100);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('lies over whatever else floats, and lets presses beside it through', async () => {
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
  await add({ title: 'Saved' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(titles()).toEqual([]);
  await page.getByRole('button', { name: 'Page' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('shows another queue, under another name', async () => {
  const queue = createToastQueue();
  queue.add({ title: 'Gespeichert' });
  await render(<ToastRegion queue={queue} label="Mitteilungen" closeLabel="Schließen" />);
  await expect.element(page.getByRole('region', { name: 'Mitteilungen' })).toHaveTextContent('Gespeichert');
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
});
