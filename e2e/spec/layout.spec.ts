// The shared layout: docs/specification.md, section 2. e2e/shell.spec.ts tests the behaviour of the menus.
import { expect, test } from '../test.ts';

const MAIN_LINKS = { Pricing: '/pricing', Contact: '/contact', About: '/about', Partnership: '/partnership' };

test('shows the shared header and footer', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  await test.step('the header or its menu has four links, Search, Sign In and Book Demo', async () => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
    if (isPhone) await header.getByRole('button', { name: 'Open menu' }).click();
    for (const [name, href] of Object.entries({ ...MAIN_LINKS, Search: '/search', 'Book Demo': '/demo' }))
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const signIn = header.getByRole('link', { name: /^Sign In/ });
    await expect(signIn).toHaveAttribute('href', 'https://app.example.com');
    await expect(signIn).toHaveAttribute('target', '_blank');
    if (isPhone) await header.getByRole('button', { name: 'Close menu' }).click();
  });

  await test.step('the Solutions menu lists six products with icon, title and description', async () => {
    if ((page.viewportSize()?.width ?? 0) < 1024) return;
    await header.getByRole('button', { name: 'Solutions' }).hover();
    const items = header.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
    await expect(items).toHaveText([
      /^Smart Search.+/,
      /^Ads Search.+/,
      /^Negotiation Agent.+/,
      /^Marketing ToolComing Soon.+/,
      /^Stock ManagementComing Soon.+/,
      /^CommunityComing Soon.+/,
    ]);
    for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
    await page.mouse.move(640, 700);
  });

  await test.step('the footer has the logo, blurb, LinkedIn, Quick Links and Get in Touch', async () => {
    await expect(footer.getByText('AI Dealer Solutions', { exact: true })).toBeVisible();
    await expect(footer).toContainText(
      'Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.',
    );
    await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.linkedin\.com\//,
    );
    const quickLinks = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
    await expect(quickLinks).toHaveText([...Object.keys(MAIN_LINKS), 'Book Demo']);
    const contactRegion = footer.getByRole('region', { name: 'Get in Touch' });
    await expect(contactRegion.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(contactRegion.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:+442079460123',
    );
    await expect(contactRegion.locator('address > *')).toHaveCount(2);
  });

  await test.step('the footer has this year’s copyright line and the legal links', async () => {
    await expect(footer).toContainText(`© ${new Date().getFullYear()} AI Dealer Solutions`);
    await expect(footer).toContainText('Made with love for dealers');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  });
});
