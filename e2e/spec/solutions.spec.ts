// The five solution pages: docs/specification.md, section 2.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const APP_URL = 'https://app.example.com';
const SEARCH = '**/dealer/search/cars';

async function expectInternalLink(page: Page, name: string, href: string) {
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await expect(link).toHaveAttribute('href', href);
  await expect(link).not.toHaveAttribute('target', '_blank');
}

async function expectExternalLink(page: Page, name: string) {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `${name} opens in a new tab` })
    .first();
  await expect(link).toHaveAttribute('href', APP_URL);
  await expect(link).toHaveAttribute('target', '_blank');
}

const getStack = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const getFrontCard = (page: Page, name: string) =>
  getStack(page, name).locator('[data-behind="0"]').getByRole('article');

/** Waits until the card is selected, because a deferred section must first load its code. */
async function choose(page: Page, name: string, dot: string | RegExp) {
  const tab = getStack(page, name).getByRole('tab', { name: dot });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('shows sample listings, a price table, steps and features on Smart Search', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/solutions/smart-search');

  await test.step('each listing shows its car, source, price, location, seller, tag and age', async () => {
    await getStack(page, 'Sample listings').getByRole('button', { name: 'Pause the carousel' }).click();
    for (const [dot, expectedText] of [
      ['Card 1 of 3: Audi A4', /Private.*Classified listing.*2 hours ago.*Audi A4.*2022.*Bristol.*£19,995.*Good price/],
      ['Card 2 of 3: Mercedes C-Class', /Dealer.*5 hours ago.*Mercedes C-Class.*2019.*Leeds.*£22,500.*Fair price/],
      ['Card 3 of 3: Hyundai Ioniq', /Private.*Yesterday.*Hyundai Ioniq.*2019.*Derby.*£13,245.*High price/],
    ] as const) {
      await choose(page, 'Sample listings', dot);
      await expect(getFrontCard(page, 'Sample listings')).toHaveText(expectedText);
    }
  });

  await test.step('advances from the last listing to the first', async () => {
    await getStack(page, 'Sample listings').getByRole('button', { name: 'Start the carousel' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(getFrontCard(page, 'Sample listings')).toContainText('Audi A4');
  });

  await test.step('the table’s verdicts follow the 5% rule for sample listings', async () => {
    const table = page.getByRole('table', { name: 'Good first, then fair, then high' });
    await expect(table.getByRole('row')).toHaveText([
      /^Car/,
      /Audi A4.*£19,995.*£23,550.*−£3,555 15%.*Good price/,
      /Mercedes C-Class.*£22,500.*£21,500.*\+£1,000 4.6%.*Fair price/,
      /Hyundai Ioniq.*£13,245.*£8,350.*\+£4,895 58.6%.*High price/,
    ]);
    const foundLink = page.getByRole('link', { name: '5,000+ cars found today' });
    await expect(foundLink).toHaveAttribute('href', '/how-we-value#figures');
  });

  await test.step('shows how it works in three steps, and four key features', async () => {
    const steps = page.getByRole('region', { name: 'How it works' });
    await expect(steps.locator('#how-it-works')).toBeVisible();
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Set parameters',
      'We search everything',
      'Get unified results',
    ]);
    await expect(page.getByRole('region', { name: 'Key features' }).getByRole('heading', { level: 3 })).toHaveText([
      'Multi-platform search',
      'Private seller focus',
      'Real-time listings',
      'Advanced filtering',
    ]);
  });

  await test.step('links to sign-up, the demo and the app', async () => {
    await expectInternalLink(page, 'Start Driving', '/signup');
    await expectInternalLink(page, 'Request Demo', '/demo');
    await expectExternalLink(page, 'Try Smart Search Now');
    await expectExternalLink(page, 'Start Driving Now');
    await expect(page.getByRole('blockquote')).toBeVisible();
  });
});

