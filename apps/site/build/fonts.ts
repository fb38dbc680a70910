// The site's two faces, subset at build from the fontsource packages: no font file is kept in git.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fallbackFace, HELVETICA, HELVETICA_BOLD, readMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../node_modules/.cache/fonts/', import.meta.url));

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
/** Basic Latin, Latin-1, and the punctuation and signs that British text and sums use. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…−•€′″→←↗\u2009\u202f`;
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'liga'];
const WEIGHTS = { min: 400, max: 700 };

interface Face {
  family: string;
  /** Its stand-in until it has come, under the name the tokens give it. */
  fallback: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The weights at which the stand-in is measured: Arial for the first, Arial Bold for the second. */
  measuredAt: readonly [number, number];
}

// Bricolage's optical size is pinned: the axis costs 30 kB, and the face is only used for display.
const FACES: readonly [Face, Face] = [
  {
    family: 'Bricolage Grotesque Variable',
    fallback: 'Bricolage Fallback',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: WEIGHTS, opsz: 96 },
    measuredAt: [500, 700],
  },
  {
    family: 'Inter Variable',
    fallback: 'Inter Fallback',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: WEIGHTS },
    measuredAt: [400, 600],
  },
];

async function faceRules(face: Face): Promise<string> {
  const source = readFileSync(require.resolve(face.file));
  const name = createHash('sha256')
    .update(source)
    .update(JSON.stringify([face, CHARACTERS, FEATURES]))
    .digest('hex')
    .slice(0, 16);
  const fontFile = join(cache, `${name}.woff2`);
  const rulesFile = join(cache, `${name}.css`);
  if (existsSync(fontFile) && existsSync(rulesFile)) return readFileSync(rulesFile, 'utf8');

  const options = { keepFeatures: FEATURES, noHinting: true };
  const font = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2', variationAxes: face.axes });
  const instance = async (wght: number) =>
    readMetrics(
      await subsetFont(source, CHARACTERS, {
        ...options,
        targetFormat: 'sfnt',
        variationAxes: { ...face.axes, wght },
      }),
    );
  const rules = [
    `@font-face{font-family:"${face.family}";src:url("./${name}.woff2") format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-style:normal;font-display:swap}`,
    fallbackFace(face.fallback, await instance(face.measuredAt[0]), HELVETICA, '100 549'),
    fallbackFace(face.fallback, await instance(face.measuredAt[1]), HELVETICA_BOLD, '550 900'),
  ].join('\n');
  mkdirSync(cache, { recursive: true });
  writeFileSync(fontFile, font);
  writeFileSync(rulesFile, rules);
  return rules;
}

/**
 * Subsets both faces (once: they are cached) and writes the style sheet that declares them.
 * @returns the path of the style sheet, whose `url()`s are relative to it
 */
export async function fontStyleSheet(): Promise<string> {
  const rules = await Promise.all(FACES.map(faceRules));
  const file = join(cache, 'fonts.css');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, `${rules.join('\n')}\n`);
  return file;
}

/**
 * The display face at one weight, as pictures that are drawn at build need it.
 * @returns the path of the file
 */
export async function displayInstance(wght: number): Promise<string> {
  const [{ file, axes }] = FACES;
  const source = readFileSync(require.resolve(file));
  const name = createHash('sha256')
    .update(source)
    .update(JSON.stringify([axes, wght, CHARACTERS]))
    .digest('hex');
  const path = join(cache, `${name.slice(0, 16)}.ttf`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    const instance = { targetFormat: 'sfnt', noHinting: true, variationAxes: { ...axes, wght } } as const;
    // In one step: another build may be looking for it.
    writeFileSync(`${path}.${process.pid}`, await subsetFont(source, CHARACTERS, instance));
    renameSync(`${path}.${process.pid}`, path);
  }
  return path;
}

/** Answers `import 'virtual:fonts.css'` with the two faces and their stand-ins. */
export function fonts(): Plugin {
  return {
    name: 'forecourt-fonts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:fonts\.css$/ },
      handler: () => fontStyleSheet(),
    },
  };
}
