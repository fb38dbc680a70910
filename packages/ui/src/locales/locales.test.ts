import { expect, test } from 'vitest';
import { deDE } from './de-DE.ts';
import { enGB } from './en-GB.ts';
import { frFR } from './fr-FR.ts';

const locales = { 'de-DE': deDE, 'fr-FR': frFR };

/**
 * Returns every message by its path, such as `['FilterTags.remove', 'Remove {label}']`. The forms of a plural are one
 * message.
 */
function listMessages(value: unknown, path = ''): [path: string, message: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  if ('other' in value && !path.endsWith('performance')) return [[path, String(value.other)]];
  return Object.entries(value).flatMap(([key, child]) => listMessages(child, path === '' ? key : `${path}.${key}`));
}

const listPlaceholders = (message: string) => (message.match(/\{\w+\}/g) ?? []).toSorted();

test.each(Object.entries(locales))('%s has the same placeholders as the British strings', (_, strings) => {
  const collectPlaceholders = (all: object) =>
    Object.fromEntries(listMessages(all).map(([path, message]) => [path, listPlaceholders(message)]));
  expect(collectPlaceholders(strings)).toEqual(collectPlaceholders(enGB));
});

test.each(Object.entries(locales))(
  '%s is plain data, which server components can pass to client components',
  (_, strings) => {
    expect(JSON.parse(JSON.stringify(strings))).toEqual(strings);
  },
);

test.each(Object.entries(locales))('%s has no message in English', (_, strings) => {
  const messagesSameInEnglish = new Set([
    'CarCard.ofCar',
    'CarCard.photos',
    'CarDetailDialog.distanceLabel',
    'CarImage.illustration',
    'CompareTable.sameFact',
    'PriceHistoryChart.date',
    'PriceMileageChart.dot',
    'Select.more',
    'Toast.label',
    'SearchBox.mark',
    'Pagination.page',
    'Slider.minimum',
    'Slider.maximum',
  ]);
  const englishMessages = new Map(listMessages(enGB));
  const untranslatedMessages = listMessages(strings).filter(
    ([path, message]) => englishMessages.get(path) === message && !messagesSameInEnglish.has(path),
  );
  expect(untranslatedMessages.filter(([, message]) => /[a-z]{2}/.test(message))).toEqual([]);
});

test('fr-FR has no-break spaces before : ; ! ? and inside « »', () => {
  const breakingMessages = listMessages(frFR).filter(([, message]) => / [:;!?»]|« /.test(message));
  expect(breakingMessages).toEqual([]);
});
