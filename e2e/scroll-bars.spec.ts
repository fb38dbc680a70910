// Runs only in the project `scroll-bars`, whose browser shows classic scroll bars.
import type { Locator, Page } from '@playwright/test';
import { getCards, expect, test } from './test.ts';

const RESULTS = '/search/results?make=Ford&postcode=EC1A1BB';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const openCar = (page: Page) => getCards(page).first().getByRole('link').first().click();

const overlays: readonly (readonly [name: string | RegExp, open: (page: Page) => Promise<void>])[] = [
  ['Filter Cars', (page) => page.getByRole('button', { name: /^Filters/ }).click()],
  [/^Ford /, openCar],
  [
    'Sign In Required',
    (page) =>
      getCards(page)
        .first()
        .getByRole('button', { name: /favourite/i })
        .click(),
  ],
];

test.beforeEach(async ({ page }) => {
  await page.goto(RESULTS);
  await expect(getCards(page).first()).toBeVisible();
  const scrollBarWidth = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(scrollBarWidth, 'width of the scroll bar').toBeGreaterThan(0);
});

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('covers the scroll bar with a dialog and does not shift the page', { tag: '@full' }, async ({ page }) => {
      const edgesBefore = await getEdges(page);
      for (const [name, open] of overlays) {
        await open(page);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        expect(await isCoveredAtRightEdge(dialog), `${name}: the window's right edge`).toBe(true);
        expect(await getEdges(page), `${name}: the page while the dialog is open`).toEqual(edgesBefore);
        if (name === 'Filter Cars') {
          const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {};
          expect(x + width, 'right edge of the drawer').toBe(viewport.width);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect(await getEdges(page), `${name}: the page after the dialog has closed`).toEqual(edgesBefore);
      }
    });
  });

test('keeps the scroll bar of the car dialog inside the rounded corners', { tag: '@full' }, async ({ page }) => {
  await openCar(page);
  const dialog = page.getByRole('dialog', { name: /^Ford / });
  await expect(dialog).toBeVisible();
  const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const x = box.x + box.width - 2;
  for (const { y, outside } of [
    { y: box.y + 1, outside: box.y - 6 },
    { y: box.y + box.height - 2, outside: box.y + box.height + 6 },
  ]) {
    const places = [
      { x, y },
      { x, y: outside },
      { x: x - 40, y },
    ];
    const [corner = [], backdrop = [], surface = []] = await getColors(page, places);
    expect(getDistance(corner, backdrop), `the corner at ${x}, ${y}`).toBeLessThan(getDistance(corner, surface));
  }
});

test('does not shift the page when a dialog closes over another', { tag: '@full' }, async ({ page }) => {
  const edgesBefore = await getEdges(page);
  await openCar(page);
  const car = page.getByRole('dialog', { name: /^Ford / });
  await car.getByRole('button', { name: 'Add to Call List' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Sign In Required' });
  await expect(signInDialog).toBeVisible();
  expect(await getEdges(page)).toEqual(edgesBefore);
  await page.keyboard.press('Escape');
  await expect(signInDialog).toHaveCount(0);
  expect(await isCoveredAtRightEdge(car)).toBe(true);
  expect(await getEdges(page)).toEqual(edgesBefore);
});

for (const [path, width] of [
  ['/pricing', 700],
  ['/', 360],
] as const)
  test(`covers the scroll bar with the menu of ${path} at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: /menu$/ });
    const menu = header.getByRole('navigation', { name: 'Main' });
    const place = await toggle.boundingBox();
    const edgesBefore = await getEdges(page);
    await toggle.click();
    await expect(menu).toBeVisible();
    for (const [name, locator] of [
      ['header', header],
      ['menu', menu],
    ] as const) {
      const { left, right } = await locator.evaluate((element) => element.getBoundingClientRect());
      expect([left, right], `edges of the ${name}`).toEqual([0, width]);
    }
    const [icon, row] = [toggle.locator('svg'), menu.getByRole('list').first()];
    expect(await getRightEdge(row), 'right edge of the rows').toBe(await getRightEdge(icon));
    expect(await toggle.boundingBox()).toEqual(place);
    expect(await getEdges(page), 'the page while the menu is open').toEqual(edgesBefore);
    await toggle.click();
    await expect(menu).toBeHidden();
    expect(await getEdges(page), 'the page after the menu has closed').toEqual(edgesBefore);
  });

test('never lets a page scroll sideways', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', RESULTS, '/pricing', '/contact']) {
    if (path !== RESULTS) await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const measureOverflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(measureOverflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('never lets a dialog scroll sideways', { tag: '@full' }, async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [name, open] of overlays) {
      await open(page);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      const measureOverflow = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(measureOverflow, `${name} at ${width} px`).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
});

const getEdges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header > *, header a[href="/"], main, main h1')].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    }),
  );

const getRightEdge = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);

/** Returns whether the dialog or its backdrop is at the right edge of the window. */
const isCoveredAtRightEdge = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const edgeElement = document.elementFromPoint(window.innerWidth - 1, window.innerHeight / 2);
    return (
      edgeElement !== null &&
      edgeElement !== document.documentElement &&
      (edgeElement.contains(element) || element.contains(edgeElement))
    );
  });

interface Point {
  x: number;
  y: number;
}

async function getColors(page: Page, points: readonly Point[]): Promise<number[][]> {
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, at]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      return at.map(({ x, y }) =>
        [...(context?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [])].slice(0, 3),
      );
    },
    [png, points] as const,
  );
}

const getDistance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
