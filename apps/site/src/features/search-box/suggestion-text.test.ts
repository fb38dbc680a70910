import { describe, expect, test } from 'vitest';
import { getShortText } from './suggestion-text.ts';

describe('getShortText', () => {
  test('returns the trimmed short text', () => {
    expect(getShortText({ text: 'BMW X5 under £30k near London', shortText: ' Cheap X5 ' })).toBe('Cheap X5');
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
  ])("returns the first two words of '%s' if there is no short text", (text, short) => {
    expect(getShortText(text)).toBe(short);
    expect(getShortText({ text, shortText: ' ' })).toBe(short);
  });
});
