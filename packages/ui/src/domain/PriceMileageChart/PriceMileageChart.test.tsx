import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { a4, similarCars } from '../../../test/support/comparables.ts';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { KitProvider } from '../../components/KitProvider/index.ts';
import { PriceMileageChart } from './index.ts';

const chart = { label: 'Price and mileage', cars: similarCars, car: a4 };

test('moves between the dots in order of mileage, and selects on Enter', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  await render(<PriceMileageChart {...chart} onSelect={onSelect} />);
  const dots = page.getByRole('option');
  expect(dots.elements()).toHaveLength(15);
  await page.getByRole('radio', { name: 'Table' }).click();
  await page.getByRole('radio', { name: 'Chart' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(dots.first()).toHaveFocus();
  await expect.element(dots.first()).toHaveAccessibleName('Audi A4 Avant 2021, £17,900, 41,050 miles');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('£16,890 · 44,900 miles')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('car-13');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: /88,400 miles/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('£12,400 · 88,400 miles')).not.toBeInTheDocument();
  await userEvent.keyboard('{Home}{Tab}');
  expect(document.activeElement?.closest('[role="listbox"]')).toBeNull();
});

test('shows the label of the dot under the pointer', async () => {
  await render(<PriceMileageChart {...chart} />);
  await page.getByRole('option', { name: /49,340 miles/ }).hover();
  await expect.element(page.getByText('£17,290 · 49,340 miles')).toBeVisible();
});

test('lists this car and then the closest cars in a table', async () => {
  await render(
    <PriceMileageChart
      {...chart}
      defaultView="table"
      cars={similarCars.map((car) => ({ ...car, href: `#${car.id}` }))}
    />,
  );
  const rows = page.getByRole('table', { name: 'Price and mileage' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('This car: Audi A4 Avant 202167,100 miles£13,250−£1,746');
  await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('href', '#car-5');
  expect(rows.elements()).toHaveLength(16);
});

test('draws no line for four cars, and says that they are too few', async () => {
  await render(<PriceMileageChart {...chart} cars={similarCars.slice(0, 4)} />);
  await expect.element(page.getByRole('figure')).toHaveAccessibleDescription(/^4 similar cars, .* too few/);
  await expect.element(page.getByText('Typical price')).not.toBeInTheDocument();
});

test('uses the provider’s locale, currency and distance unit', async () => {
  await render(
    <KitProvider locale="en-IE" currency="EUR" distanceUnit="km" dataDistanceUnit="mi">
      <PriceMileageChart {...chart} />
    </KitProvider>,
  );
  await expect.element(page.getByText('100,000', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('figure')).toHaveAccessibleDescription(/falls by €\d+ for every 10,000 km/);
});

test('announces the name, price and mileage of the focused dot', async () => {
  const { container } = await render(<PriceMileageChart {...chart} />);
  await virtual.start({ container });
  await userEvent.click(page.getByRole('radio', { name: 'Chart' }));
  await takeSpokenText();
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toMatch(/option, Audi A4 Avant 2020, £16,890, 44,900 miles/);
  await virtual.stop();
});
