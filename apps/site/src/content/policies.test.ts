import { themeStorageKey } from '@forecourt/ui/head';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const privacySource = readFileSync(`${source}content/privacy.tsx`, 'utf8');

test('lists in the privacy policy exactly what the site stores in browsers', () => {
  const files = globSync('{../build,features,lib}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.'),
  );
  const keys = files.flatMap((file) =>
    Array.from(
      readFileSync(source + file, 'utf8').matchAll(/\b(?:(?:[A-Z]+_)?STORAGE_KEY = '|storageKey=")([^'"]+)['"]/g),
      ([, key = '']) => key,
    ),
  );
  const namedKeys = Array.from(privacySource.matchAll(/<td>([a-z-]+)<\/td>/g), ([, key = '']) => key);
  expect(namedKeys.toSorted()).toEqual([...keys, themeStorageKey].toSorted());
});

test('gives the sections of a policy unique ids', () => {
  for (const file of ['privacy', 'terms']) {
    const ids = Array.from(
      readFileSync(`${source}content/${file}.tsx`, 'utf8').matchAll(/id: '([^']+)'/g),
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
