import { afterEach, expect, it, vi } from 'vitest';
import { saveForReload, takeAfterReload } from './reload-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

function createTab(type: NavigationTimingType, isStorageBlocked = false) {
  const storedTexts = new Map<string, string>();
  const answerOrThrow = <Result>(result: Result): Result => {
    if (isStorageBlocked) throw new Error('refused');
    return result;
  };
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => answerOrThrow(storedTexts.get(key) ?? null),
    setItem: (key: string, text: string) => answerOrThrow(void storedTexts.set(key, text)),
    removeItem: (key: string) => answerOrThrow(void storedTexts.delete(key)),
  });
}

it.each(['reload', 'back_forward'] as const)('returns the stored text once after %s', (type) => {
  createTab(type);
  saveForReload('typed', 'A blue estate');
  expect(takeAfterReload('typed')).toBe('A blue estate');
  expect(takeAfterReload('typed')).toBeUndefined();
});

it('returns nothing on a new visit or after the text was emptied', () => {
  createTab('navigate');
  saveForReload('typed', 'A blue estate');
  expect(takeAfterReload('typed')).toBeUndefined();
  createTab('reload');
  saveForReload('typed', 'A blue estate');
  saveForReload('typed', '');
  expect(takeAfterReload('typed')).toBeUndefined();
});

it('logs once and returns nothing if storage is blocked', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  createTab('reload', true);
  saveForReload('typed', 'A blue estate');
  expect(info).toHaveBeenCalledOnce();
  expect(takeAfterReload('typed')).toBeUndefined();
});
