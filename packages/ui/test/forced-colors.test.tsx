// Tests every component in forced colours, such as Windows high contrast: no theme colour remains, and focus is
// visible.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { FacetList } from '../src/components/FacetList/index.ts';
import { Histogram, Slider } from '../src/components/Slider/index.ts';
import { TagGroup } from '../src/components/TagGroup/index.ts';
import { Tabs } from '../src/components/Tabs/index.ts';
import { CompareTable } from '../src/domain/CompareTable/index.ts';
import { Lightbox } from '../src/domain/Lightbox/index.ts';
import { PriceHistoryChart } from '../src/domain/PriceHistoryChart/index.ts';
import { vars } from '../src/theme/index.ts';
import { emulateMedia } from './support/media.ts';
import type { Row, TestProps } from './support/row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);

const testProps: TestProps = { ref: null, className: 'of-the-app', style: {}, 'data-testid': 'given' };

/** Theme colours that differ from every system colour. */
const sheet = document.createElement('style');
sheet.textContent = `[data-brand='probe'] { ${Object.keys(vars.color)
  .map((name, index) => {
    const toKebabCase = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--fc-light-${toKebabCase}: rgb(${10 + index * 8}, ${index * 5}, ${250 - index * 6});`;
  })
  .join(' ')} } * { transition: none !important; animation: none !important; }`;

const SYSTEM_COLORS = [
  ...['AccentColor', 'AccentColorText', 'ButtonBorder', 'ButtonFace', 'ButtonText', 'Canvas', 'CanvasText', 'Field'],
  ...['FieldText', 'GrayText', 'Highlight', 'HighlightText', 'LinkText', 'Mark', 'MarkText', 'SelectedItem'],
  ...['SelectedItemText', 'VisitedText'],
];

beforeAll(async () => {
  document.head.append(sheet);
  await emulateMedia({ 'forced-colors': 'active' });
});
afterEach(() => cleanup());
afterAll(async () => {
  sheet.remove();
  await emulateMedia({});
});

async function mount(row: Row) {
  await render(
    <div data-brand="probe" data-theme="light">
      {row.render(testProps)}
    </div>,
  );
  await row.open?.();
  const root = document.querySelector<HTMLElement>(`[data-component="${row.name}"]`);
  if (!root) throw new Error(`${row.name} has no element with data-component="${row.name}".`);
  return root;
}

/** The states that components style, as React Aria and the components mark them. */
const STATES = ['hovered', 'focus-visible', 'pressed', 'selected', 'invalid', 'disabled'].map((name) => `data-${name}`);
const stateCombinations = STATES.reduce<string[][]>(
  (all, state) => [...all, ...all.map((set) => [...set, state])],
  [[]],
).filter((set) => set.length <= 3);

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

const usesColor = (element: Element, { color, stroke }: CSSStyleDeclaration) =>
  element instanceof SVGSVGElement ? stroke === color : [...element.childNodes].some(isText);

function getPaints(element: Element): readonly (readonly [property: string, color: string])[] {
  return ['', '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (style.display === 'none' || style.visibility === 'hidden' || (pseudo !== '' && style.content === 'none'))
      return [];
    const shadow = /^rgba?\([^)]+\)/.exec(style.boxShadow)?.[0];
    const paints = [
      ['background', style.backgroundColor],
      ...(pseudo === '' && usesColor(element, style) ? [['color', style.color] as const] : []),
      ...(shadow === undefined ? [] : [['shadow', shadow] as const]),
      ...(style.outlineStyle === 'none' ? [] : [['outline', style.outlineColor] as const]),
      ...(['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
        style[`border${side}Width`] === '0px' ? [] : [['border', style[`border${side}Color`]] as const],
      ),
    ] as const;
    return paints
      .filter(([, color]) => !/^rgba\(.*, 0\)$/.test(color))
      .map(([property, color]) => [`${pseudo} ${property}`, color] as const);
  });
}

const describeElement = (element: Element) =>
  element.closest('[data-part]')?.getAttribute('data-part') ?? element.tagName;

describe('system colours', () => {
  test.each(rows)('$name uses only system colours in every state', async (row) => {
    const root = await mount(row);
    const probe = document.createElement('div');
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const allowedColors = new Set(
      SYSTEM_COLORS.map((color) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const all = [root, ...root.querySelectorAll('*')];
    // The browser replaces the colours of all elements except those with `forced-color-adjust: none`.
    const exemptElements = all.filter(
      (element) =>
        (element instanceof HTMLElement || element instanceof SVGSVGElement) &&
        getComputedStyle(element).forcedColorAdjust === 'none',
    );
    const found = new Set<string>();
    for (const states of exemptElements.length > 0 ? stateCombinations : []) {
      for (const element of all) for (const state of states) element.setAttribute(state, 'true');
      for (const element of exemptElements)
        for (const [property, color] of getPaints(element))
          if (!allowedColors.has(color))
            found.add(`${describeElement(element)}${property} is ${color} if ${states.join(' ') || 'no state'}`);
      for (const element of all) for (const state of states) element.removeAttribute(state);
    }
    expect([...found]).toEqual([]);
  });
});

describe('keyboard focus', () => {
  const MAX_STOPS = 6;
  /** Returns the rings in a component. A checkbox draws its ring on a sibling, and a field or a card on a parent. */
  const findOutlines = (root: Element) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // A table row draws its ring as borders over its cells.
        const frame = pseudo === '' || style.content === 'none' ? 'none' : style.borderTopStyle;
        const ring = style.outlineStyle === 'none' ? [] : [`${style.outlineWidth} ${style.outlineColor}`];
        if (frame !== 'none') ring.push(`${style.borderTopWidth} ${style.borderTopColor}`);
        return ring.map((look) => ({ element, look: `${pseudo} ${look}` }));
      }),
    );

  test.each(rows)('$name shows which of its elements has keyboard focus', async (row) => {
    const root = await mount(row);
    const canvas = getComputedStyle(document.body).backgroundColor;
    let previous = findOutlines(root);
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      const before = document.activeElement;
      await userEvent.tab();
      const focused = document.activeElement as HTMLElement;
      if (!root.contains(focused) || focused === before) break;
      const outlines = findOutlines(root);
      const isNew = ({ element, look }: (typeof outlines)[number]) =>
        !previous.some((each) => each.element === element && each.look === look);
      const rings = outlines.filter(isNew).map(({ look }) => look);
      expect(rings, focused.outerHTML.slice(0, 300)).not.toEqual([]);
      expect(rings.join('\n'), focused.outerHTML.slice(0, 300)).not.toContain(canvas);
      previous = outlines;
    }
  });
});

describe('states', () => {
  const photo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/%3E';
  /** Returns the appearance of an element and its content, without size and text. */
  const getAppearance = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`No element matches ${selector}.`);
    return [element, ...element.querySelectorAll('*')].flatMap((each) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(each, pseudo);
        const { backgroundColor, color, content, visibility, opacity } = style;
        const borders = [style.borderTopWidth, style.borderTopColor, style.borderBottomWidth, style.borderBottomColor];
        const start = [style.borderInlineStartWidth, style.borderInlineStartColor, style.outlineStyle];
        const drawn = pseudo !== '' && content === 'none' ? [] : [backgroundColor, color, ...borders, ...start];
        return [...drawn, visibility, opacity, style.fontWeight].join(' ');
      }),
    );
  };

  const facets = (
    <FacetList
      label="Fuel"
      options={[
        { value: 'petrol', label: 'Petrol' },
        { value: 'diesel', label: 'Diesel' },
        { value: 'hybrid', label: 'Hybrid' },
        { value: 'gas', label: 'Gas', count: 0 },
      ]}
      defaultValue={['petrol']}
      excluded={['diesel']}
    />
  );
  const getFacetSelector = (place: number) => `[data-part="Option"]:nth-child(${place}) [data-part="Control"]`;
  const tabs = (
    <Tabs
      label="About this car"
      items={[
        { id: 'price', label: 'Price' },
        { id: 'seller', label: 'Seller' },
        { id: 'history', label: 'History', isDisabled: true },
      ]}
    />
  );
  const slider = (
    <>
      <Slider label="Deposit" defaultValue={40} chart={<Histogram counts={[1, 2, 3, 4]} label="10 cars" />} />
      <div id="disabled">
        <Slider label="Deposit" defaultValue={40} isDisabled />
      </div>
    </>
  );
  const history = (
    <PriceHistoryChart
      label="Price history"
      history={[
        { date: '2026-03-01', price: 9000 },
        { date: '2026-04-01', price: 8500 },
      ]}
    />
  );
  const table = (
    <CompareTable
      label="Comparison"
      cars={[
        { id: 'a4', name: 'Audi A4' },
        { id: 'x3', name: 'BMW X3' },
      ]}
      rows={[{ id: 'mileage', label: 'Mileage', values: [1000, 2000], better: 'lower' }]}
    />
  );

  const tags = (
    <TagGroup
      label="Equipment"
      items={[
        { id: 'sunroof', label: 'Sunroof' },
        { id: 'towbar', label: 'Towbar' },
      ]}
      selectionMode="single"
      defaultSelectedKeys={['sunroof']}
    />
  );
  const lightbox = (
    <Lightbox
      isOpen
      label="Photos"
      photos={['front', 'rear'].map((id) => ({ id, src: photo, label: id, thumbnail: photo }))}
    />
  );

  test.each([
    ['a selected facet', facets, getFacetSelector(1), getFacetSelector(3)],
    ['an excluded facet', facets, getFacetSelector(2), getFacetSelector(3)],
    ['a facet without results', facets, getFacetSelector(4), getFacetSelector(3)],
    ['the selected tab', tabs, '[data-part="Tab"]:nth-child(1)', '[data-part="Tab"]:nth-child(2)'],
    ['a disabled tab', tabs, '[data-part="Tab"]:nth-child(3)', '[data-part="Tab"]:nth-child(2)'],
    ['bars inside the range', slider, '[data-part="Bar"]:nth-child(1)', '[data-part="Bar"]:nth-child(4)'],
    ['a disabled thumb', slider, '#disabled [data-part="Thumb"]', '[data-part="Thumb"]'],
    ['the fill of a disabled slider', slider, '#disabled [data-part="Fill"]', '[data-part="Fill"]'],
    ['a selected tag', tags, '[data-part="Tag"]:nth-child(1)', '[data-part="Tag"]:nth-child(2)'],
    ['the current photo', lightbox, '[data-part="Thumbnail"]', '[data-part="Thumbnail"][aria-selected="false"]'],
    ['the selected view of a chart', history, '[data-part="Option"]:nth-child(1)', '[data-part="Option"]:nth-child(2)'],
    ['the best value', table, '[data-best]', '[data-part="Cell"]:not([data-best])'],
  ] as const)('distinguishes %s visually', async (_, element, one, other) => {
    await render(element);
    expect(getAppearance(one)).not.toEqual(getAppearance(other));
  });
});
