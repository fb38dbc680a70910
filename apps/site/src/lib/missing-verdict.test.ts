import { readListing, type SearchResult } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { toCard } from './car-card.ts';
import { explainMissingVerdict } from './missing-verdict.ts';

const now = new Date('2026-11-21T09:00:00Z');
const read = (over: Partial<SearchResult>) => readListing({ Name: 'BMW X3', Id: '7', ...over });

test.each([
  [{ Price: '£2,000', Year: '2008' }, 'We don’t value cars over 15 years old.'],
  [{ Price: '£900', Year: '2015' }, 'We don’t value cars under £1,500.'],
  [{ Price: '£9,000', Year: '2019' }, 'The advert has no mileage.'],
  [{ Year: '2019' }, 'The advert has no price to judge.'],
])('gives the reason on the card, and more of it in the dialog: %o', (over, reason) => {
  const listing = read(over);
  expect(toCard(listing, now).noVerdictReason).toBe(reason);
  expect(explainMissingVerdict(listing, now).long).toContain(reason.slice(0, -1));
  expect(toCard(read({ ...over, Price: '£9,000', EstimatedValue: 9_000 }), now).noVerdictReason).toBeUndefined();
});
