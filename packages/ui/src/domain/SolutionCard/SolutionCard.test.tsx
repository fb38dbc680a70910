import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SolutionCard, type SolutionCardProps } from './index.ts';

const renderCard = (title: string, props: Partial<SolutionCardProps> = {}) => (
  <SolutionCard title={title} description={`About ${title}`} action={{ label: 'More', href: `/${title}` }} {...props}>
    Made by {title}
  </SolutionCard>
);

test('opens on click to show its sample and link, and closes on Enter', async () => {
  await render(renderCard('Search'));
  const byline = page.getByText('Made by Search');
  await expect.element(page.getByText('About Search')).toBeVisible();
  await expect.element(byline).not.toBeVisible();
  await page.getByRole('heading', { name: 'Search', level: 3 }).click();
  await expect.element(byline).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/Search');
  await userEvent.keyboard('{Enter}');
  await expect.element(byline).not.toBeVisible();
});

test('keeps only one card open per group', async () => {
  await render(
    <>
      {renderCard('Search', { group: 'tools', defaultOpen: true })}
      {renderCard('Valuation', { group: 'tools' })}
    </>,
  );
  await expect.element(page.getByText('Made by Search')).toBeVisible();
  await page.getByRole('heading', { name: 'Valuation' }).click();
  await expect.element(page.getByText('Made by Valuation')).toBeVisible();
  await expect.element(page.getByText('Made by Search')).not.toBeVisible();
});

test('describes its link by its title', async () => {
  await render(renderCard('Search', { defaultOpen: true, headingLevel: 2 }));
  await expect.element(page.getByRole('link', { name: 'More' })).toHaveAccessibleDescription('Search');
  await expect.element(page.getByRole('heading', { name: 'Search', level: 2 })).toBeVisible();
});
