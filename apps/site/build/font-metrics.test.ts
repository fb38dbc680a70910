import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fallbackFace, HELVETICA, readMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const inter = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const letters = 'abcdefghijklmnopqrstuvwxyz ';

const regular = () =>
  subsetFont(inter, letters, { targetFormat: 'sfnt', variationAxes: { wght: 400 } }).then(readMetrics);

test('the metrics are the font’s own', async () => {
  // Inter 4: 2048 units to the em, ascent 1984, descent -494.
  await expect(regular()).resolves.toMatchObject({ unitsPerEm: 2048, ascent: 1984, descent: -494, lineGap: 0 });
});

test('Arial takes the room of Inter', async () => {
  const face = fallbackFace('Stand-in', await regular(), HELVETICA, '400');
  const [, percent] = /size-adjust:([\d.]+)%/.exec(face) ?? [];
  // Inter is some 7% wider than Arial in English text.
  expect(Number(percent)).toBeGreaterThan(106);
  expect(Number(percent)).toBeLessThan(109);
  const [, ascent] = /ascent-override:([\d.]+)%/.exec(face) ?? [];
  // What is overridden is scaled by size-adjust, so both together give the font's ascent back.
  expect((Number(ascent) * Number(percent)) / 10_000).toBeCloseTo(1984 / 2048, 3);
});

test('what is no font is refused by name', () => {
  expect(() => readMetrics(Buffer.alloc(64))).toThrow(/no head table/);
});
