// Guarantees for every component: the app's styles take precedence, the kit adds no styles at run time, and colours are
// combined only in pairs whose contrast is checked.
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { colorPairs } from '../src/theme/contrast.ts';
import { themes, vars } from '../src/theme/index.ts';
import type { TestProps, Row } from './support/row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);

const testProps: TestProps = { ref: null, className: 'of-the-app', style: {}, 'data-testid': 'given' };

const getPartNames = (parts: readonly HTMLElement[]) => new Set(parts.map(({ dataset }) => dataset['part']));

/** The kit's style sheets, and the ones that this suite adds. */
const knownSheets = new Set(document.querySelectorAll('style'));

/** Opens an overlay, and waits until every part of the row is rendered. */
async function mount(row: Row, around = (element: ReactElement) => element) {
  const { container } = await render(around(row.render(testProps)));
  await row.open?.();
  const root = document.querySelector<HTMLElement>(`[data-component="${row.name}"]`);
  if (!root) throw new Error(`${row.name} has no element with data-component="${row.name}".`);
  const findParts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(
      (part) => container.contains(part) !== (row.isPortalled ?? false),
    );
  // Some parts, such as overflow arrows, are rendered only after measuring.
  await expect.poll(() => getPartNames(findParts())).toEqual(new Set(row.parts));
  return { root, parts: findParts() };
}

function addStyleSheet(css: string) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  knownSheets.add(sheet);
  beforeAll(() => document.head.append(sheet));
  afterAll(() => sheet.remove());
}

afterEach(() => cleanup());

describe('an unlayered app class with no specificity', () => {
  // The properties that our components set most often, with values that no component uses.
  const expectedStyles = {
    // Without this, the browser draws radio buttons natively.
    appearance: 'none',
    'background-color': 'rgb(1, 2, 3)',
    'border-end-start-radius': '3px',
    color: 'rgb(4, 5, 6)',
    'column-gap': '7px',
    'font-size': '13.5px',
    'font-weight': '350',
    'letter-spacing': '1.5px',
    'padding-block-end': '5px',
    'padding-inline-start': '9px',
    'text-align': 'end',
    'text-transform': 'uppercase',
  };
  const declarations = Object.entries(expectedStyles).map(([name, value]) => `${name}: ${value};`);
  addStyleSheet(`:where(.wins) { ${declarations.join(' ')} transition: none; animation: none; }`);

  test.each(rows)('$name lets an app’s class override it, and adds only React Aria’s style sheets', async (row) => {
    const { root, parts } = await mount(row);
    const addedSheets = [...document.querySelectorAll('style')].filter((sheet) => !knownSheets.has(sheet));
    const otherSheets = addedSheets.filter(
      ({ textContent }) => !/\[data-react-aria-pressable\]|overscroll-behavior: contain/.test(textContent),
    );
    expect.soft(otherSheets.map(({ textContent }) => textContent)).toEqual([]);
    expect.soft(document.adoptedStyleSheets).toEqual([]);
    for (const element of [root, ...parts]) {
      element.classList.add('wins');
      const style = getComputedStyle(element);
      const shown = Object.fromEntries(Object.keys(expectedStyles).map((name) => [name, style.getPropertyValue(name)]));
      expect(shown, element.dataset['part'] ?? 'the root').toEqual(expectedStyles);
      element.classList.remove('wins');
    }
  });
});

describe('colour pairs', () => {
  // In a brand whose colours all differ, a painted colour identifies the token that a component uses.
  const names = Object.keys(vars.color) as (keyof typeof vars.color)[];
  const paints = new Map(
    names.map((name, index) => [`rgb(${10 + index * 8}, ${index * 5}, ${250 - index * 6})`, name]),
  );
  const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const createProperties = (theme: string) =>
    [...paints].map(([paint, name]) => `--fc-${theme}-${toKebabCase(name)}: ${paint};`).join(' ');
  addStyleSheet(
    `[data-brand='probe'] { ${themes.map(createProperties).join(' ')} } * { transition: none !important; }`,
  );

  // A label on a photo has a background of 85% opacity. On any photo its text still has a contrast of 7 in both themes.
  const translucentPaints = new Map<string, (typeof names)[number]>();
  beforeAll(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    for (const [paint, name] of paints) {
      probe.style.background = `color-mix(in oklab, ${paint} 85%, transparent)`;
      translucentPaints.set(getComputedStyle(probe).backgroundColor, name);
    }
    probe.remove();
  });

  const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const getTokenName = (paint: string) => paints.get(paint) ?? translucentPaints.get(paint) ?? paint;
  const getBackground = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    return isTransparent(backgroundColor) && element.parentElement
      ? getBackground(element.parentElement)
      : getTokenName(backgroundColor);
  };
  // Inactive controls are exempt (WCAG 1.4.3).
  const inactiveSelector = '[data-disabled], :disabled, [aria-disabled="true"]';
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

  test.each(rows)('$name combines only colours that colorPairs lists as a pair', async (row) => {
    await mount(row, (element) => (
      <div data-brand="probe" data-theme="light" style={{ background: vars.color.surface }}>
        {element}
      </div>
    ));
    const drawnElements = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-brand="probe"] *')].filter(
      (element) =>
        (element instanceof SVGSVGElement || [...element.childNodes].some(isText)) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isTransparent(getComputedStyle(element).color) &&
        element.closest(inactiveSelector) === null,
    );
    const usedPairs = new Set(
      drawnElements.map((element) => `${getTokenName(getComputedStyle(element).color)} on ${getBackground(element)}`),
    );
    const allowedPairs = new Set(colorPairs.map(({ foreground, background }) => `${foreground} on ${background}`));
    expect([...usedPairs].filter((pair) => !allowedPairs.has(pair))).toEqual([]);
  });
});
