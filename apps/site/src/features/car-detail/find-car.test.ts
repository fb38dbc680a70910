import { EMPTY_SEARCH, readListing, type SearchState, withCar } from '@forecourt/search-core';
import { describe, expect, it } from 'vitest';
import { type CarView, findCar } from './find-car.ts';

const golf = readListing({ Name: 'Volkswagen Golf', Id: '7' });
const page = { cars: [readListing({ Name: 'Ford Ka', Id: '1' }), golf], total: 2 };
const open: SearchState = withCar(EMPTY_SEARCH, '7');
const found = (search: CarView['search'], state = open) => findCar({ state, search });

describe('the car of the address', () => {
  it('is looked for among the cars of the page', () => {
    expect(found({ status: 'done', page })).toEqual({ status: 'found', listing: golf });
    expect(found({ status: 'done', page: { cars: [], total: 0 } })).toEqual({ status: 'missing', why: 'not-in-page' });
  });

  it('may still come, and is taken from the cars before where it is one of them', () => {
    expect(found({ status: 'loading', previous: undefined })).toEqual({ status: 'loading' });
    expect(found({ status: 'loading', previous: page })).toEqual({ status: 'found', listing: golf });
  });

  it('leaves a search that failed to the page', () => {
    expect(found({ status: 'failed' })).toEqual({ status: 'closed' });
  });

  it('cannot be found without a search', () => {
    expect(found({ status: 'idle' })).toEqual({ status: 'missing', why: 'no-search' });
  });

  it('is none where the address names none', () => {
    for (const search of [{ status: 'idle' }, { status: 'done', page }] as const)
      expect(found(search, EMPTY_SEARCH)).toEqual({ status: 'closed' });
  });
});
