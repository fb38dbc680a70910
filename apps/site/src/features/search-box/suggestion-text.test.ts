import { describe, expect, test } from 'vitest';
import { suggestionShortText } from './suggestion-text.ts';

describe('suggestionShortText', () => {
  test('returns the short text', () => {
    expect(suggestionShortText({ text: 'BMW X5 under £30k near London', shortText: ' Cheap X5 ' })).toBe('Cheap X5');
  });

  test.each([
    ['BMW X5 under £30k near London', 'BMW X5…'],
    ['BMW X5 under £30k...', 'BMW X5…'],
    ['Mercedes automatic...', 'Mercedes automatic…'],
    ['Mercedes automatic…', 'Mercedes automatic…'],
    ['  VW   Golf   diesel ', 'VW Golf…'],
    ['Tesla estate', 'Tesla estate'],
    ['Tesla', 'Tesla'],
    ['', ''],
  ])("returns the first two words of '%s'", (text, short) => {
    expect(suggestionShortText(text)).toBe(short);
    expect(suggestionShortText({ text, shortText: ' ' })).toBe(short);
  });
});
