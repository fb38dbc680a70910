import { EMPTY_SEARCH, readListing, type SearchState, withCar } from '@forecourt/search-core';
import { describe, expect, it } from 'vitest';
import { type CarView, findCar } from './find-car.ts';

const golf = readListing({ Name: 'Volkswagen Golf', Id: '7' });
const page = { cars: [readListing({ Name: 'Ford Ka', Id: '1' }), golf], total: 2 };
const openState: SearchState = withCar(EMPTY_SEARCH, '7');
const findOpenCar = (search: CarView['search'], state = openState) => findCar({ state, search });

describe('findCar', () => {
  it('searches the cars on the page', () => {
    expect(findOpenCar({ status: 'done', page })).toEqual({ status: 'found', listing: golf });
    expect(findOpenCar({ status: 'done', page: { cars: [], total: 0 } })).toEqual({
      status: 'missing',
      reason: 'not-in-page',
    });
  });

  it('searches the previous cars while the page is loading', () => {
    expect(findOpenCar({ status: 'loading', previous: undefined })).toEqual({ status: 'loading' });
    expect(findOpenCar({ status: 'loading', previous: page })).toEqual({ status: 'found', listing: golf });
  });

  it('returns ‘closed’ after a failed search', () => {
    expect(findOpenCar({ status: 'failed' })).toEqual({ status: 'closed' });
  });

  it('reports a car as missing if there is no search', () => {
    expect(findOpenCar({ status: 'idle' })).toEqual({ status: 'missing', reason: 'no-search' });
  });

  it('returns ‘closed’ if the URL names no car', () => {
    for (const search of [{ status: 'idle' }, { status: 'done', page }] as const)
      expect(findOpenCar(search, EMPTY_SEARCH)).toEqual({ status: 'closed' });
  });
});
