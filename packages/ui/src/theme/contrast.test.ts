import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Brand, brands, type Theme, themes } from './names.ts';
import { brandValues, type Values } from './tokens.ts';

const text = 4.5; // WCAG 2.2, 1.4.3
const control = 3; // 1.4.11

const grounds = ['surface', 'surface-raised', 'surface-sunk'];
const verdicts = ['good', 'fair', 'high'];

/** Every pair of colours that meets on a screen, and the ratio that it needs. */
const pairs: (readonly [front: string, ground: string, ratio: number])[] = [
  ...['ink', 'ink-muted', 'accent-text', ...verdicts, 'error'].flatMap((front) =>
    grounds.map((ground) => [front, ground, text] as const),
  ),
  ['ink-inverse', 'ink', text],
  ['accent-ink', 'accent', text],
  ['ink', 'accent-soft', text],
  ['accent-text', 'accent-soft', text],
  ...verdicts.map((verdict) => [verdict, `${verdict}-soft`, text] as const),
  ...verdicts.map((verdict) => ['ink', `${verdict}-soft`, text] as const),
  ...['line-strong', 'focus', ...verdicts.map((verdict) => `${verdict}-mark`)].flatMap((front) =>
    grounds.map((ground) => [front, ground, control] as const),
  ),
  ['ink', 'plate', text],
  ['reg-ink', 'reg', text],
  ['accent', 'surface', control],
  ['accent', 'surface-raised', control],
];

const channel = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#RRGGBB`, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    channel(Number.parseInt(pair, 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, 1 to 21. */
const contrast = (brand: Brand, theme: Theme, front: string, ground: string) =>
  contrastIn(brandValues(brand).color[theme], front, ground);

function contrastIn(colors: Values, front: string, ground: string): number {
  const [dark = 0, light = 0] = [front, ground]
    .map((name) => {
      const hex = colors[name];
      if (hex === undefined) throw new Error(`There is no colour named ${name}.`);
      return luminance(hex);
    })
    .toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(brands.flatMap((brand) => themes.map((theme) => ({ brand, theme }))))(
  '$brand, $theme',
  ({ brand, theme }) => {
    test.each(pairs)('%s on %s reaches %d', (front, ground, ratio) => {
      expect(contrast(brand, theme, front, ground)).toBeGreaterThanOrEqual(ratio);
    });
  },
);

// What a sister company copies is as legible as what we ship.
describe.each(themes)("the README's brand, %s", (theme) => {
  const dealer = brandValues('dealer').color[theme];
  const brand = readmeBrand(theme);

  test('sets only colours that there are', () => {
    expect(Object.keys(brand)).not.toEqual([]);
    expect(Object.keys(dealer)).toEqual(expect.arrayContaining(Object.keys(brand)));
  });

  test.each(pairs)('%s on %s reaches %d', (front, ground, ratio) => {
    expect(contrastIn({ ...dealer, ...brand }, front, ground)).toBeGreaterThanOrEqual(ratio);
  });
});

/** The colours of the brand that the README gives as an example; the rest of them are those of `dealer`. */
function readmeBrand(theme: Theme): Values {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...readme.matchAll(/--fc-(?<theme>light|dark)-(?<name>[a-z-]+): (?<hex>#[\da-f]{6});/gi)]
      .filter(({ groups }) => groups?.['theme'] === theme)
      .map(({ groups }) => [groups?.['name'] ?? '', groups?.['hex'] ?? '']),
  );
}

test('the measure is that of WCAG: black on white is 21', () => {
  expect((luminance('#FFFFFF') + 0.05) / (luminance('#000000') + 0.05)).toBe(21);
  // the example of the concept's table
  expect(contrast('dealer', 'light', 'ink', 'surface')).toBeCloseTo(17.52, 2);
});
