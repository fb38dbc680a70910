// Pricing, About, Partnership and Community: docs/specification.md, sections 1, 2 and 9.
import { expect, test } from '../test.ts';

const APP_URL = 'https://app.example.com';

test('shows monthly and annual plans and answers questions on the pricing page', async ({ page }) => {
  await page.goto('/pricing');
  const getPlan = (name: string) => page.getByRole('article', { name, exact: true });

  await test.step("has the heading 'Pricing Plans' and a monthly/annually toggle", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Plans');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByText('Save 20% with annual billing')).toBeVisible();
  });

  await test.step('shows the monthly price and the credits of each plan', async () => {
    for (const [name, price, credits, support, button] of [
      ['Free', '£0', '50 credits, one-time', 'Basic support', /^Get started for free/],
      ['Starter', '£200 a month', '300 credits a month', '24/7 support', /^Sign up now/],
      ['Pro', '£500 a month', '700 credits a month', '24/7 support', /^Sign up now/],
      ['Premium', '£1,000 a month', '1,500 credits a month', '24/7 support', /^Sign up now/],
    ] as const) {
      await expect(getPlan(name)).toContainText(price);
      await expect(getPlan(name).getByRole('listitem')).toHaveText([
        credits,
        'Advertising Search Tool',
        'Negotiation Agent',
        'Smart Search Tool',
        'Automated Valuation Tool',
        support,
      ]);
      const link = getPlan(name).getByRole('link', { name: button });
      await expect(link).toHaveAttribute('href', APP_URL);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(getPlan('Starter')).toContainText('Popular');
    // The highlighted plan has the colours of the other theme.
    const getColor = (name: string) => getPlan(name).evaluate((card) => getComputedStyle(card).color);
    expect(await getColor('Starter')).not.toBe(await getColor('Pro'));
  });

  await test.step("annual prices are monthly × 12 × 0.8 ('Save 20% with annual billing')", async () => {
    await page.getByRole('radio', { name: 'Annually' }).check({ force: true });
    await expect(getPlan('Free')).toContainText('£0');
    await expect(getPlan('Starter')).toContainText('£1,920 a year');
    await expect(getPlan('Starter')).toContainText('£160 a month, saving £480');
    await expect(getPlan('Pro')).toContainText('£4,800 a year');
    await expect(getPlan('Premium')).toContainText('£9,600 a year');
  });

  await test.step('the Enterprise Solution block links to /contact', async () => {
    const enterprise = page.getByRole('article', { name: 'Enterprise Solution' });
    await expect(enterprise.getByRole('link', { name: /^Contact us/ })).toHaveAttribute('href', '/contact');
  });

  await test.step('the FAQ explains plan changes and vehicle counts', async () => {
    await expect(page.getByText('At the start of the next billing cycle.')).toBeVisible();
    const answer = page.getByText('By your active listings.');
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { name: 'How are vehicles counted?' }).click();
    await expect(answer).toBeVisible();
  });

  await test.step('the banner has a secondary link to /contact', async () => {
    const banner = page.getByRole('region', { name: /already bought/ });
    await expect(banner.getByRole('link', { name: /^Get started for free/ })).toHaveAttribute('href', APP_URL);
    await banner.getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('shows the company story, the mission and the team on the about page', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText('Founded in 2025');
  await expect(page.getByRole('region', { name: 'Our story' }).getByRole('paragraph')).toHaveCount(3);

  await test.step('lists the values Innovation, Accessibility and Impact', async () => {
    const mission = page.getByRole('region', { name: 'Our mission' });
    await expect(mission.getByRole('term')).toHaveText(['Innovation', 'Accessibility', 'Impact']);
  });

  await test.step('shows name, role, image and bio of each team member', async () => {
    const members = page.getByRole('region', { name: 'The people behind it' }).getByRole('listitem');
    await expect(members).toHaveCount(4);
    for (const [index, role] of ['CEO', 'Chief Product Officer', 'CTO', 'Director of Sales'].entries()) {
      const member = members.nth(index);
      await expect(member.getByText(role, { exact: true })).toBeVisible();
      const name = await member.getByRole('heading').textContent();
      await expect(member.getByRole('img')).toHaveAccessibleName(`${name}’s initials`);
      await expect(member.getByRole('paragraph').last()).toHaveText(/\S{3}.{60}/);
    }
  });
});

test('explains ‘Share ADS. Earn Rewards.’ on the partnership page', async ({ page }) => {
  await page.goto('/partnership');
  const main = page.getByRole('main');

  await test.step('has buttons to join (external app) and to talk to the team (/contact)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Share.ADS\.\s+Earn.Rewards\.$/);
    await expect(main.getByRole('link', { name: /^Join as a partner/ }).first()).toHaveAttribute('href', APP_URL);
    await expect(main.getByRole('link', { name: 'Talk to the team' })).toHaveAttribute('href', '/contact');
    await expect(main).toContainText('You get your own after you sign in to the app.');
  });

  await test.step('lists the free credits, the discount and the commission', async () => {
    const benefits = page.getByRole('region', { name: 'What you both get' }).getByRole('paragraph');
    await expect(benefits).toHaveText([
      /^50 free credits for you, and the same for the dealer/,
      /^10% off the first month for a new user/,
      /^20% commission for you on the first month’s payment/,
    ]);
  });

  await test.step('updates the worked example when another plan is chosen', async () => {
    const example = page.getByRole('region', { name: 'What one referral is worth' });
    await expect(example.getByRole('status')).toHaveText('Pro: 20% of £450 is £90.');
    await example.getByRole('radio', { name: 'Premium' }).check({ force: true });
    await expect(example.getByRole('status')).toHaveText('Premium: 20% of £900 is £180.');
    await expect(example).toContainText('They pay£900');
  });

  await test.step('ends with a call to action', async () => {
    const ending = page.getByRole('region', { name: 'Know a dealer who’d use this?' });
    await expect(ending.getByRole('link', { name: /^Join as a partner/ })).toHaveAttribute('href', APP_URL);
  });

  await test.step('shows how it works in three steps, and the reasons to take part', async () => {
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Why dealers share it' }).getByRole('term')).toHaveText([
      'Fast, transparent payouts',
      'Win-win value',
      'Share anywhere',
    ]);
  });
});

test('marks the community page ‘Coming Soon’ and disables early access', async ({ page }) => {
  await page.goto('/community');
  const main = page.getByRole('main');
  await expect(main.getByText('Coming Soon')).toBeVisible();
  const button = main.getByRole('button', { name: 'Get early access' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/isn’t open yet/);
  await expect(main.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
});
