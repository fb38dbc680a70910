import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { barest, judged, longest, unvalued, v60, x3 } from '../../../test/cars.ts';
import { CarCard } from './index.ts';

/** A card that comes into sight is laid out with the next frame. */
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);

test('says name, derivative, facts, price, verdict and sum', async () => {
  const { container } = await render(<CarCard car={x3} href="?car=1" />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'BMW X3' })).toBeVisible();
  expect(part('Derivative')).toHaveTextContent('xDrive20d M Sport Step Auto');
  expect([...(part('Facts')?.children ?? [])].map((fact) => fact.textContent)).toEqual([
    '2020',
    '41,200 miles',
    '12 miles away',
  ]);
  expect(part('Price')).toHaveTextContent('£24,995');
  await expect.element(page.getByText('Good price')).toBeVisible();
  expect(container.querySelector('[data-component="PriceSum"]')).toHaveTextContent('£1,855 below our £26,850 estimate');
});

test('the whole card leads to the details, as one tab stop before its own buttons', async () => {
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { container } = await render(
    <CarCard car={x3} href="?car=1" actions={<button type="button">Add to list</button>} />,
  );
  container.addEventListener('click', onClick);
  const link = page.getByRole('link', { name: 'BMW X3' });
  await expect.element(link).toHaveAttribute('href', '?car=1');

  await frame();
  const { x, y, width, height } = container.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
  for (const [fromLeft, fromTop] of [
    [0.5, 0.2],
    [0.1, 0.6],
    [0.6, 0.72],
  ] as const) {
    expect(document.elementFromPoint(x + width * fromLeft, y + height * fromTop)).toBe(link.element());
  }

  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Show the sums for BMW X3' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Add to list' })).toHaveFocus();
});

test('buttons of the card do not lead to the details', async () => {
  const onFavourite = vi.fn<() => void>();
  await render(
    <CarCard
      car={x3}
      href="#details"
      pictureActions={
        <button type="button" onClick={onFavourite}>
          Favourite
        </button>
      }
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Favourite' }));
  await userEvent.click(page.getByRole('button', { name: 'Show the sums for BMW X3' }));
  expect(onFavourite).toHaveBeenCalledOnce();
  expect(location.hash).not.toBe('#details');
});

test('shows the sums and hides them', async () => {
  await render(<CarCard car={x3} href="#" />);
  const disclosure = page.getByRole('button', { name: /the sums for BMW X3$/ });
  await expect.element(disclosure).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[data-component="PriceLedger"]')).toBeNull();
  await userEvent.click(disclosure);
  await expect.element(disclosure).toHaveAttribute('aria-expanded', 'true');
  await expect.element(disclosure).toHaveAccessibleName('Hide the sums for BMW X3');
  const ledger = document.getElementById(disclosure.element().getAttribute('aria-controls') ?? '');
  expect(ledger?.textContent).toContain('Listed price£24,995');
  expect(ledger?.textContent).toContain('The estimate lies between £25,600 and £28,100.');
  await userEvent.click(disclosure);
  expect(document.querySelector('[data-component="PriceLedger"]')).toBeNull();
});

test('an unvalued car claims no verdict and has no sums to show', async () => {
  const { container } = await render(<CarCard car={unvalued} href="#" />);
  await expect.element(page.getByText('Need to Check')).toBeVisible();
  expect(container.querySelector('[data-component="PriceSum"]')).toHaveTextContent('Not valued yet.');
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByText('No mileage data')).toBeVisible();
  await expect.element(page.getByText('No picture supplied')).toBeVisible();
});

test('what is missing is left out or named, never guessed', async () => {
  const { container } = await render(<CarCard car={barest} href="#" />);
  await expect.element(page.getByRole('link', { name: 'Lotus', exact: true })).toBeVisible();
  await expect.element(page.getByText('No price given')).toBeVisible();
  expect(container.textContent).not.toMatch(/undefined|NaN|£0/);
  expect(container.querySelector('[data-part="Registration"]')).toBeNull();
});

test('a price of 0 is no price', async () => {
  await render(<CarCard car={{ ...barest, price: 0 }} href="#" />);
  await expect.element(page.getByText('No price given')).toBeVisible();
});

test('one mile is one mile', async () => {
  await render(<CarCard car={{ ...x3, distanceMiles: 1.2 }} href="#" />);
  await expect.element(page.getByText('1 mile away')).toBeVisible();
});

test('the word of the rule wins', async () => {
  await render(<CarCard car={{ ...x3, valuation: { ...judged(10, 20), word: 'Great deal' } }} href="#" />);
  await expect.element(page.getByText('Great deal')).toBeVisible();
});

test.each([240, 280, 320])('the longest names and prices stay within %i px', async (width) => {
  const { container } = await render(
    <div style={{ inlineSize: width, overflow: 'auto' }}>
      <CarCard car={longest} href="#" />
    </div>,
  );
  await frame();
  expect(container.firstElementChild?.scrollWidth).toBe(width);
});

test('cards of one row keep their lines in line, valued or not', async () => {
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: '280px 280px' }}>
      <CarCard car={x3} href="#" />
      <CarCard car={{ ...v60, valuation: undefined }} href="#" />
    </div>,
  );
  await frame();
  for (const name of ['Name', 'Facts', 'Price']) {
    const tops = [...document.querySelectorAll(`[data-part="${name}"]`)].map(
      (line) => line.getBoundingClientRect().top,
    );
    expect(new Set(tops).size, name).toBe(1);
  }
});

test('a router’s link takes the place of the anchor', async () => {
  await render(
    <CarCard
      car={x3}
      href="?car=1"
      renderLink={({ children, ...props }) => (
        <a {...props} data-router>
          {children}
        </a>
      )}
    />,
  );
  const link = page.getByRole('link', { name: 'BMW X3' });
  await expect.element(link).toHaveAttribute('data-router');
  await expect.element(link).toHaveAttribute('href', '?car=1');
});

test('its heading has the level that the page needs', async () => {
  await render(<CarCard car={x3} href="#" headingLevel={2} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'BMW X3' })).toBeVisible();
});

test('the first cards load their pictures at once', async () => {
  await render(<CarCard car={x3} href="#" loading="eager" fetchPriority="high" />);
  expect(part('Picture')).toHaveAttribute('loading', 'eager');
  expect(part('Picture')).toHaveAttribute('fetchpriority', 'high');
});

test('speaks another language throughout', async () => {
  await render(
    <CarCard
      car={{ ...unvalued, mileage: 1000 }}
      href="#"
      strings={{
        mileage: (miles) => `${miles} Meilen`,
        tag: { unvalued: 'Zu prüfen' },
        sum: { unvalued: 'Noch nicht bewertet.' },
        image: { noPicture: 'Kein Bild' },
      }}
    />,
  );
  for (const text of ['1,000 Meilen', 'Zu prüfen', 'Noch nicht bewertet.', 'Kein Bild']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});
