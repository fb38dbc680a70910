// Tests the published files in a separate build, so that no outdated dist/ is tested.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { listComponentEntries, packageFolder, listPublicEntries } from '../build/entries.ts';
import { getBuiltName, isSheet, collectModules } from '../build/modules.ts';

const outFolder = join('node_modules', '.built');
const outPath = join(packageFolder, outFolder);

beforeAll(() => {
  execFileSync('pnpm', ['exec', 'tsup', '--clean'], {
    cwd: packageFolder,
    env: { ...process.env, UI_OUT_DIR: outFolder },
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
});

const read = (file: string) => readFileSync(join(outPath, file), 'utf8');
const parse = (file: string): Root => postcss.parse(read(file), { from: file });
const listSheets = () => ['styles.css', ...readdirSync(join(outPath, 'css')).map((name) => `css/${name}`)];

const layers = ['fc.reset', 'fc.tokens', 'fc.components', 'fc.components.primitives', 'fc.utilities'];

/** Physical sides and sizes, which are wrong in other writing directions. */
const PHYSICAL_PROPERTY =
  /^(?:(?:min-|max-)?(?:width|height)|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:top|right|bottom|left)(?:-.+)?|top|right|bottom|left|border-(?:top|bottom)-(?:left|right)-radius)$/;
const PHYSICAL_VALUE = /^(?:text-align|float|clear|caption-side):\s*(?:left|right|top|bottom)$/;

function getLayer(rule: Rule): string {
  for (let at = rule.parent; at && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') return (at as AtRule).params;
  return 'none';
}

/** Restores the space after a colon, which the minifier removes. */
function getMedia(rule: Rule): string {
  const conditions: string[] = [];
  for (let at = rule.parent; at && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'media') conditions.push((at as AtRule).params);
  return conditions.join().replaceAll(/:\s*/g, ': ');
}

const isKeyframe = (rule: Rule) => rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

describe('style sheets', () => {
  test('has one style sheet per component, one for the theme and one for everything', () => {
    const names = listComponentEntries().map(({ name }) => `css/${name}.css`);
    expect(listSheets().toSorted()).toEqual(['styles.css', 'css/theme.css', ...names].toSorted());
  });

  test('has no rule outside the kit’s layers', () => {
    for (const sheet of listSheets()) {
      const unlayeredRules: string[] = [];
      parse(sheet).walkRules((rule) => {
        if (!isKeyframe(rule) && !layers.includes(getLayer(rule))) unlayeredRules.push(`${sheet}: ${rule.selector}`);
      });
      expect(unlayeredRules).toEqual([]);
    }
  });

  test('declares the order of the layers first', () => {
    for (const sheet of listSheets()) {
      const first = parse(sheet).first;
      expect(first?.type === 'atrule' && `@${first.name} ${first.params}`, sheet).toBe(`@layer ${layers.join(', ')}`);
    }
  });

  test('uses only logical properties', () => {
    const found: string[] = [];
    parse('styles.css').walkDecls((declaration: Declaration) => {
      const { prop, value } = declaration;
      if (PHYSICAL_PROPERTY.test(prop) || PHYSICAL_VALUE.test(`${prop}: ${value}`)) found.push(`${prop}: ${value}`);
    });
    expect(found).toEqual([]);
  });

  test('has no colours outside the tokens', () => {
    const found: string[] = [];
    parse('styles.css').walkDecls((declaration) => {
      const isToken = declaration.prop.startsWith('--fc-light-') || declaration.prop.startsWith('--fc-dark-');
      // A shadow's colour is part of its token, and the black of a mask is not visible.
      const isExempt = /^--fc-shadow-|^mask/.test(declaration.prop);
      if (!isToken && !isExempt && /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i.test(declaration.value))
        found.push(`${declaration.prop}: ${declaration.value}`);
    });
    expect(found).toEqual([]);
  });

  test('applies hover styles only for pointers that can hover', () => {
    const stickySelectors: string[] = [];
    parse('styles.css').walkRules((rule) => {
      if (rule.selector.includes(':hover') && !getMedia(rule).includes('(hover: hover)'))
        stickySelectors.push(rule.selector);
    });
    expect(stickySelectors).toEqual([]);
  });

  // With such a selector, a change that may affect any `:has()` makes Chromium restyle all elements that match it.
  test('matches no descendants of :has() by `*` or an attribute alone', () => {
    const slowSelectors: string[] = [];
    parse('styles.css').walkRules((rule) => {
      slowSelectors.push(...rule.selectors.filter((selector) => /:has\(.*[\s>+~](?:\*|\[[^\]]+\])$/.test(selector)));
    });
    expect(slowSelectors).toEqual([]);
  });

  test('prefixes all class and keyframes names', () => {
    for (const sheet of listSheets()) {
      const root = parse(sheet);
      root.walkAtRules(/keyframes$/, (rule) => expect(rule.params, sheet).toMatch(/^fc-/));
      root.walkRules((rule) => {
        for (const [name] of rule.selector.matchAll(/\.[a-z_-][\w-]*/gi)) expect(name, sheet).toMatch(/^\.fc-/);
      });
    }
  });

  test('contains each component’s classes in the component’s own style sheet', () => {
    const styledClasses = new Set(read('styles.css').match(/\.fc-\w+/g));
    for (const { name, folder } of listComponentEntries()) {
      const css = new Set(read(`css/${name}.css`).match(/\.fc-\w+/g));
      const code = collectModules(`${folder}/index.ts`, { withinSheets: false })
        .filter(isSheet)
        .map((sheet) => read(`${getBuiltName(sheet)}.js`))
        .join('\n');
      const named = [...code.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) => text.match(/fc-\w+/g) ?? []);
      const missing = named
        .map((className) => `.${className}`)
        .filter((className) => styledClasses.has(className) && !css.has(className));
      expect(missing, name).toEqual([]);
      expect(read(`css/${name}.css`)).toContain("@import './theme.css';");
    }
  });
});

describe('modules', () => {
  const listModules = () =>
    readdirSync(outPath, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

  test('imports no CSS, source or story', () => {
    for (const file of listModules())
      expect(read(file), file).not.toMatch(/from "[^"]+\.(?:css|ts|tsx|stories)"|import "[^"]+\.css"/);
  });

  test('has no .css.js module, which an app’s vanilla-extract would process', () => {
    expect(listModules().filter((file) => file.endsWith('.css.js'))).toEqual([]);
  });

  test('has "use client" in exactly the entries whose source has it', () => {
    for (const { name, module } of listPublicEntries()) {
      const source = readFileSync(join(packageFolder, 'src', module), 'utf8');
      const isClient = source.startsWith("'use client';");
      expect(read(`${getBuiltName(module)}.js`).startsWith('"use client"'), name).toBe(isClient);
    }
  });

  test('marks interactive components "use client"', () => {
    for (const { folder, name } of listComponentEntries()) {
      const code = listModules()
        .filter((file) => file.startsWith(`${folder}/`))
        .map(read)
        .join('\n');
      if (!/\buse(?:State|Effect|Id|Context|Ref|LayoutEffect|SyncExternalStore)\b|react-(?:aria|stately)/.test(code))
        continue;
      expect(read(`${folder}/index.js`), name).toMatch(/^"use client"/);
    }
  });

  test('imports React Aria by sub-path only', () => {
    for (const file of listModules())
      expect(read(file), file).not.toMatch(/from "react-(?:aria|aria-components|stately)"/);
  });
});
