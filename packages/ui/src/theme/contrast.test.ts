import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands, getBrandTokens, type ColorName, type Colors, themes } from '../tokens/index.ts';
import { colorPairs, computeContrast } from './contrast.ts';

const cells = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(cells)('$brand, $theme', ({ brand, theme }) => {
  const colors = getBrandTokens(brand).color[theme];
  test.each(colorPairs)(
    '$foreground on $background has a contrast of at least $ratio',
    ({ foreground, background, ratio }) => {
      expect(computeContrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(ratio);
    },
  );
});

// Checks the brand in the README. test/documented-brand.test.tsx renders the brand in docs/theming.md.
describe.each(themes)("the README's brand, %s", (theme) => {
  const dealer = getBrandTokens('dealer').color[theme];
  const brand = readReadmeBrand(theme);

  test('sets only existing colours', () => {
    expect(Object.keys(brand)).not.toEqual([]);
    expect(Object.keys(dealer)).toEqual(expect.arrayContaining(Object.keys(brand)));
  });

  test.each(colorPairs)(
    '$foreground on $background has a contrast of at least $ratio',
    ({ foreground, background, ratio }) => {
      const colors = { ...dealer, ...brand };
      expect(computeContrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(ratio);
    },
  );
});

/** Returns only the colours in the README's example; the others come from `dealer`. */
function readReadmeBrand(theme: (typeof themes)[number]): Partial<Colors> {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...readme.matchAll(/--fc-(?<theme>light|dark)-(?<name>[a-z-]+): (?<hex>#[\da-f]{6});/gi)]
      .filter(({ groups }) => groups?.['theme'] === theme)
      .map(({ groups }) => [
        (groups?.['name'] ?? '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as ColorName,
        groups?.['hex'] ?? '',
      ]),
  );
}

describe('computeContrast', () => {
  test('returns 21 for black and white in either order', () => {
    expect(computeContrast('#000000', '#FFFFFF')).toBe(21);
    expect(computeContrast('#FFFFFF', '#000000')).toBe(21);
  });

  test("matches the design's table for text on the page's background", () => {
    const { ink, surface } = getBrandTokens('dealer').color.light;
    expect(computeContrast(ink, surface)).toBeCloseTo(17.52, 2);
  });

  test.each(['#fff', '#0E14208C', 'white'])('rejects %s', (colour) => {
    expect(() => computeContrast(colour, '#000000')).toThrow(colour);
  });
});
