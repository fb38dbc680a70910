import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChunk } from './chunk.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a chunk', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is fetched once, whoever asks', async () => {
    const load = vi.fn<() => Promise<{ word: string }>>(() => Promise.resolve({ word: 'here' }));
    const chunk = createChunk('It', load);
    expect(chunk.snapshot()).toEqual({ status: 'absent' });
    const heard: string[] = [];
    const leave = chunk.subscribe(() => void heard.push(chunk.snapshot().status));
    chunk.fetch();
    chunk.fetch();
    await settled();
    chunk.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['fetching', 'here']);
    expect(chunk.snapshot()).toEqual({ status: 'here', module: { word: 'here' } });
    leave();
  });

  it('that failed says so, and is tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here');
    const chunk = createChunk('The dialog', load);
    chunk.fetch();
    await settled();
    expect(chunk.snapshot()).toEqual({ status: 'failed' });
    expect(warn).toHaveBeenCalledWith('The dialog could not be fetched.', expect.anything());
    chunk.fetch();
    await settled();
    expect(chunk.snapshot()).toEqual({ status: 'here', module: 'here' });
  });
});
