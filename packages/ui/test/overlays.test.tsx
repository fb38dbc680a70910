import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { emulateMedia } from './support/media.ts';
import type { OverlayRow, Row } from './support/row.ts';

const overlayModules = import.meta.glob<{ rows: readonly OverlayRow[] }>('../src/*/*/*.overlay.tsx', { eager: true });
const rows = Object.values(overlayModules).flatMap((module) => module.rows);
const conformanceModules = import.meta.glob<{ rows: readonly Row[] }>('../src/*/*/*.conformance.tsx', { eager: true });

test('has a row for every portalled component except regions', () => {
  const portalledRows = Object.values(conformanceModules)
    .flatMap((module) => module.rows)
    .filter(({ isPortalled, role }) => isPortalled && role !== 'region');
  const names = new Set(rows.map((row) => row.name));
  expect(portalledRows.map((row) => row.name).filter((name) => !names.has(name))).toEqual([]);
});

// Closed overlays are removed at once.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

/** The root's `overflow-y`, `scrollbar-gutter` and `padding-right` with an open overlay and a scroll bar of 15 px. */
const EXPECTED_ROOT_STYLES = {
  locked: ['hidden', 'stable', '0px'],
  covered: ['hidden', 'auto', '15px'],
  hidden: ['visible', 'auto', '0px'],
  reachable: ['visible', 'auto', '0px'],
} as const satisfies Record<OverlayRow['page'], readonly string[]>;

describe.each(rows)('$name, a $role', (row: OverlayRow) => {
  const isLocked = row.page === 'locked' || row.page === 'covered';
  const onPressBehind = vi.fn<() => void>();
  const getTrigger = () => page.getByRole(row.trigger.role, { name: row.trigger.name, exact: true });
  const getOverlay = () => page.getByRole(row.role, { name: row.accessibleName, exact: true });
  const getButtonBehind = () => page.getByRole('button', { name: 'Behind', includeHidden: true });
  const isInside = () => getOverlay().element().contains(document.activeElement);

  beforeEach(async () => {
    onPressBehind.mockReset();
    await render(
      <>
        {row.render()}
        <button
          type="button"
          onClick={onPressBehind}
          style={{ position: 'fixed', insetBlockEnd: 4, insetInlineStart: 4 }}
        >
          Behind
        </button>
        <div style={{ blockSize: 3000 }} />
      </>,
    );
  });
  afterEach(() => cleanup());

  async function open() {
    const element = getTrigger().element();
    // Uses the keyboard, for overlays that open on visible focus.
    while (document.activeElement !== element) await userEvent.tab();
    if (row.key) await userEvent.keyboard(row.key);
    await expect.element(getOverlay()).toBeVisible();
    return element;
  }

  test(`opens by keyboard with the page ${row.page}, and returns focus on Escape`, async () => {
    const element = await open();
    if (row.focus === 'trigger') expect(document.activeElement).toBe(element);
    else await expect.poll(() => isInside()).toBe(true);
    // Role queries also match inert elements.
    const isPageHidden = () => getButtonBehind().element().closest('[inert], [aria-hidden="true"]') !== null;
    expect(isPageHidden()).toBe(row.page !== 'reachable');
    await userEvent.keyboard('{Escape}');
    await expect.element(getOverlay()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(element);
    expect(isPageHidden()).toBe(false);
  });

  test(`${row.tab === 'stays' ? 'keeps focus inside' : 'closes'} on Tab`, async () => {
    await open();
    if (row.tab === 'closes') {
      await userEvent.tab();
      await expect.element(getOverlay()).not.toBeInTheDocument();
      return;
    }
    const seen = new Set<Element | null>();
    for (let step = 0; step < 8; step++) {
      await userEvent.tab({ shift: step > 4 });
      expect(isInside(), document.activeElement?.outerHTML).toBe(true);
      seen.add(document.activeElement);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test(`${row.outside === 'closes' ? 'closes' : 'stays open'} on an outside press`, async () => {
    await open();
    const target = document.querySelector('button[style]') as HTMLElement;
    await userEvent.click(target, { force: true });
    expect(onPressBehind).toHaveBeenCalledTimes(isLocked ? 0 : 1);
    if (row.outside === 'closes') await expect.element(getOverlay()).not.toBeInTheDocument();
    else await expect.element(getOverlay()).toBeVisible();
  });

  test(`${isLocked ? 'locks' : 'allows'} scrolling, and keeps the page’s width`, async () => {
    // Headless browsers have no classic scroll bar, so this mocks the values that React Aria and the kit measure.
    const root = document.documentElement;
    const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
    const box = vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth - 15, 3000));
    await open();
    width.mockRestore();
    box.mockRestore();
    const { overflowY, scrollbarGutter, paddingRight } = getComputedStyle(root);
    expect([overflowY, scrollbarGutter, paddingRight]).toEqual(EXPECTED_ROOT_STYLES[row.page]);
    await turnWheel(400);
    if (isLocked) expect(scrollY).toBe(0);
    else await expect.poll(() => scrollY).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(getOverlay()).not.toBeInTheDocument();
    expect(getComputedStyle(root).paddingRight).toBe('0px');
    await turnWheel(400);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    scrollTo(0, 0);
  });
});

/** Turns the mouse wheel in the bottom start corner, outside any open overlay. */
async function turnWheel(deltaY: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const [x, y] = [(frame?.left ?? 0) + 10, (frame?.bottom ?? innerHeight) - 60];
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
  await new Promise((resolve) => setTimeout(resolve, 50));
}
