// Privacy and terms where no policy host is set up; consent.spec.ts has the other case.
import { expect, test } from '../test.ts';

test('Without a policy host the policies are documents of our own: dated, with contents that lead to their sections.', async ({
  page,
}) => {
  for (const [path, title, section] of [
    ['/privacy', 'Privacy Policy', 'What is kept in your browser'],
    ['/terms', 'Terms & Conditions', 'The search and its figures'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Last updated \d+ \w+ \d{4}$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const sections = page.getByRole('article').getByRole('heading', { level: 2 });
    expect(await contents.getByRole('link').allTextContents()).toEqual(await sections.allTextContents());
    await contents.getByRole('link', { name: section }).click();
    await expect(sections.filter({ hasText: section })).toBeInViewport();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