const createAdvert = (id: number, price: string, estimate?: number) => ({
  Id: String(id),
  Name: 'Ford Fiesta',
  Desc: `1.0 Number${id}`,
  Link: `https://listings.example.com/${id}`,
  Price: price,
  Year: '2017',
  Details: ['2017 (17 plate)', '41,500 miles'],
  DistanceMiles: 4.4,
  EstimatedValue: estimate,
});

test('shows live private adverts with their verdicts on Ads Search', async ({ page, watch }) => {
  const adverts = page.getByRole('region', { name: 'Live adverts' });
  // The search starts on the first interaction or after a few seconds.
  const moveMouseUntilVisible = (target: Locator) =>
    expect(async () => {
      await page.mouse.move(300 + Math.random() * 100, 300);
      await expect(target).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 10_000 });

  await test.step('searches the listings service for private sellers', async () => {
    const searchRequest = page.waitForRequest(SEARCH);
    await page.goto('/solutions/ads-search');
    await moveMouseUntilVisible(adverts.getByText(/Ford Fiesta/).first());
    const { url } = (await searchRequest).postDataJSON() as { url: string };
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      make: 'Ford',
      model: 'Fiesta',
      'price-to': '8000',
      radius: '50',
      postcode: 'LS1',
      'seller-type': 'private',
      'exclude-writeoff-categories': 'on',
    });
    await expect(adverts.getByRole('listitem').first()).toContainText(/Ford Fiesta.*£[\d,]+.*(our £|Not valued yet)/s);
  });

  await test.step('shows up to four adverts against their estimates', async () => {
    await page.route(SEARCH, (route) =>
      route.fulfill({
        json: {
          total_items: 23,
          results: [
            createAdvert(1, '£6,000', 8000),
            createAdvert(2, '£8,100', 8000),
            createAdvert(3, '£9,900', 8000),
            createAdvert(4, '£5'),
            createAdvert(5, '£9'),
          ],
        },
      }),
    );
    await page.reload();
    await moveMouseUntilVisible(adverts.getByText('£8,100'));
    await expect(adverts.getByRole('listitem')).toHaveText([
      /2017 Ford Fiesta.*Number1.*41,500 miles · 4 miles away.*£6,000.*Good price.*£2,000 below our £8,000 estimate/,
      /£8,100.*Fair price/,
      /£9,900.*High price/,
      /£5.*Need to Check.*Not valued yet/,
    ]);
    await expect(adverts.getByRole('status').first()).toHaveText('The newest 4 of 23 adverts');
    await expect(adverts.getByRole('link').first()).toHaveAttribute('href', /^\/search\/results\?make=Ford.*&car=/);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
  });

  await test.step('states that no adverts were found, and offers a retry after a failure', async () => {
    await page.route(SEARCH, (route) => route.fulfill({ json: { total_items: 0, results: [] } }));
    await page.reload();
    await moveMouseUntilVisible(adverts.getByText('No Fiestas under £8,000 near Leeds right now.'));

    watch.expectConsole(/status of 500/);
    watch.expectConsole(/live search failed/);
    await page.route(SEARCH, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await moveMouseUntilVisible(adverts.getByRole('alert'));
    await expect(adverts.getByRole('alert')).toHaveText('API request failed: 500');
    await page.unroute(SEARCH);
    await adverts.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(adverts.getByRole('listitem').first()).toContainText('Ford Fiesta');
    await expect(adverts).toBeFocused();
  });

  await expectInternalLink(page, 'Search for a car', '/search');
  await expectInternalLink(page, 'Book Demo', '/demo');
});

