import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands, brandTokens, type ColorName, type Colors, themes } from '../tokens/index.ts';
import { colorPairs, contrast } from './contrast.ts';

const cells = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(cells)('$brand, $theme', ({ brand, theme }) => {
  const colors = brandTokens(brand).color[theme];
  test.each(colorPairs)('$front on $ground reaches $ratio', ({ front, ground, ratio }) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(ratio);
  });
});

// What a sister company copies is as legible as what we ship.
const documents = ['README.md', 'docs/theming.md'];

describe.each(documents.flatMap((file) => themes.map((theme) => ({ file, theme }))))(
  'the brand in $file, $theme',
  ({ file, theme }) => {
    const dealer = brandTokens('dealer').color[theme];
    const brand = brandIn(file, theme);

    test('sets only colours that there are', () => {
      expect(Object.keys(brand)).not.toEqual([]);
      expect(Object.keys(dealer)).toEqual(expect.arrayContaining(Object.keys(brand)));
    });

    test.each(colorPairs)('$front on $ground reaches $ratio', ({ front, ground, ratio }) => {
      const colors = { ...dealer, ...brand };
      expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(ratio);
    });
  },
);

/** The colours that a document's example sets; the rest of them are those of `dealer`. */
function brandIn(file: string, theme: (typeof themes)[number]): Partial<Colors> {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/--fc-(?<theme>light|dark)-(?<name>[a-z-]+): (?<hex>#[\da-f]{6});/gi)]
      .filter(({ groups }) => groups?.['theme'] === theme)
      .map(({ groups }) => [
        (groups?.['name'] ?? '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as ColorName,
        groups?.['hex'] ?? '',
      ]),
  );
}

describe('the measure is that of WCAG', () => {
  test('black on white is 21, whichever comes first', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#FFFFFF', '#000000')).toBe(21);
  });

  test("ink on paper is what the concept's table says", () => {
    const { ink, surface } = brandTokens('dealer').color.light;
    expect(contrast(ink, surface)).toBeCloseTo(17.52, 2);
  });

  test.each(['#fff', '#0E14208C', 'white'])('it has no answer for %s', (colour) => {
    expect(() => contrast(colour, '#000000')).toThrow(colour);
  });
});
