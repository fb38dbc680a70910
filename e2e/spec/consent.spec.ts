// Consent to storage, measurement and third-party content, in the default build and with all third parties configured.
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { startSiteWithStandIns, type SiteWithStandIns } from '../third-parties.ts';

declare global {
  interface Window {
    consentRuns?: number;
    consentPages?: string[];
  }
}

const getStoredConsent = () =>
  JSON.parse(localStorage.getItem('consent') ?? '{}') as { decisions?: Record<string, boolean> };

test('shows no notice without third parties, and lets visitors refuse storage', async ({ page }) => {
  await page.goto('/about');
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(page.getByRole('region', { name: 'Cookie choices' })).toHaveCount(0);
  const recentCheckbox = dialog.getByRole('checkbox', { name: 'Remember the cars I looked at' });
  await expect(recentCheckbox).toBeChecked();
  await recentCheckbox.press('Space');
  await page.evaluate(() => localStorage.setItem('recent-cars', '{"version":1,"cars":[]}'));
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Choices saved').first()).toBeVisible();
  await expect(settings).toBeFocused();
  expect(await page.evaluate(getStoredConsent)).toMatchObject({ decisions: { recent: false } });
  expect(await page.evaluate(() => localStorage.getItem('recent-cars'))).toBeNull();
  await page.reload();
  await settings.click();
  await expect(recentCheckbox).not.toBeChecked();
});

test.describe('with third-party content', { tag: ['@full', '@one-width'] }, () => {
  test.describe.configure({ mode: 'serial' });
  // Includes a build of the site.
  const BUILD_TIMEOUT_MS = 120_000;
  let site: SiteWithStandIns;

  test.describe('our own cookie notice', () => {
    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIMEOUT_MS);
      site = await startSiteWithStandIns({ consent: false });
    });
    test.afterAll(() => site.stop());
    test.beforeEach(() => void site.takeRequests());

    test('asks once, lets users refuse as easily as accept, and never covers the focus', async ({ page }) => {
      await page.goto(`${site.siteUrl}/demo`);
      const notice = page.getByRole('region', { name: 'Cookie choices' });
      const acceptAllButton = notice.getByRole('button', { name: 'Accept all' });
      const rejectAllButton = notice.getByRole('button', { name: 'Reject all' });
      await expect(acceptAllButton).toBeVisible();
      const [yesBox, noBox] = [await acceptAllButton.boundingBox(), await rejectAllButton.boundingBox()];
      expect(noBox?.height).toBe(yesBox?.height);
      expect(await acceptAllButton.getAttribute('class')).toBe(await rejectAllButton.getAttribute('class'));
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
      await expectAccessible(page, 'the cookie notice', 'section[aria-label="Cookie choices"]');

      await test.step('never covers the focused element', async () => {
        await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
        for (let press = 0; press < 25; press += 1) {
          await page.keyboard.press('Tab');
          const coveredElement = await page.evaluate(() => {
            const focusedElement = document.activeElement;
            const box = document.querySelector('section[aria-label="Cookie choices"]');
            if (!focusedElement || !box || box.contains(focusedElement) || focusedElement === document.body)
              return undefined;
            return focusedElement.getBoundingClientRect().bottom > box.getBoundingClientRect().top + 1
              ? focusedElement.outerHTML.slice(0, 200)
              : undefined;
          });
          expect(coveredElement).toBeUndefined();
        }
      });

      await rejectAllButton.click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Show the booking calendar' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      expect(site.takeRequests()).toEqual([]);

      await test.step('closes when choices are saved', async () => {
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await notice.getByRole('button', { name: 'Choose' }).click();
        const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
        await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
        await dialog.getByRole('button', { name: 'Save choices' }).click();
        await expect(notice).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
      });
    });

    test('loads an embed only after consent, which can be revoked', async ({ page }) => {
      await page.goto(`${site.siteUrl}/demo`);
      await page.getByRole('button', { name: 'Reject all' }).click();
      const { host } = new URL(site.standInUrl);
      await expect(page.getByText(`Show the booking calendar from ${host}?`)).toBeVisible();
      await expect(page.getByText(/learns your IP address/)).toBeVisible();
      await page.getByRole('button', { name: 'Show the booking calendar' }).click();
      const frame = page.frameLocator('iframe[title="the booking calendar"]');
      await expect(frame.getByRole('heading', { name: 'Stand-in /calendar' })).toBeVisible();

      await page.reload();
      // Sections below the fold hydrate on the first interaction after the page has started.
      await expect(async () => {
        await page.mouse.move(100 + Math.random() * 100, 100);
        await expect(frame.getByRole('heading', { name: 'Stand-in /calendar' })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });

      await page.getByRole('button', { name: 'Cookie settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
      await dialog.getByRole('checkbox', { name: /^Show the booking calendar from/ }).press('Space');
      await dialog.getByRole('button', { name: 'Save choices' }).click();
      await expect(page.getByRole('button', { name: 'Show the booking calendar' })).toBeVisible();
    });

    test('shows a spinner until the embedded policy of a legal page has loaded', async ({ page }) => {
      await page.goto(`${site.siteUrl}/privacy`);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(page.getByText('Loading the privacy policy')).toBeVisible();
      const policy = page.frameLocator('iframe');
      await expect(policy.getByRole('heading', { name: 'Stand-in /policies/privacy-1' })).toBeVisible();
      await expect(page.getByText('Loading the privacy policy')).toHaveCount(0);
      await page.goto(`${site.siteUrl}/terms`);
      await expect(policy.getByRole('heading', { name: 'Stand-in /policies/terms-1' })).toBeVisible();
    });

    test('offers a link and a retry if the policy host does not respond', async ({ page }) => {
      site.setUnresponsive(true);
      await page.clock.install();
      await page.goto(`${site.siteUrl}/terms`);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(page.getByText('Loading the terms and conditions')).toBeVisible();
      await page.clock.runFor(16_000);
      await expect(page.getByRole('alert')).toContainText('didn’t respond');
      await expect(page.getByRole('link', { name: /Open it in a new tab/ })).toBeVisible();
      site.setUnresponsive(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { name: /terms-1/ })).toBeVisible();
    });
  });

  test.describe('a third-party consent script', () => {
    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIMEOUT_MS);
      site = await startSiteWithStandIns({ consent: true });
    });
    test.afterAll(() => site.stop());

    test('loads the consent script with its website id and runs it on each route', async ({ page }) => {
      await page.goto(`${site.siteUrl}/about`);
      await expect.poll(() => page.evaluate(() => window.consentRuns)).toBe(1);
      expect(site.takeRequests()).toEqual(['/consent/website-1/script.js']);
      const links = page.getByRole('navigation', { name: 'Quick Links' });
      await links.getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await links.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect.poll(() => page.evaluate(() => window.consentPages)).toEqual(['/about', '/pricing', '/contact']);
      expect(await page.evaluate(() => window.consentRuns)).toBe(1);
      await expect(page.locator('script[data-website-id="website-1"]')).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Cookie choices' })).toHaveCount(0);
      // The consent script does not control embeds, so they still need a click.
      await links.getByRole('link', { name: 'Book Demo' }).click();
      await expect(page.getByRole('button', { name: 'Show the booking calendar' })).toBeVisible();
      expect(site.takeRequests()).toEqual([]);
    });
  });
});
