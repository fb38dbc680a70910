import { getCards, expect, test } from './test.ts';

test('shows results as compact rows and remembers the layout', async ({ page }) => {
  await page.goto('/search/results?make=BMW&postcode=M202RN');
  const pictures = page.locator('[data-component="CarCard"] [data-component="CarImage"]');
  await expect(getCards(page)).toHaveCount(10);
  const { href } = new URL(page.url());
  await page.getByRole('radio', { name: 'List' }).click();
  const getSize = async () => {
    const box = await pictures.first().boundingBox();
    return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  await expect.poll(getSize).toEqual([148, 92]);
  expect(page.url()).toBe(href);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(getCards(page)).toHaveCount(10);
  expect(await getSize()).toEqual([148, 92]);

  // A row opens its car like a card does.
  await getCards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 740 });
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await measureOverflow()).toBe(0);
  await page.getByRole('radio', { name: 'Grid' }).click();
  expect(await measureOverflow()).toBe(0);
});

test('fills the last row and moves no card when sums open, except on phones', { tag: '@full' }, async ({ page }) => {
  for (const width of [1920, 1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search/results?make=BMW&postcode=M202RN');
    await expect(getCards(page)).toHaveCount(10);
    const items = page.getByRole('region', { name: 'Cars' }).locator('ul').first().locator(':scope > li');
    const getEdges = () =>
      items.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          // The last tile is hidden if the cars fill the last row.
          return right > left ? [{ left, right, top: top + scrollY }] : [];
        }),
      );
    const edgesBefore = await getEdges();
    const end = Math.max(...edgesBefore.map(({ right }) => right));
    expect(edgesBefore.at(-1)?.right, `the last row at ${width} px`).toBeCloseTo(end, 0);
    await getCards(page).nth(1).getByRole('button', { name: 'Show the sums' }).click();
    await expect(getCards(page).nth(1).getByText('Listed Price')).toBeVisible();
    // On a phone the sums push the cards below down, because there are no cards next to them.
    if (width > 360) expect(await getEdges()).toEqual(edgesBefore);
  }
});

test('fills the row of a single car', { tag: '@full' }, async ({ page }) => {
  await page.route('**/dealer/search/cars', (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    const results = [{ Id: 'x3', Name: 'BMW X3', Price: '£9,000' }];
    return route.fulfill({ json: limit === 1 ? { results, total_items: 40 } : { results, total_items: 1 } });
  });
  for (const width of [1920, 1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search/results?make=BMW&postcode=M202RN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 car');
    await expect(page.getByRole('heading', { name: 'Change one thing to find more:' })).toBeVisible();
    const list = page.getByRole('region', { name: 'Cars' }).locator('ul').first();
    const [card, tile] = await list
      .locator(':scope > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(tile?.top, `the tile at ${width} px`).toBe(card?.top);
    expect(tile?.right, `the row at ${width} px`).toBeCloseTo(
      await list.evaluate((row) => row.getBoundingClientRect().right),
      0,
    );
  }
});

test('offers to narrow and to widen the search in the last row', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search/results?make=BMW&postcode=M202RN');
  await getCards(page).last().scrollIntoViewIfNeeded();
  const narrowingLinks = page.getByRole('list', { name: 'See fewer cars' }).getByRole('link');
  await expect(narrowingLinks.first()).toHaveText(/^\w+ [\d,]+$/);
  expect(await narrowingLinks.count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('list', { name: 'See more cars' }).getByRole('link')).toHaveText([
    'With dealers’ cars too',
    'Without BMW',
  ]);
  const [, count = ''] = / ([\d,]+)$/.exec((await narrowingLinks.first().textContent()) ?? '') ?? [];
  await narrowingLinks.first().click();
  await expect(page).toHaveURL(/fuelType=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} cars`));
});
