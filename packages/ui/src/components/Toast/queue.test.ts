import { expect, test, vi } from 'vitest';
import { createToastQueue } from './queue.ts';

test('keeps toasts in their order until they are closed', () => {
  const queue = createToastQueue();
  const saved = queue.add({ title: 'Saved' });
  const failed = queue.add({ title: 'Not sent', tone: 'error' });
  expect(queue.snapshot().map(({ title, tone }) => [title, tone])).toEqual([
    ['Saved', 'neutral'],
    ['Not sent', 'error'],
  ]);
  queue.close(saved);
  expect(queue.snapshot().map(({ id }) => id)).toEqual([failed]);
  queue.clear();
  expect(queue.snapshot()).toEqual([]);
});

test('tells of every change, and of nothing else', () => {
  const queue = createToastQueue();
  const onChange = vi.fn<() => void>();
  const unsubscribe = queue.subscribe(onChange);
  const id = queue.add({ title: 'Saved' });
  const before = queue.snapshot();
  queue.close('another');
  expect(queue.snapshot()).toBe(before);
  expect(onChange).toHaveBeenCalledTimes(1);
  queue.close(id);
  queue.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  queue.add({ title: 'Saved' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  { given: {}, duration: 5000 },
  { given: { action: { label: 'Undo', onAction: () => undefined } }, duration: Infinity },
  { given: { duration: 8000 }, duration: 8000 },
])('$given stays for $duration ms', ({ given, duration }) => {
  const queue = createToastQueue();
  queue.add({ title: 'Removed', ...given });
  expect(queue.snapshot()[0]?.duration).toBe(duration);
});

test('never gives one id twice', () => {
  const queue = createToastQueue({ duration: 4000 });
  const first = queue.add({ title: 'Saved' });
  queue.close(first);
  expect(queue.add({ title: 'Saved' })).not.toBe(first);
  expect(queue.snapshot()[0]?.duration).toBe(4000);
});
