import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { plans } from '../../../test/support/plans.ts';
import { billingPeriods, EnterpriseCard, PricingCard, PricingPlans } from './index.ts';

const prices = { monthly: 200, yearly: 1920, monthlyWhenYearly: 160, saving: 480 };
const plan = { title: 'Starter', prices, features: [], action: { label: 'Sign up now', href: '/sign-up' } };
const getText = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent;
const getCard = (name: string) => page.getByRole('article', { name }).element();

test('when billed monthly, shows the monthly price and the yearly total', async () => {
  await render(<PricingCard {...plan} />);
  expect(getText('Money')).toBe('£200 a month');
  expect(getText('Note')).toBe('or £1,920 a year, saving £480');
});

test('when billed annually, shows the yearly price and its monthly equivalent', async () => {
  await render(<PricingCard {...plan} billing="annually" />);
  expect(getText('Money')).toBe('£1,920 a year');
  expect(getText('Note')).toBe('£160 a month, saving £480');
});

test.each(billingPeriods)('shows that a free plan costs nothing when billed %s', async (billing) => {
  const free = { monthly: 0, yearly: 0, monthlyWhenYearly: 0, saving: 0 };
  await render(<PricingCard {...plan} prices={free} billing={billing} />);
  expect(getText('Money')).toBe('£0');
  expect(getText('Note')).toBe('Nothing to pay');
});

test('does not round pence, and omits a saving of £0', async () => {
  await render(<PricingCard {...plan} prices={{ monthly: 7.99, yearly: 95.88, monthlyWhenYearly: 7.99, saving: 0 }} />);
  expect(getText('Money')).toBe('£7.99 a month');
  expect(getText('Note')).toBe('or £95.88 a year');
});

test('names its link after the plan, and says if the link opens in a new tab', async () => {
  const { rerender } = await render(<PricingCard {...plan} />);
  const link = page.getByRole('link', { name: 'Sign up now Starter', exact: true });
  await expect.element(link).toHaveAttribute('href', '/sign-up');
  expect(link.element().querySelector('svg')).toBeNull();
  await rerender(<PricingCard {...plan} action={{ ...plan.action, target: '_blank' }} />);
  const signUpLink = page.getByRole('link', { name: 'Sign up now Starter (opens in a new tab)', exact: true });
  await expect.element(signUpLink).toHaveAttribute('rel', 'noopener');
  expect(signUpLink.element().querySelector('svg')).not.toBeNull();
});

test('shows the highlight before the features', async () => {
  await render(<PricingCard {...plan} highlight="300 credits a month" features={['24/7 support']} />);
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['300 credits a month', '24/7 support']);
  expect(getComputedStyle(items[0]?.firstElementChild ?? document.body).fontWeight).toBe('650');
});

test('exposes shared features to screen readers only, and shows a footer', async () => {
  await render(
    <PricingCard
      {...plan}
      highlight="300 credits a month"
      sharedFeatures={['Negotiation Agent']}
      features={['24/7 support']}
      footer="300 valuations or 30 calls."
    />,
  );
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['300 credits a month', 'Negotiation Agent', '24/7 support']);
  expect(items.map((item) => item.getBoundingClientRect().height > 1)).toEqual([true, false, true]);
  expect(getText('Footer')).toBe('300 valuations or 30 calls.');
});

test('accents only the popular plan', async () => {
  await render(
    <>
      <PricingCard {...plan} title="Plain" />
      <PricingCard {...plan} title="Chosen" isPopular />
    </>,
  );
  const getBackground = (name: string) =>
    getComputedStyle(page.getByRole('link', { name: `Sign up now ${name}` }).element()).backgroundColor;
  expect(getBackground('Plain')).toBe('rgba(0, 0, 0, 0)');
  expect(getBackground('Chosen')).toBe('rgb(37, 70, 240)');
  expect(getCard('Chosen').textContent).toContain('Popular');
  expect(getCard('Plain').textContent).not.toContain('Popular');
});

test.each([
  ['light', 'rgb(14, 20, 32)'],
  ['dark', 'rgb(251, 249, 245)'],
])('with isInverse, inverts a %s theme that the page or the system sets', async (theme, expected) => {
  const { container } = await render(
    <div data-theme={theme}>
      <PricingCard {...plan} isInverse />
    </div>,
  );
  expect(getComputedStyle(getCard('Starter')).backgroundColor).toBe(expected);
  container.firstElementChild?.removeAttribute('data-theme');
  await withMediaFeatures({ 'prefers-color-scheme': theme as 'light' | 'dark' }, () => {
    expect(getComputedStyle(getCard('Starter')).backgroundColor).toBe(expected);
  });
});

test.each([
  [1280, 4],
  [800, 2],
  [360, 1],
])('at %d px, shows plans in rows of %d with aligned prices and buttons', async (width, columns) => {
  await page.viewport(width, 900);
  const { container } = await render(
    <PricingPlans>
      {plans.map(({ description, ...rest }, index) => (
        // The second plan has a long description, and the fourth has none.
        <PricingCard
          key={rest.title}
          {...rest}
          description={index === 1 ? description.repeat(4) : index === 3 ? undefined : description}
        />
      ))}
    </PricingPlans>,
  );
  const getTops = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => Math.round(element.getBoundingClientRect().top));
  for (const selector of ['h2', '[data-part="Money"]', '[data-component="LinkButton"]', '[data-part="Features"]']) {
    const found = getTops(selector);
    expect(new Set(found.slice(0, columns)).size).toBe(1);
    expect(new Set(found).size).toBe(4 / columns);
  }
  const frame = container.firstElementChild;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
});

test('shows an enterprise offer without a price', async () => {
  await render(
    <EnterpriseCard
      title="Enterprise Solution"
      description="Tell us how you buy."
      action={{ label: 'Contact us', href: '/contact' }}
    />,
  );
  expect(getCard('Enterprise Solution')).toHaveTextContent('Enterprise SolutionTell us how you buy.Contact us');
  await expect.element(page.getByRole('link', { name: 'Contact us Enterprise Solution' })).toBeVisible();
});

test('shows translated strings', async () => {
  await render(
    <PricingCard
      {...plan}
      isPopular
      action={{ ...plan.action, target: '_blank' }}
      strings={{
        popular: 'Beliebt',
        perMonth: 'im Monat',
        orYearlySaving: 'oder {amount} im Jahr',
        newTab: 'in neuem Tab',
      }}
    />,
  );
  expect(getCard('Starter')).toHaveTextContent(
    'StarterBeliebt£200 im Monatoder £1,920 im JahrSign up now (in neuem Tab)',
  );
});

test('renders its link with renderLink', async () => {
  await render(
    <PricingCard
      {...plan}
      renderLink={({ children, ...props }) => (
        <a {...props} data-router="">
          {children}
        </a>
      )}
    />,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('data-router');
});
