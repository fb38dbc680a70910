import { describe, expect, it } from 'vitest';
import { describeCar, type Story } from './descriptions.ts';
import { createRandom } from './random.ts';

const story: Story = {
  name: 'BMW X5',
  model: 'X5',
  year: 2019,
  age: 7,
  mileage: 61_250,
  body: 'SUV',
  fuel: 'Diesel',
  transmission: 'Automatic',
  color: 'Grey',
  seats: 5,
  town: 'Derby',
  seller: 'private',
};
const createTexts = (changes: Partial<Story> = {}) =>
  Array.from({ length: 400 }, (_, seed) => describeCar({ ...story, ...changes }, createRandom(seed)).text);

describe('describeCar', () => {
  it('writes the same text for the same random stream', () => {
    expect(describeCar(story, createRandom(4))).toEqual(describeCar(story, createRandom(4)));
  });

  it('writes three to six sentences', () => {
    for (const text of createTexts()) {
      const sentences = text.split(/(?<=[.!]) (?=\S)/).length;
      expect(sentences).toBeGreaterThanOrEqual(3);
      expect(sentences).toBeLessThanOrEqual(6);
    }
  });

  it('never contradicts the car’s facts', () => {
    expect(createTexts({ fuel: 'Electric' }).filter((text) => /Cambelt/.test(text))).toEqual([]);
    expect(createTexts({ seats: 2 }).filter((text) => /back seats|ISOFIX/.test(text))).toEqual([]);
    expect(createTexts({ age: 1 }).filter((text) => /MOT until|Twelve months of MOT/.test(text))).toEqual([]);
    expect(createTexts({ transmission: 'Automatic' }).filter((text) => /Clutch/.test(text))).toEqual([]);
  });

  it('omits the place if the town is unknown', () => {
    const { town: _none, ...nowhere } = story;
    for (const seller of ['private', 'dealer'] as const) {
      const descriptions = Array.from(
        { length: 400 },
        (_, seed) => describeCar({ ...nowhere, seller }, createRandom(seed)).text,
      );
      expect(descriptions.filter((text) => /undefined|\bnear\b(?!ly)(?! )|Derby|  | ,/.test(text))).toEqual([]);
      expect(
        descriptions.some((text) => /^Visit us to see|^For sale: a|Viewing, evenings|showroom is open/.test(text)),
      ).toBe(true);
    }
  });

  it('mentions a write-off', () => {
    for (const text of createTexts({ writeOff: 'S' })) expect(text).toContain('category S');
  });

  it('writes differently for dealers and private sellers', () => {
    expect(createTexts({ seller: 'dealer' }).filter((text) => /\b(my|My|Mum)\b/.test(text))).toEqual([]);
    expect(createTexts().filter((text) => /showroom|warranty\.|Finance/.test(text))).toEqual([]);
  });
});
