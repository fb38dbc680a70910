import { createRef, type ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import * as ui from '../src/index.ts';
import { brands, themes } from '../src/theme/index.ts';
import { violations } from './axe.ts';
import { hydrate } from './hydrate.ts';
import { preferring } from './media.ts';
import type { Given, Row } from './row.ts';

const modules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });
const rows = Object.values(modules).flatMap((module) => module.rows);
const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function';

test('every component that the package offers has a row', () => {
  const components = Object.entries(ui)
    .filter(isComponent)
    .map(([name]) => name);
  expect(rows.map((row) => row.name).toSorted()).toEqual(components.toSorted());
});

const inOrder = (one: string | undefined, other: string | undefined) => (one ?? '').localeCompare(other ?? '', 'en');

function given(ref: Given['ref'] = null): Given {
  return { ref, className: 'of-the-app', 'data-testid': 'given' };
}

const rootOf = (container: Element, name: string) => {
  const root = container.querySelector(`[data-component="${name}"]`);
  if (root === null) throw new Error(`${name} has no element with data-component="${name}".`);
  return root;
};

const mount = async (element: ReactElement) => (await render(element)).container;

describe.each(rows)('$name', (row: Row) => {
  afterEach(() => cleanup());

  test('marks its root, and keeps the class and the attributes that it is given', async () => {
    const container = await mount(row.render(given()));
    const root = rootOf(container, row.name);
    expect(container.firstElementChild).toBe(root);
    expect(root).toHaveClass('of-the-app');
    const carrier = row.control === undefined ? root : root.querySelector(row.control);
    expect(carrier).toHaveAttribute('data-testid', 'given');
    expect(root.classList.length, 'it has a style of its own').toBeGreaterThan(1);
  });

  test('keeps the names of its parts, which apps select by', async () => {
    const container = await mount(row.render(given()));
    const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part']);
    expect([...new Set(parts)].toSorted(inOrder)).toEqual(row.parts);
  });

  test('hands out its element', async () => {
    const ref = createRef<Element>();
    const container = await mount(row.render(given(ref as Given['ref'])));
    const root = rootOf(container, row.name);
    expect(ref.current).toBe(row.control === undefined ? root : root.querySelector(row.control));
  });

  test('has its role and its name', async () => {
    const container = await mount(row.render(given()));
    if (row.role === undefined) {
      expect(rootOf(container, row.name).hasAttribute('role')).toBe(false);
      return;
    }
    const name = row.accessibleName === undefined ? {} : { name: row.accessibleName, exact: true };
    const found = page.getByTestId('given').and(page.getByRole(row.role, name));
    await expect.element(found).toBeInTheDocument();
  });

  test('is rendered by a server and taken over without a word', async () => {
    const { host, unmount } = await hydrate(row.render(given()));
    expect(rootOf(host, row.name)).toHaveClass('of-the-app');
    await unmount();
  });

  test.each(brands.flatMap((brand) => themes.map((theme) => ({ brand, theme }))))(
    'passes axe in $brand, $theme',
    async ({ brand, theme }) => {
      const container = await mount(
        <div data-brand={brand} data-theme={theme} style={{ background: 'var(--fc-color-surface)', padding: 8 }}>
          {row.render(given())}
        </div>,
      );
      expect(await violations(container)).toEqual([]);
    },
  );

  test.each(['ltr', 'rtl'])('fits 280 px and runs %s', async (dir) => {
    const container = await mount(
      <div dir={dir} style={{ inlineSize: 280, overflow: 'auto' }}>
        {row.render(given())}
      </div>,
    );
    const frame = container.firstElementChild;
    const root = rootOf(container, row.name);
    expect(frame?.scrollWidth).toBe(280);
    expect(getComputedStyle(root).direction).toBe(dir);
    expect(await violations(container)).toEqual([]);
  });

  test('stands still for who asks for it', () =>
    preferring({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const container = await mount(row.render(given()));
      const running = container.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
      expect(running).toEqual([]);
    }));

  test('sets no margin about itself', async () => {
    const { marginBlockStart, marginBlockEnd } = getComputedStyle(rootOf(await mount(row.render(given())), row.name));
    expect([marginBlockStart, marginBlockEnd]).toEqual(['0px', '0px']);
  });
});
