// The site's two typefaces, subset at build time from the fontsource packages, so that git contains no font files.
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import { fromFile } from '@capsizecss/unpack/fs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cacheFile } from './cache.ts';

const require = createRequire(import.meta.url);

const createRange = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
/** Basic Latin, Latin-1, and the punctuation and symbols of British text and arithmetic. */
const CHARACTERS = `${createRange(0x20, 0x7e)}${createRange(0xa0, 0xff)}–—‘’“”…−•€′″→←↗\u2009\u202f`;
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'liga'];
const WEIGHTS = { min: 400, max: 700 };

interface Typeface {
  family: string;
  file: string;
  axes?: Record<string, number>;
}

// The optical size of Bricolage is fixed, because the axis costs 30 kB and the typeface is only used for display.
const DISPLAY: Typeface = {
  family: 'Bricolage Grotesque Variable',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  axes: { opsz: 96 },
};
const TEXT: Typeface = {
  family: 'Inter Variable',
  file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

/**
 * Liberation Sans, Arimo and Helvetica have the same widths as Arial. Each fallback is adjusted to one weight of the
 * typeface.
 */
const SYSTEM_FONTS = [
  { metrics: arial, weight: 400, weights: '100 449', suffix: '' },
  { metrics: arial, weight: 500, weights: '450 549', suffix: '' },
  { metrics: arialBold, weight: 600, weights: '550 649', suffix: ' Bold' },
  { metrics: arialBold, weight: 700, weights: '650 900', suffix: ' Bold' },
] as const;

function subset(
  { file, axes }: Typeface,
  targetFormat: 'woff2' | 'sfnt',
  wght: number | typeof WEIGHTS,
): Promise<string> {
  const source = readFileSync(require.resolve(file));
  const options = { targetFormat, keepFeatures: FEATURES, noHinting: true, variationAxes: { ...axes, wght } };
  const key = [source.toString('base64'), CHARACTERS, options];
  return cacheFile(key, targetFormat, () => subsetFont(source, CHARACTERS, options));
}

export const subsetDisplayFont = (weight: number): Promise<string> => subset(DISPLAY, 'sfnt', weight);

async function createFontFaces(typeface: Typeface): Promise<string> {
  const file = await subset(typeface, 'woff2', WEIGHTS);
  // The fallback until the file has loaded is 'Bricolage Fallback' or 'Inter Fallback'.
  const [familyName = ''] = typeface.family.split(' ');
  const fallbacks = SYSTEM_FONTS.map(async ({ metrics, weight, weights, suffix }) => {
    const instance = await fromFile(await subset(typeface, 'sfnt', weight));
    const { fontFaces } = createFontStack([{ ...instance, familyName }, metrics], {
      fontFaceProperties: { fontWeight: weights },
    });
    const names = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'].map((name) => `local("${name}${suffix}")`);
    return fontFaces.replace(/src: .*;/, `src: ${names.join(', ')};`);
  });
  return [
    `@font-face{font-family:"${typeface.family}";src:url("./${basename(file)}") format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-style:normal;font-display:swap}`,
    ...(await Promise.all(fallbacks)),
  ].join('\n');
}

/** Resolves `import 'virtual:fonts.css'` to a style sheet with both typefaces and their fallbacks. */
export function createFontsPlugin(): Plugin {
  return {
    name: 'forecourt-fonts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:fonts\.css$/ },
      async handler() {
        const rules = (await Promise.all([DISPLAY, TEXT].map(createFontFaces))).join('\n');
        return cacheFile(rules, 'css', () => rules);
      },
    },
  };
}
