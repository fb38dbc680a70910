import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChunk } from './chunk.ts';

const waitForTimers = () => new Promise((resolve) => setTimeout(resolve));

describe('createChunk', () => {
  const store = getDefaultStore();
  afterEach(() => void vi.restoreAllMocks());

  it('loads the module once', async () => {
    const load = vi.fn<() => Promise<{ word: string }>>(() => Promise.resolve({ word: 'here' }));
    const chunk = createChunk('the dialog', load);
    expect(store.get(chunk.stateAtom)).toEqual({ status: 'absent' });
    const statuses: string[] = [];
    const unsubscribe = store.sub(chunk.stateAtom, () => void statuses.push(store.get(chunk.stateAtom).status));
    chunk.fetch();
    chunk.fetch();
    await waitForTimers();
    chunk.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(statuses).toEqual(['fetching', 'here']);
    expect(store.get(chunk.stateAtom)).toEqual({ status: 'here', module: { word: 'here' } });
    unsubscribe();
  });

  it('reports a failure and tries again on the next call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here');
    const chunk = createChunk('the dialog', load);
    chunk.fetch();
    await waitForTimers();
    expect(store.get(chunk.stateAtom)).toEqual({ status: 'failed' });
    expect(warn).toHaveBeenCalledWith('Could not load the code for the dialog.', expect.anything());
    chunk.fetch();
    await waitForTimers();
    expect(store.get(chunk.stateAtom)).toEqual({ status: 'here', module: 'here' });
  });
});
