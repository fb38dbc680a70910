import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRESS_STYLE, REACT_ARIA_STYLES, sourceHash } from './react-aria-styles.ts';

/** The folder of the React Aria version that the site loads. */
const reactAria = (() => {
  const fromSite = createRequire(new URL('../package.json', import.meta.url));
  const fromComponents = createRequire(fromSite.resolve('react-aria-components'));
  return dirname(fromComponents.resolve('react-aria/package.json'));
})();

const readModule = (module: string): string => readFileSync(join(reactAria, 'dist/private', module), 'utf8');

/** Returns the text of the style element that a React Aria module creates. */
function readStyleText(module: string): string {
  const source = readModule(module);
  const [, template = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? [];
  const attribute = /PRESSABLE_ATTRIBUTE\s*=\s*'([^']+)'/.exec(source)?.[1] ?? '';
  return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
}

describe("React Aria's own style sheets", () => {
  it.each([
    ['usePress', 'interactions/usePress.mjs'],
    ['usePreventScroll', 'overlays/usePreventScroll.mjs'],
  ] as const)('match the text of %s', (name, module) => {
    expect(readStyleText(module)).toBe(REACT_ARIA_STYLES[name]);
  });

  it('has the id by which usePress finds its sheet', () => {
    const [, id] = /STYLE_ID\s*=\s*'([^']+)'/.exec(readModule('interactions/usePress.mjs')) ?? [];
    expect(PRESS_STYLE).toContain(` id="${id}"`);
  });

  it('are hashed in the format of a Content-Security-Policy', () => {
    // The example in https://www.w3.org/TR/CSP3/ for "alert('Hello, world.');".
    expect(sourceHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});
