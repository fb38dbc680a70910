// The home page, except its search box and showcase: docs/specification.md, section 2.
import { expect, test } from '../test.ts';

const APP_URL = 'https://app.example.com';
const VIDEO_URL = 'https://video.example.com/demo';
const CLAIM_BASIS_PATH = '/how-we-value#figures';

test('shows the sections of the home page and their links', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const expectExternalLink = async (name: string | RegExp, href: string) => {
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  };

  await test.step('has features, offerings, how it works and testimonials', async () => {
    await expect(page.getByRole('region', { name: 'What it’s for' }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Just valued',
      /^What dealers/,
      'Many adverts, one sentence',
      'Valued, with the working',
      'Bought for what it’s worth',
      'How it works',
      /^Four jobs/,
      /^See it find the cars/,
    ]);
  });

  await test.step('shows each marketing claim with its source', async () => {
    const figures = page.getByRole('region', { name: 'In figures' });
    await expect(figures).toContainText('10k+ cars analysed daily');
    await expect(figures).toContainText('95% valuation accuracy');
    await expect(figures).toContainText('2.5\u2009s average search time');
    await expect(figures.getByRole('link', { name: 'About our figures' })).toHaveAttribute('href', CLAIM_BASIS_PATH);
    const threeBenefits = page.getByRole('region', { name: 'What it’s for' });
    for (const claim of ['5,000+ cars found today', '98.5% AI accuracy', 'up to 40% profit increase'])
      await expect(threeBenefits.getByRole('link', { name: claim })).toHaveAttribute('href', CLAIM_BASIS_PATH);
  });

  await test.step('explains how it works in three steps', async () => {
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('list').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText('preferences in natural language');
    await expect(steps.nth(1)).toContainText('AI searches several sources and values the results');
    await expect(steps.nth(2)).toContainText('Contact the owners instantly');
  });

  await test.step('has four offering cards that open one at a time', async () => {
    const offerings = page.getByRole('region', { name: /^Four jobs/ });
    for (const [title, sampleText, href] of [
      ['Smart Car Search', 'A sample search', '/solutions/smart-search'],
      ['AI Valuation', 'A sample car', '/solutions/ads-search'],
      ['Direct Contact', '£1,200+ average savings per deal', '/solutions/negotiation-agent'],
      ['Market Analytics', '+43% sales', '/solutions/marketing-tool'],
    ] as const) {
      const card = offerings.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
      // The first item is open on load. Opening an item closes the previous one.
      if (title !== 'Smart Car Search') await card.getByRole('heading', { name: title }).click();
      await expect(card.getByText(sampleText)).toBeVisible();
      await expect(card.getByRole('link')).toHaveAttribute('href', href);
    }
    await expect(offerings.getByText('A sample search')).toBeHidden();
  });

  await test.step('links to /demo, the external video and the external app', async () => {
    await expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/demo');
    await expectExternalLink(/^Schedule Demo/, VIDEO_URL);
    // The video's thumbnail is part of the same link.
    await expect(main.getByRole('link', { name: /^Schedule Demo/ }).locator('img')).toBeVisible();
    await expectExternalLink(/^Try It Now/, APP_URL);
    await expectExternalLink(/^Join Our Community/, APP_URL);
  });

  await test.step('shows nine different testimonials in three columns', async () => {
    const quotes = page.getByRole('group', { name: 'What dealers say' }).getByRole('listitem');
    await expect(quotes).toHaveCount(9);
    const leftEdges = await quotes.evaluateAll((quoteElements) =>
      quoteElements.map((quote) => Math.round(quote.getBoundingClientRect().left)),
    );
    expect(new Set(leftEdges).size).toBe((page.viewportSize()?.width ?? 0) < 768 ? 1 : 3);
    await expect(quotes.first().getByRole('blockquote')).toHaveText(/\S/);
  });

  await test.step('ends with a call-to-action banner', async () => {
    await page
      .getByRole('region', { name: /^See it find the cars/ })
      .getByRole('link', { name: 'Get Started Today' })
      .click();
    await expect(page).toHaveURL('/demo');
  });
});

test('shows links for dealers and buyers above the fold', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('For used-car dealers')).toBeInViewport();
  const dealersLink = main.getByRole('link', { name: /^Buying for stock\? Book Demo/ });
  await expect(dealersLink).toHaveAttribute('href', '/demo');
  await expect(dealersLink).toBeInViewport();
  const buyersLink = main.getByRole('link', { name: 'Just looking for a car? Search is free' });
  await expect(buyersLink).toBeInViewport();
  await buyersLink.click();
  await expect(page).toHaveURL('/search');
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('scrolls the testimonials and pauses them on hover or by their switch', async ({ page }) => {
    await page.goto('/');
    const group = page.getByRole('group', { name: 'What dealers say' });
    await group.scrollIntoViewIfNeeded();
    const getTop = () =>
      group
        .getByRole('listitem')
        .nth(4)
        .evaluate((quote) => quote.getBoundingClientRect().top);
    const isMoving = async () => {
      const topBefore = await getTop();
      await page.waitForTimeout(250);
      return (await getTop()) !== topBefore;
    };
    // Scrolling starts when the quotes become visible.
    await expect.poll(isMoving).toBe(true);
    const pauseCheckbox = group.getByRole('checkbox', { name: 'Pause the quotes' });
    await pauseCheckbox.check({ force: true });
    await expect.poll(isMoving).toBe(false);
    await pauseCheckbox.uncheck({ force: true });
    await page.mouse.move(2, 2);
    await expect.poll(isMoving).toBe(true);
    await group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await group.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect.poll(isMoving).toBe(false);
  });
});

test(
  'shows complete sections before their code loads and if loading fails',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/ERR_FAILED/);
    watch.expectConsole(/Could not load the code/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('heading', { name: /^Four jobs/ })).toBeVisible();
    await page.getByRole('heading', { name: 'AI Valuation' }).click();
    await expect(page.getByText('A sample car').last()).toBeVisible();

    // The next interaction with the sections loads their code again. The showcase has a button for that
    // (showcase.spec.ts).
    await page.unroute('**/assets/*.js');
    await page.getByRole('group', { name: 'What dealers say' }).scrollIntoViewIfNeeded();
    let isLoaded = false;
    page.on('response', (response) => (isLoaded ||= response.url().endsWith('.js') && response.ok()));
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20);
        return isLoaded;
      })
      .toBe(true);
  },
);
