// A Section has a rule, and some components start with their own line. Only one of the two may be visible.
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FaqList } from '../src/domain/FaqList/index.ts';
import { EnterpriseCard, PricingCard, PricingPlans } from '../src/domain/PricingCard/index.ts';
import { StatTile, StatTiles } from '../src/domain/StatTile/index.ts';
import { Accordion } from '../src/components/Accordion/index.ts';
import { Disclosure } from '../src/components/Disclosure/index.ts';
import { Section } from '../src/components/Section/index.ts';
import { Stack } from '../src/components/Stack/index.ts';
import { Text } from '../src/components/Text/index.ts';
import { plans } from './support/plans.ts';

const faq = (
  <FaqList headingLevel={3} items={['Can I cancel?', 'Why?', 'When?'].map((question) => ({ question, answer: '' }))} />
);
const plansWithoutInverse = plans.map((plan) => ({ ...plan, isInverse: false }));

/** Returns the vertical position of each line between the heading and the first text below it. */
function getLinePositions(container: Element) {
  const body = container.querySelector('[data-component="Section"] > [data-part="Body"]');
  if (!body) throw new Error('The Section is missing.');
  const words = document.createRange();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  words.selectNodeContents(walker.nextNode() ?? body);
  const below = words.getBoundingClientRect().top;
  const seen = [body, ...body.querySelectorAll('*')].flatMap((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    const { top } = element.getBoundingClientRect();
    const isLine = borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)' && top < below;
    return isLine ? [Math.round(top)] : [];
  });
  return [...new Set(seen)];
}

const componentsBelowHeading: readonly [string, ReactNode][] = [
  ['Text', <Text key="">The cars</Text>],
  ['FaqList', faq],
  [
    'Accordion',
    <Accordion key="" headingLevel={3}>
      <Disclosure title="Can I cancel?">At any time.</Disclosure>
    </Accordion>,
  ],
  [
    'PricingPlans',
    <PricingPlans key="">
      {plansWithoutInverse.map((plan) => (
        <PricingCard key={plan.title} {...plan} />
      ))}
    </PricingPlans>,
  ],
  ['EnterpriseCard', <EnterpriseCard key="" title="Enterprise" action={{ label: 'Talk to us', href: '#talk' }} />],
  [
    'StatTiles',
    <StatTiles key="">
      <StatTile figure="95%" label="accuracy" />
      <StatTile figure="10k+" label="cars a day" />
    </StatTiles>,
  ],
];

test.each(componentsBelowHeading)('shows one line between the heading of a Section and %s', async (_, content) => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 900);
    for (const body of [content, <Stack key="">{content}</Stack>]) {
      const { container, unmount } = await render(<Section title="A section">{body}</Section>);
      expect(getLinePositions(container), `${width} px`).toHaveLength(1);
      await unmount();
    }
  }
});

test('keeps a component’s own line below other content in a Section', async () => {
  const { container } = await render(
    <Section title="Questions">
      <Text>The most asked first.</Text>
      {faq}
    </Section>,
  );
  const column = container.querySelector('[data-part="Column"]');
  expect(column && getComputedStyle(column).borderTopWidth).toBe('1px');
});

test('keeps an inverse plan, which is taller, clear of the section’s heading', async () => {
  await page.viewport(1280, 900);
  await render(
    <Section title="Plans">
      <PricingPlans>
        {plansWithoutInverse.map((plan, at) => (
          <PricingCard key={plan.title} {...plan} isInverse={at === 0} />
        ))}
      </PricingPlans>
    </Section>,
  );
  const heading = page.getByRole('heading', { name: 'Plans' }).element().getBoundingClientRect();
  const [inverseCard] = page.getByRole('article').elements();
  expect((inverseCard?.getBoundingClientRect().top ?? 0) - heading.bottom).toBeGreaterThanOrEqual(20);
});
