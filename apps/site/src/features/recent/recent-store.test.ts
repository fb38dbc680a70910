import { EMPTY_SEARCH, readListing } from '@forecourt/search-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Store from './recent-store.ts';

const ka = readListing({ Name: 'Ford Ka', Id: '1' });
const golf = readListing({ Name: 'Volkswagen Golf', Id: '2' });
const getNames = (store: typeof Store) => store.getRecentCars().map(({ car }) => car.name);

let store: typeof Store;
let storedTexts: Map<string, string>;
const page = new EventTarget();

function createStorage(overrides: Partial<Storage> = {}) {
  const localStorage = {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, text: string) => void storedTexts.set(key, text),
    removeItem: (key: string) => void storedTexts.delete(key),
    ...overrides,
  };
  vi.stubGlobal('localStorage', localStorage);
  Object.assign(page, { localStorage });
}
const dispatchFromAnotherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('recent cars', () => {
  beforeEach(async () => {
    storedTexts = new Map();
    vi.stubGlobal('window', page);
    createStorage();
    vi.resetModules();
    store = await import('./recent-store.ts');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps the cars after a reload', async () => {
    store.rememberCar(ka, EMPTY_SEARCH);
    store.rememberCar(golf, EMPTY_SEARCH);
    vi.resetModules();
    expect(getNames(await import('./recent-store.ts'))).toEqual(['Volkswagen Golf', 'Ford Ka']);
  });

  it('clears and restores the cars', () => {
    store.rememberCar(ka, EMPTY_SEARCH);
    const carsBefore = store.getRecentCars();
    store.replaceRecentCars([]);
    expect(getNames(store)).toEqual([]);
    expect(storedTexts.size).toBe(0);
    store.replaceRecentCars(carsBefore);
    expect(getNames(store)).toEqual(['Ford Ka']);
    expect(storedTexts.size).toBe(1);
  });

  it('follows changes in another tab', () => {
    store.rememberCar(ka, EMPTY_SEARCH);
    const onChange = vi.fn<() => void>();
    const unsubscribe = store.subscribeToRecent(onChange);
    const carsAfter = store.getRecentCars();
    dispatchFromAnotherTab('theme');
    expect(store.getRecentCars()).toBe(carsAfter);
    storedTexts.clear();
    dispatchFromAnotherTab('recent-cars');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(getNames(store)).toEqual([]);
    unsubscribe();
  });

  it('keeps cars in memory and warns once if storage fails', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const throwQuotaError = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    createStorage({ getItem: throwQuotaError, setItem: throwQuotaError, removeItem: throwQuotaError });
    store.rememberCar(ka, EMPTY_SEARCH);
    store.rememberCar(golf, EMPTY_SEARCH);
    expect(getNames(store)).toEqual(['Volkswagen Golf', 'Ford Ka']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('starts empty if the stored data is invalid', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    storedTexts.set('recent-cars', '{"version":1,');
    expect(getNames(store)).toEqual([]);
    store.rememberCar(ka, EMPTY_SEARCH);
    expect(getNames(store)).toEqual(['Ford Ka']);
    expect(storedTexts.get('recent-cars')).toContain('Ford Ka');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('stops storing cars once the visitor has refused', () => {
    store.rememberCar(ka, EMPTY_SEARCH);
    storedTexts.set('consent', JSON.stringify({ version: 1, at: Date.now(), decisions: { recent: false } }));
    store.rememberCar(golf, EMPTY_SEARCH);
    expect(getNames(store)).toEqual(['Ford Ka']);
  });
});