test('shows three sample reports, steps and features on Negotiation Agent', async ({ page }) => {
  await page.goto('/solutions/negotiation-agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI-Powered Car Negotiation Agent');
  await expect(page.getByText('£1,200+ average savings per deal')).toBeVisible();
  await expectExternalLink(page, 'Start Negotiating');
  await expectInternalLink(page, 'Book Demo', '/demo');

  await test.step('each report shows car, seller, call, status, prices, savings and date', async () => {
    for (const [dot, variant, expectedText] of [
      [
        'Card 1 of 3: Mercedes C-Class',
        'secondary',
        /Offer Made.*6 min 12 s.*2019 · Private seller.*£22,500.*£21,050.*£1,450.*12 June/,
      ],
      [
        'Card 2 of 3: Hyundai Ioniq',
        'default',
        /Negotiating.*4 min 8 s.*2019 · Private seller.*£13,245.*£12,145.*£1,100/,
      ],
      ['Card 3 of 3: Audi A4', 'success', /Completed.*6 min 42 s.*2022 · Private seller.*£19,995.*£18,750.*£1,245/],
    ] as const) {
      await choose(page, 'Sample reports', dot);
      await expect(getFrontCard(page, 'Sample reports')).toHaveText(expectedText);
      await expect(getFrontCard(page, 'Sample reports').locator('[data-part="Status"]')).toHaveAttribute(
        'data-variant',
        variant,
      );
    }
  });

  await test.step('opens a dialog from View Report and restores focus on close', async () => {
    const view = getFrontCard(page, 'Sample reports').getByRole('button', { name: 'View Report' });
    await view.click();
    const dialog = page.getByRole('dialog', { name: '2022 Audi A4' });
    await expect(dialog).toContainText(/What was said.*The first person to see it will buy it.*Total savings£1,245/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(view).toBeFocused();
  });

  const steps = page.getByRole('region', { name: 'How AI Negotiation Works' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'The AI calls the seller',
    'Intelligent negotiation',
    'Detailed report and offer',
  ]);
  await expect(page.getByRole('region', { name: 'Key Features' }).getByRole('term')).toHaveText([
    'Automated phone calls',
    'Smart negotiation',
    'Detailed reports',
    'Offer management',
  ]);
  await expect(page.getByRole('blockquote')).toBeVisible();
});

test('shows a carousel of posts without autoplay on Marketing Tool', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/solutions/marketing-tool');
  await expect(page.getByRole('main').getByText('Coming Soon').first()).toBeVisible();

  await test.step('each post shows title, platform, content, engagement, time and insights', async () => {
    const posts = getStack(page, 'Sample posts');
    await expect(posts.getByRole('button')).toHaveCount(0);
    for (const [dot, expectedText] of [
      [/^Card 1 of 4/, /TikTok.*Monday, 18:30.*Once round the A4 in 30 seconds.*Views12,400.*Insights: High/],
      [/^Card 2 of 4/, /Instagram.*Fresh in.*Insights: Good/],
      [/^Card 3 of 4/, /Facebook.*Three checks.*Insights: Fair/],
      [/^Card 4 of 4/, /Instagram.*Ioniq.*40 minutes|40 minutes.*Insights: Too early to say/],
    ] as const) {
      await choose(page, 'Sample posts', dot);
      await expect(getFrontCard(page, 'Sample posts')).toHaveText(expectedText);
    }
    await expect(posts.locator('[data-behind="1"], [data-behind="2"]')).toHaveCount(2);
  });

  await expect(page.getByRole('region', { name: /^Three steps/ }).getByRole('heading', { level: 3 })).toHaveText([
    'Create content',
    'Schedule and publish',
    'Track and optimise',
  ]);
  await expectExternalLink(page, 'Start Marketing');
  await expectInternalLink(page, 'Book Demo', '/demo');
  await expectInternalLink(page, 'Join Waitlist', '/contact');
});

test('shows a timeline of four phases with statuses on Stock Management', async ({ page }) => {
  await page.goto('/solutions/stock-management');
  await expect(page.getByRole('main').getByText('Coming Soon').first()).toBeVisible();
  await expect(page.locator('[data-component="Timeline"]').getByRole('listitem')).toHaveText([
    /^CompletedResearch/,
    /^In ProgressDevelopment/,
    /^Planned Q3 2025 · in testingBeta testing/,
    /^Expected Q4 2025 · now due after testingLaunch/,
  ]);
  await expectInternalLink(page, 'Join Waitlist', '/contact');
  await expectInternalLink(page, 'Book Demo', '/demo');
});
