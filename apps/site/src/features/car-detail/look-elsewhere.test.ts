import { type Listing, readListing } from '@forecourt/search-core';
import { describe, expect, it, vi } from 'vitest';
import { lookThrough, pagesAround } from './look-elsewhere.ts';

describe('the pages around one', () => {
  it('are the others, the nearest first and the later before the earlier', () => {
    expect(pagesAround(1, 4)).toEqual([2, 3, 4]);
    expect(pagesAround(3, 5)).toEqual([4, 2, 5, 1]);
    expect(pagesAround(2, 90, 3)).toEqual([3, 1, 4]);
  });

  it('are none of a list of one page', () => {
    expect(pagesAround(1, 1)).toEqual([]);
    expect(pagesAround(1, 0)).toEqual([]);
  });
});

describe('looking through pages', () => {
  const car = (Id: string) => readListing({ Name: 'Ford Ka', Id });
  const signal = new AbortController().signal;

  it('finds the car and asks for no more pages', async () => {
    const loadCars = vi.fn<(page: number) => Promise<Listing[]>>(async (page) => [car(String(page))]);
    expect(await lookThrough([2, 3, 4, 5, 6, 7, 8], loadCars, '3', signal)).toEqual({
      listing: car('3'),
      failures: [],
    });
    // Whoever was asked beside it may have gone on to one more.
    expect(loadCars.mock.calls.length).toBeLessThan(6);
  });

  it('goes on where a page cannot be had, and says so', async () => {
    const lost = new Error('lost');
    const loadCars = (page: number) => (page === 2 ? Promise.reject(lost) : Promise.resolve([car(String(page))]));
    expect(await lookThrough([2, 3, 4, 5], loadCars, '5', signal)).toEqual({ listing: car('5'), failures: [lost] });
    expect(await lookThrough([2, 3], loadCars, '9', signal)).toEqual({ listing: undefined, failures: [lost] });
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const loadCars = vi.fn<(page: number) => Promise<Listing[]>>(async () => {
      controller.abort(new Error('closed'));
      return [];
    });
    await expect(lookThrough([2, 3, 4, 5, 6, 7], loadCars, '9', controller.signal)).rejects.toThrow('closed');
    expect(loadCars).toHaveBeenCalledTimes(3);
  });
});
