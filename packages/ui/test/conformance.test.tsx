import { createRef, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import * as ui from '../src/index.ts';
import { brands, themes } from '../src/theme/index.ts';
import { findViolations } from './support/axe.ts';
import { hydrate } from './support/hydrate.ts';
import { withMediaFeatures } from './support/media.ts';
import type { TestProps, Row } from './support/row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);
// Exceptions: providers render no element, queues are not components, and the row of CarDetailDialog covers its parts.
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && !/(Provider|Queue)$|^CarDetail(?!Dialog)/.test(name) && typeof value === 'function';

test('has a row for every exported component', () => {
  const components = Object.entries(ui)
    .filter(isComponent)
    .map(([name]) => name);
  expect(rows.map((row) => row.name).toSorted()).toEqual(components.toSorted());
});

test('matches the snapshot of parts, which are public API', async () => {
  const lines = rows.map(({ name, parts }) => `${name}: ${parts.join(', ')}`.trimEnd());
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/parts.txt');
});

const isFull = import.meta.env['FULL'] === '1';
// The stories' tests run axe. Only contrast depends on brand and theme, and other tests check the pairs of colours, so
// only the full run repeats axe here.
const brandThemes = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));
const directions = isFull ? ['ltr', 'rtl'] : ['rtl'];

const compareNames = (one: string | undefined, other: string | undefined) =>
  (one ?? '').localeCompare(other ?? '', 'en');

function createTestProps(ref: TestProps['ref'] = null): TestProps {
  return { ref, className: 'of-the-app', style: { scrollMarginTop: 7 }, 'data-testid': 'given' };
}

const findRoot = (container: Element, name: string) => {
  const root = container.querySelector(`[data-component="${name}"]`);
  if (root === null) throw new Error(`${name} has no element with data-component="${name}".`);
  return root;
};

/** The container of an overlay is the body. */
async function mount(row: Row, element: ReactElement): Promise<Element> {
  const { container } = await render(element);
  await row.open?.();
  return row.isPortalled ? document.body : container;
}

/** Sets the text direction and a width of 280 px. Overlays fit the window instead, and inherit the direction. */
const NarrowFrame = ({ dir, children }: { dir: string; children: ReactNode }) => (
  <div dir={dir} data-testid="narrow" style={{ inlineSize: 280, overflow: 'auto' }}>
    {children}
  </div>
);

function expectInViewport(root: Element) {
  const { left, right } = root.getBoundingClientRect();
  expect([left >= 0, right <= document.documentElement.clientWidth], 'fits into the window').toEqual([true, true]);
  expect(root.scrollWidth, 'scrolls sideways').toBeLessThanOrEqual(root.clientWidth);
}

describe.each(rows)('$name', (row: Row) => {
  afterEach(() => cleanup());

  // One render for all assertions, because rendering takes most of this suite's time.
  test('keeps its public contract: root, ref, parts, role, name and no margin', async () => {
    const ref = createRef<Element>();
    const { container } = await render(row.render(createTestProps(ref as TestProps['ref'])));
    await row.open?.();
    const place = row.isPortalled ? document.body : container;
    const root = findRoot(place, row.name);
    // React Aria first collects the items of a list in a template.
    if (!row.isPortalled && !row.isNested) expect.soft(place.querySelector(':scope > :not(template)')).toBe(root);
    expect.soft(root).toHaveClass('of-the-app');
    expect.soft((root as HTMLElement).style.scrollMarginTop, 'style').toBe('7px');
    expect.soft(root).toHaveAttribute('data-testid', 'given');
    expect.soft(root.classList.length, 'has a class of its own').toBeGreaterThan(1);

    // For an overlay, leaves out the parts of its trigger.
    const all = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    const parts = all.filter((part) => container.contains(part) !== (row.isPortalled ?? false));
    expect
      .soft([...new Set(parts.map(({ dataset }) => dataset['part']))].toSorted(compareNames), 'parts')
      .toEqual(row.parts);

    const control = row.control === undefined ? root : root.querySelector(row.control);
    expect.soft(ref.current, 'ref').toBe(row.refIsRoot ? root : control);
    if (row.role === undefined) expect.soft(root.hasAttribute('role')).toBe(false);
    else {
      const name = row.accessibleName === undefined ? {} : { name: row.accessibleName, exact: true };
      expect.soft(page.getByRole(row.role, name).elements(), 'role and name').toContain(control);
    }

    const { marginBlockStart, marginBlockEnd } = getComputedStyle(root);
    expect.soft([marginBlockStart, marginBlockEnd], 'margins').toEqual(['0px', '0px']);
  });

  test('hydrates server-rendered markup without a warning', async () => {
    const { host, unmount } = await hydrate(row.render(createTestProps()));
    await row.open?.();
    expect(findRoot(row.isPortalled ? document.body : host, row.name)).toHaveClass('of-the-app');
    await unmount();
  });

  const BrandTheme = ({ brand, theme, children }: (typeof brandThemes)[number] & { children: ReactNode }) => (
    <div data-brand={brand} data-theme={theme} style={{ background: 'var(--fc-color-surface)', padding: 8 }}>
      {children}
    </div>
  );

  test.each(row.isPortalled ? themes : [])('keeps its trigger’s %s theme when portalled to the body', async (theme) => {
    const themedElement = (
      <BrandTheme brand="dealer" theme={theme}>
        {row.render(createTestProps())}
      </BrandTheme>
    );
    const place = await mount(row, themedElement);
    expect(getComputedStyle(findRoot(place, row.name)).colorScheme).toBe(theme);
  });

  // Colours differ while an overlay fades in, so motion is turned off.
  test.each(isFull ? brandThemes : [])('passes axe with brand $brand and theme $theme', (themedElement) =>
    withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const place = await mount(row, <BrandTheme {...themedElement}>{row.render(createTestProps())}</BrandTheme>);
      expect(await findViolations(place)).toEqual([]);
    }),
  );

  test.each(directions)('fits a width of 280 px in %s text', async (dir) => {
    if (row.isPortalled) await page.viewport(280, 800);
    try {
      const place = await mount(row, <NarrowFrame dir={dir}>{row.render(createTestProps())}</NarrowFrame>);
      const root = findRoot(place, row.name);
      expect(page.getByTestId('narrow').element().scrollWidth).toBe(280);
      if (row.isPortalled) expectInViewport(root);
      expect(getComputedStyle(root).direction).toBe(dir);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  test('runs no animation with reduced motion', () =>
    withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const place = await mount(row, row.render(createTestProps()));
      const running = place.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
      expect(running).toEqual([]);
    }));
});
