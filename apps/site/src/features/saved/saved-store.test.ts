import { readListing } from '@forecourt/search-core';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Atoms from './saved-atom.ts';
import { createSavedCar, parseSavedCars, serializeSavedCars } from './saved-car.ts';
import type * as Store from './saved-store.ts';

const KEY = 'saved-cars';
const NOW = new Date('2026-11-20T12:00:00Z');
const createListing = (id: string, overrides = {}) =>
  readListing({ Name: 'Ford Ka', Id: id, Price: '£2,000', Link: `https://listings.example.com/${id}`, ...overrides });

describe('a saved car', () => {
  it('keeps the facts of the advert but nothing about the buyer', () => {
    const listing = createListing('7', {
      Desc: 'Zetec\n\nOne owner.',
      DistanceMiles: 5,
      EstimateRange: { low: 1, high: 2 },
    });
    expect(createSavedCar(listing, NOW)).toEqual({
      car: {
        key: '7',
        id: '7',
        name: 'Ford Ka',
        make: 'Ford',
        model: 'Ka',
        derivative: 'Zetec',
        price: 2000,
        link: 'https://listings.example.com/7',
        range: { low: 1, high: 2 },
      },
      savedAt: NOW.getTime(),
    });
  });

  it('omits unsafe URLs and truncates long text', () => {
    const saved = createSavedCar(
      { ...createListing('7'), link: 'javascript:alert(1)', image: '//evil.example/x.png', color: 'x'.repeat(5000) },
      NOW,
    );
    expect(saved?.car).not.toHaveProperty('link');
    expect(saved?.car).not.toHaveProperty('image');
    expect(saved?.car.color).toHaveLength(200);
  });

  it('reads the color that an earlier version stored as colour', () => {
    const saved = createSavedCar(createListing('7'), NOW);
    const savedByEarlierVersion = { ...saved, car: { ...saved?.car, colour: 'Blue' } };
    expect(parseSavedCars({ version: 1, cars: [savedByEarlierVersion] })[0]?.car).toEqual({
      ...saved?.car,
      color: 'Blue',
    });
  });

  it('drops an invalid or repeated car', () => {
    const validCar = createSavedCar(createListing('7'), NOW);
    const invalidCars = [
      null,
      {},
      { ...validCar, savedAt: 'x' },
      { ...validCar, car: { ...validCar?.car, price: -1 } },
    ];
    expect(parseSavedCars({ version: 1, cars: [...invalidCars, validCar, validCar] })).toEqual([validCar]);
    for (const value of [null, undefined, '', 5, [], { version: 2, cars: [validCar] }, { version: 1, cars: {} }])
      expect(parseSavedCars(value)).toEqual([]);
  });
});

describe('saved cars', () => {
  let store: typeof Store;
  let atoms: typeof Atoms;
  let storedTexts: Map<string, string>;
  let throwStorageError: (() => never) | undefined;
  const jotai = getDefaultStore();
  const getStoredKeys = () => parseSavedCars(JSON.parse(storedTexts.get(KEY) ?? 'null')).map(({ car }) => car.key);
  const getShownKeys = () => jotai.get(store.savedCarsAtom).map(({ car }) => car.key);

  beforeEach(async () => {
    storedTexts = new Map();
    throwStorageError = undefined;
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (throwStorageError ? throwStorageError() : (storedTexts.get(key) ?? null)),
      setItem: (key: string, text: string) =>
        throwStorageError ? throwStorageError() : void storedTexts.set(key, text),
    });
    vi.resetModules();
    store = await import('./saved-store.ts');
    atoms = await import('./saved-atom.ts');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('stores each car once, newest first and at its first price', () => {
    expect(store.saveCar(createListing('1'))).toBe('saved');
    expect(store.saveCar(createListing('2'))).toBe('saved');
    expect(store.saveCar(createListing('1', { Price: '£9' }))).toBe('saved');
    expect(getStoredKeys()).toEqual(['2', '1']);
    expect([...jotai.get(atoms.savedKeysAtom)]).toEqual(['2', '1']);
    expect(jotai.get(store.savedCarsAtom)[1]?.car.price).toBe(2000);
  });

  it('restores a car to its place after Undo', () => {
    for (const id of ['1', '2', '3']) store.saveCar(createListing(id));
    const undo = store.removeCar('2');
    expect(getStoredKeys()).toEqual(['3', '1']);
    undo?.();
    expect(getStoredKeys()).toEqual(['3', '2', '1']);
    expect(store.removeCar('none')).toBeUndefined();
  });

  it('keeps cars that another tab has added', () => {
    store.saveCar(createListing('1'));
    storedTexts.set(
      KEY,
      JSON.stringify(serializeSavedCars([createSavedCar(createListing('9'), NOW)].filter((car) => car !== undefined))),
    );
    store.saveCar(createListing('2'));
    expect(getStoredKeys()).toEqual(['2', '9']);
  });

  it('stores at most 50 cars', () => {
    for (let id = 0; id < 50; id += 1) store.saveCar(createListing(String(id)));
    expect(store.saveCar(createListing('one more'))).toBe('full');
    expect(getStoredKeys()).toHaveLength(50);
  });

  it('keeps cars in memory while storage is full and stores them afterwards', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    throwStorageError = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(store.saveCar(createListing('1'))).toBe('unpersisted');
    expect(store.saveCar(createListing('2'))).toBe('unpersisted');
    expect(getShownKeys()).toEqual(['2', '1']);
    expect(jotai.get(atoms.isPersistedAtom)).toBe(false);
    expect(warn).toHaveBeenCalled();
    // Storage works again.
    throwStorageError = undefined;
    store.saveCar(createListing('3'));
    expect(getStoredKeys()).toEqual(['3', '2', '1']);
    expect(jotai.get(atoms.isPersistedAtom)).toBe(true);
  });
});
