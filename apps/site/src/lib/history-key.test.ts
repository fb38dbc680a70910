import { expect, it, vi } from 'vitest';
import { keyHistoryEntry } from './history-key.ts';

const historyWith = (state: unknown) => {
  const replaceState = vi.fn<History['replaceState']>();
  return { window: { history: { state, replaceState } as unknown as History }, replaceState };
};

it('gives an entry without a key one, and keeps what else it holds', () => {
  const [first, second] = [historyWith(null), historyWith({ idx: 0 })];
  keyHistoryEntry(first.window);
  keyHistoryEntry(second.window);
  const [one] = first.replaceState.mock.calls[0] ?? [];
  expect(one).toEqual({ key: expect.stringMatching(/^[a-z\d]{5,8}$/) as string });
  expect(second.replaceState.mock.calls[0]?.[0]).toMatchObject({ idx: 0 });
  expect(second.replaceState.mock.calls[0]?.[0]).not.toMatchObject(one);
});

it('leaves an entry with a key as it is', () => {
  const { window, replaceState } = historyWith({ key: 'abc', usr: 'what it holds' });
  keyHistoryEntry(window);
  expect(replaceState).not.toHaveBeenCalled();
});
