import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBrands } from './brands.ts';
import { packageFolder } from './entries.ts';
import { renderThemeFiles } from './theme-files.ts';

const themeFiles = renderThemeFiles(await readBrands());

test.each([...themeFiles])(
  'src/theme/generated/%s is up to date (to fix: `node build/write-theme.ts`)',
  (file, text) => {
    const removeWhitespace = (code: string) => code.replaceAll(/[\s,]/g, '');
    expect(removeWhitespace(readFileSync(`${packageFolder}src/theme/generated/${file}`, 'utf8'))).toBe(
      removeWhitespace(text),
    );
  },
);

test('resolves a color token per brand and theme', async () => {
  const { resolve } = await readBrands();
  const getInk = (brand: string, theme: string) =>
    resolve(brand, theme).find(({ group, name }) => group === 'color' && name === 'ink')?.value;
  expect(getInk('dealer', 'dark')).toMatchObject({ hex: '#f6f3ec' });
  expect(getInk('wireframe', 'light')).toMatchObject({ hex: '#111111' });
});

describe('brand files that do not follow the format', () => {
  test.each([
    ['a length in em', '"unit": "rem"', '"unit": "em"', 'em not allowed'],
    ['a colour as a string', /"\$value": \{\s*"colorSpace"[^}]*\}/, '"$value": "#FBF9F5"', 'new object format'],
    ['an alpha above one', /"alpha": 0\.\d+/, '"alpha": 2', 'Alpha 2 not in range'],
    ['a reference to an unknown font', '{font.display}', '{font.serif}', 'Could not resolve alias'],
    ['a cubic Bézier curve with three numbers', /(?<="cubicBezier",[^[]*\[)\s*[\d.]+,/, '', 'Expected [number, number'],
  ])('rejects %s', async (_fault, right, wrong, complaint) => {
    const read = (file: URL) => {
      const text = readFileSync(file, 'utf8');
      return file.pathname.endsWith('dealer.json') ? text.replace(right, wrong) : text;
    };
    await expect(readBrands(read)).rejects.toThrow(complaint);
  });
});
