import { readListing, type SearchResult } from '@forecourt/search-core';
import { describe, expect, it } from 'vitest';
import { createCarDetail } from './car-detail.ts';

const now = new Date('2026-11-21T09:00:00Z');
const createDetail = (overrides: Partial<SearchResult> = {}) =>
  createCarDetail(readListing({ Name: 'BMW X3', Id: '7', ...overrides }), now);

describe('car details', () => {
  it('splits the text into derivative and description', () => {
    const car = createDetail({ Desc: 'xDrive20d M Sport\n\nOne owner from new.\nGaraged.' });
    expect(car).toMatchObject({ derivative: 'xDrive20d M Sport', description: 'One owner from new.\nGaraged.' });
  });

  it('keeps prose whole and treats a one-word name as the make', () => {
    const prose = 'A lovely car that has been looked after since it was new. '.repeat(3).trim();
    const car = createDetail({ Name: 'Lotus', Desc: prose });
    expect(car).toMatchObject({ make: 'Lotus', model: '', description: prose });
    expect(car.derivative).toBeUndefined();
  });

  it('truncates very long text', () => {
    const car = createDetail({ Name: `BMW ${'x'.repeat(1e6)}`, Desc: 'y'.repeat(1e6) });
    expect(car.model).toHaveLength(200);
    expect(car.model).toMatch(/…$/);
    expect(car.description).toHaveLength(10_000);
    expect(createDetail({ Name: `${'x'.repeat(198)}😀${'x'.repeat(50)}` }).make).toBe(`${'x'.repeat(198)}…`);
  });

  it('contains up to 30 safe pictures', () => {
    const getPictures = (overrides: Partial<SearchResult>) => createDetail(overrides).pictures?.map(({ src }) => src);
    expect(getPictures({ Image: '/a.svg', Images: ['/a.svg', '/b.svg'] })).toEqual(['/a.svg', '/b.svg']);
    expect(getPictures({ Image: '/a.svg' })).toEqual(['/a.svg']);
    expect(getPictures({ Image: 'javascript:alert(1)', Images: ['data:text/html,x'] })).toEqual([]);
    expect(getPictures({ Images: Array.from({ length: 99 }, (_, at) => `/${at}.svg`) })).toHaveLength(30);
  });

  it('contains a link only if it is a web address', () => {
    expect(createDetail({ Link: 'https://listings.example.com/7' }).link).toBe('https://listings.example.com/7');
    expect(createDetail({ Link: 'javascript:alert(1)' }).link).toBeUndefined();
  });

  it('explains the likely range and whether the price is inside it', () => {
    const pricedResult = { Price: '£20,000', EstimatedValue: 20_000 };
    const getRuleText = (overrides: Partial<SearchResult>) =>
      createDetail({ ...pricedResult, ...overrides }).valuation?.rule.text;
    expect(getRuleText({ EstimateRange: { low: 18_000, high: 22_400 } })).toMatch(
      /15% or more is a high price\. About two thirds of similar cars are advertised within the likely range\. This price is within it\.$/,
    );
    expect(getRuleText({ EstimateRange: { low: 21_000, high: 22_400 } })).toMatch(/This price is below it\.$/);
    expect(getRuleText({ EstimateRange: { low: 17_000, high: 19_000 } })).toMatch(/This price is above it\.$/);
    expect(getRuleText({})).toMatch(/15% or more is a high price\.$/);
    expect(createDetail({ EstimatedValue: 20_000 }).valuation).toBeUndefined();
  });

  it.each([
    ['over 15 years old', { Price: '£2,000', Year: '2008' }, /over 15 years old/],
    ['under £1,500', { Price: '£900', Year: '2015' }, /under £1,500/],
    ['without a mileage', { Price: '£9,000', Year: '2019' }, /no mileage/],
    ['without a price', { Year: '2019' }, /no price/],
  ])('says why a car %s has no verdict', (_, overrides, reason) => {
    expect(createDetail(overrides).noVerdictReason).toMatch(reason);
    expect(createDetail({ ...overrides, Price: '£9,000', EstimatedValue: 9_000 }).noVerdictReason).toBeUndefined();
  });

  it('states the likely ULEZ compliance and the reason', () => {
    const [remark] = createDetail({ Fuel: 'Diesel', Year: '2019' }).remarks ?? [];
    expect(remark).toMatchObject({ heading: 'London ULEZ', word: 'Likely compliant' });
    expect(remark?.text).toMatch(/^Diesel cars first registered in September 2015/);
    expect(createDetail({ Fuel: 'Diesel', Year: '2010' }).remarks?.[0]?.word).toBe('Likely not compliant');
    expect(createDetail({ Year: '2019' }).remarks).toBeUndefined();
  });

  it('contains the facts that a listing can be filtered by', () => {
    const facts = { Transmission: 'Automatic', Doors: 5, Seats: 4, Fuel: 'Hydrogen', Colour: 'Teal', Body: 'Estate' };
    expect(createDetail(facts)).toMatchObject({
      gearbox: 'Automatic',
      doors: 5,
      seats: 4,
      fuel: 'Hydrogen',
      color: 'Teal',
      bodyType: 'Estate',
    });
    expect(createDetail(facts).specification).toBeUndefined();
  });

  it('gives a margin only for a price inside the likely range', () => {
    const pricedResult = { EstimatedValue: 20_000, EstimateRange: { low: 18_800, high: 22_400 } };
    expect(createDetail({ ...pricedResult, Price: '£19,500' }).margin).toBe(1200);
    expect(createDetail({ ...pricedResult, Price: '£18,000' }).margin).toBeUndefined();
  });
});
