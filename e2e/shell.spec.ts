// Header, footer, themes, redirects and focus management.
import { expect, waitInPage, test } from './test.ts';

test('has a header that is transparent at the top and raised past 20 px', async ({ page }) => {
  await page.goto('/');
  const getBackground = () => page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(getBackground).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20);
  await waitInPage(page, 300);
  expect(await getBackground()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(getBackground).not.toBe('rgba(0, 0, 0, 0)');
});

test('opens the Solutions menu by mouse or keyboard and closes it by Escape or click', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Solutions' });
  const item = page.getByRole('banner').getByRole('link', { name: /Negotiation Agent/ });

  await button.hover();
  await expect(item).toBeVisible();
  // A click after hovering keeps the menu open. The next click closes it.
  await button.click();
  await expect(item).toBeVisible();
  await button.click();
  await expect(item).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(item).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await item.click();
  await expect(page).toHaveURL('/solutions/negotiation-agent');
  await expect(item).toBeHidden();
});

test('shows the header’s links in a menu on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const openButton = page.getByRole('button', { name: 'Open menu' });
  await openButton.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('target', '_blank');

  const solutions = menu.getByRole('button', { name: 'Solutions' });
  const item = menu.getByRole('link', { name: 'Smart Search' });
  await expect(item).toBeHidden();
  await solutions.click();
  await expect(item).toBeVisible();

  // Closing the menu also closes its list.
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(openButton).toBeFocused();
  await openButton.click();
  await expect(item).toBeHidden();

  await solutions.click();
  await item.click();
  await expect(page).toHaveURL('/solutions/smart-search');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('unlocks the page if the window widens while the menu is open', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('main').getByRole('textbox');
  // The page is inert until the menu has closed.
  await expect(async () => {
    await box.focus();
    await expect(box).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('stores the chosen theme and applies it before the first paint', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const getSurface = (target = page) =>
    target.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const lightSurface = await getSurface();
  await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
  await expect.poll(() => getSurface()).not.toBe(lightSurface);
  const darkSurface = await getSurface();
  // The browser's toolbar follows the theme.
  await expect(page.locator('#bar-dark')).toHaveAttribute('media', 'all');
  await expect(page.locator('#bar-light')).toHaveAttribute('media', 'not all');

  // Runs only the inline script, in its own page, because a page whose scripts fail reloads itself once.
  const pageWithoutScript = await context.newPage();
  await pageWithoutScript.emulateMedia({ colorScheme: 'light' });
  await pageWithoutScript.route('**/*.js', (route) => route.abort());
  await pageWithoutScript.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => getSurface(pageWithoutScript)).toBe(darkSurface);
  await pageWithoutScript.close();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
  await page.getByRole('radio', { name: 'System theme' }).check({ force: true });
  await expect.poll(() => getSurface()).toBe(lightSurface);
  await expect(page.locator('#bar-light')).toHaveAttribute('media', '(prefers-color-scheme: light)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => getSurface()).toBe(darkSurface);
});

test('returns 404 with a link home for unknown and undecodable paths', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  watch.expectConsole(/could not be decoded/);
  for (const path of ['/no/such/page', '/no%E0%A4%A']) {
    watch.expectConsole(new RegExp(`No page at this address.*${path}`));
    const response = await page.goto(`${path}?postcode=SW1A1AA`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('offers search and four useful pages on the not-found page', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  watch.expectConsole(/No page at this address/);
  await page.goto('/no-such-page');
  const nextLinks = page.getByRole('navigation', { name: 'Where to go next' }).getByRole('link');
  await expect(nextLinks).toHaveText(['Return to Home', 'Book Demo', 'Pricing', 'Contact']);
  await page.getByRole('textbox', { name: /^Describe the car/ }).fill('BMW X5 under £30k');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/results\?.*make=BMW/);
});

test('redirects the short addresses of solutions', async ({ request, baseURL }) => {
  for (const name of ['ads-search', 'negotiation-agent', 'marketing-tool']) {
    const response = await request.get(`/${name}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(String(response.headers()['location']), baseURL).pathname).toBe(`/solutions/${name}`);
  }
});

test('focuses the heading, sets the title and scrolls to the top after a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnership' }).click();
  await expect(page).toHaveURL('/partnership');
  await expect(page).toHaveTitle(/^Partnership/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('runs a search and opens its results with the keyboard alone', async ({ page }) => {
  await page.goto('/search');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const box = page.getByRole('textbox', { name: /^Describe the car/ });
  await expect(box).toBeFocused();
  await page.keyboard.type('Audi A4 automatic');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/results\?make=Audi/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const tags = page.getByRole('group', { name: 'Active filters' });
  await tags.getByRole('button', { name: 'Remove Audi' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tags.getByRole('button', { name: 'Remove Automatic' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/transmission/);
  await expect(tags.getByRole('button', { name: 'Remove A4' })).toBeFocused();
});
