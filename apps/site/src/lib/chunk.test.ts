import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChunk } from './chunk.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createChunk', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('loads once', async () => {
    const load = vi.fn<() => Promise<{ word: string }>>(() => Promise.resolve({ word: 'here' }));
    const chunk = createChunk('It', load);
    expect(chunk.getState()).toEqual({ status: 'absent' });
    const heard: string[] = [];
    const leave = getDefaultStore().sub(chunk.stateAtom, () => void heard.push(chunk.getState().status));
    chunk.fetch();
    chunk.fetch();
    await settled();
    chunk.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['fetching', 'here']);
    expect(chunk.getState()).toEqual({ status: 'here', module: { word: 'here' } });
    leave();
  });

  it('reports a failure and tries again on the next call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here');
    const chunk = createChunk('The dialog', load);
    chunk.fetch();
    await settled();
    expect(chunk.getState()).toEqual({ status: 'failed' });
    expect(warn).toHaveBeenCalledWith('The dialog could not be fetched.', expect.anything());
    chunk.fetch();
    await settled();
    expect(chunk.getState()).toEqual({ status: 'here', module: 'here' });
  });
});
