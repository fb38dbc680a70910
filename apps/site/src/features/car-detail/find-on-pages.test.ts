import { type Listing, readListing } from '@forecourt/search-core';
import { describe, expect, it, vi } from 'vitest';
import { findCarOnPages, getNearbyPages } from './find-on-pages.ts';

describe('getNearbyPages', () => {
  it('returns the other pages, nearest first and later before earlier', () => {
    expect(getNearbyPages(1, 4)).toEqual([2, 3, 4]);
    expect(getNearbyPages(3, 5)).toEqual([4, 2, 5, 1]);
    expect(getNearbyPages(2, 90, 3)).toEqual([3, 1, 4]);
  });

  it('returns nothing if there is at most one page', () => {
    expect(getNearbyPages(1, 1)).toEqual([]);
    expect(getNearbyPages(1, 0)).toEqual([]);
  });
});

describe('findCarOnPages', () => {
  const createCar = (Id: string) => readListing({ Name: 'Ford Ka', Id });
  const signal = new AbortController().signal;

  it('stops loading pages when it finds the car', async () => {
    const loadCars = vi.fn<(page: number) => Promise<Listing[]>>(async (page) => [createCar(String(page))]);
    expect(await findCarOnPages([2, 3, 4, 5, 6, 7, 8], loadCars, '3', signal)).toEqual({
      listing: createCar('3'),
      failures: [],
    });
    // Each of the other concurrent requests may have started another one.
    expect(loadCars.mock.calls.length).toBeLessThan(6);
  });

  it('continues after a failed page and reports it', async () => {
    const connectionError = new Error('lost');
    const loadCars = (page: number) =>
      page === 2 ? Promise.reject(connectionError) : Promise.resolve([createCar(String(page))]);
    expect(await findCarOnPages([2, 3, 4, 5], loadCars, '5', signal)).toEqual({
      listing: createCar('5'),
      failures: [connectionError],
    });
    expect(await findCarOnPages([2, 3], loadCars, '9', signal)).toEqual({
      listing: undefined,
      failures: [connectionError],
    });
  });

  it('stops when the signal aborts', async () => {
    const controller = new AbortController();
    const loadCars = vi.fn<(page: number) => Promise<Listing[]>>(async () => {
      controller.abort(new Error('closed'));
      return [];
    });
    await expect(findCarOnPages([2, 3, 4, 5, 6, 7], loadCars, '9', controller.signal)).rejects.toThrow('closed');
    expect(loadCars).toHaveBeenCalledTimes(3);
  });
});
