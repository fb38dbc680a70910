import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { DescriptionList, DescriptionListItem } from './index.ts';

test('pairs each term with its value', async () => {
  await render(
    <DescriptionList>
      <DescriptionListItem term="Mileage">24,000</DescriptionListItem>
    </DescriptionList>,
  );
  await expect.element(page.getByRole('term')).toHaveTextContent('Mileage');
  await expect.element(page.getByRole('definition')).toHaveTextContent('24,000');
});

test('separates rows with hairlines, and shows the total in semibold', async () => {
  const { container } = await render(
    <DescriptionList>
      <DescriptionListItem term="Price">£12,000</DescriptionListItem>
      <DescriptionListItem term="Delivery">£200</DescriptionListItem>
      <DescriptionListItem term="To pay" isTotal>
        £12,200
      </DescriptionListItem>
    </DescriptionList>,
  );
  const rows = [...container.querySelectorAll('[data-component="DescriptionListItem"]')].map((row) =>
    getComputedStyle(row),
  );
  expect(rows.map(({ borderTopStyle }) => borderTopStyle)).toEqual(['none', 'solid', 'solid']);
  expect(rows.map(({ fontWeight }) => fontWeight)).toEqual(['500', '500', '600']);
});
