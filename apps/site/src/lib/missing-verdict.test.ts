import { readListing, type SearchResult } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { toCard } from './car-card.ts';

const now = new Date('2026-11-21T09:00:00Z');
const read = (overrides: Partial<SearchResult>) => readListing({ Name: 'BMW X3', Id: '7', ...overrides });

test.each([
  [{ Price: '£2,000', Year: '2008' }, 'We don’t value cars over 15 years old'],
  [{ Price: '£900', Year: '2015' }, 'We don’t value cars under £1,500'],
  [{ Price: '£9,000', Year: '2019' }, undefined],
  [{ Year: '2019' }, undefined],
])('states which limit, if any, excludes the car from valuation: %o', (overrides, reason) => {
  expect(toCard(read(overrides), now).noVerdictReason).toBe(reason);
  expect(toCard(read({ ...overrides, Price: '£9,000', EstimatedValue: 9_000 }), now).noVerdictReason).toBeUndefined();
});
