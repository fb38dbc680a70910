import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { barestCar, createValuation, longestCar, unvaluedCar, v60, x3 } from '../../../test/support/cars.ts';
import { KitProvider } from '../../components/KitProvider/index.ts';
import { takePhotos } from '../../../test/support/photos.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { toasts } from '../../components/Toast/queue.ts';
import { CarCard } from './index.ts';

/** Waits two frames, so that a card that scrolled into view is laid out. */
const waitForFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
afterEach(() => page.viewport(1280, 800));

const getPart = (name: string) => document.querySelector(`[data-part="${name}"]`);

test('shows name, derivative, facts, price, verdict and difference', async () => {
  const { container } = await render(<CarCard car={x3} href="?car=1" />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'BMW X3' })).toBeVisible();
  expect(getPart('Derivative')).toHaveTextContent('xDrive20d M Sport Step Auto');
  expect([...(getPart('Facts')?.children ?? [])].map((fact) => fact.textContent)).toEqual([
    '2020',
    '41,200 miles',
    '12 miles away',
  ]);
  expect(getPart('Price')).toHaveTextContent('£24,995');
  await expect.element(page.getByText('Good price')).toBeVisible();
  expect(container.querySelector('[data-component="PriceSum"]')).toHaveTextContent(
    '£1,855 below our £26,850 estimate, and below the likely range',
  );
});

test.each([
  [1250, '£1,855 below our £26,850 estimate, within the margin of ±\u2060£1,250'],
  [undefined, '£1,855 below our £26,850 estimate, and below the likely range'],
])('compares price and estimate in two lines at 280 px (margin: %s)', async (margin, sum) => {
  const { container } = await render(
    <div style={{ inlineSize: 280 }}>
      <CarCard car={{ ...x3, margin }} />
    </div>,
  );
  await waitForFrames();
  const text = container.querySelector('[data-component="PriceSum"]');
  expect(text).toHaveTextContent(sum);
  expect(getPart('Range')).toBeVisible();
  expect(text?.getBoundingClientRect().height).toBeLessThan(45);
});

test('makes the whole card a link with one tab stop, before its buttons', async () => {
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const press = () => {};
  const { container } = await render(<CarCard car={x3} href="?car=1" onFavourite={press} onAddToList={press} />);
  container.addEventListener('click', onClick);
  const link = page.getByRole('link', { name: 'BMW X3' });
  await expect.element(link).toHaveAttribute('href', '?car=1');

  await waitForFrames();
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
  for (const name of ['Favourite, BMW X3', 'Show the sums, BMW X3', 'Add to list, BMW X3']) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

test('calls a button’s handler without following the card’s link', async () => {
  const onFavourite = vi.fn<() => void>();
  const onAddToList = vi.fn<() => void>();
  await render(<CarCard car={x3} href="#details" onFavourite={onFavourite} onAddToList={onAddToList} />);
  await userEvent.click(page.getByRole('button', { name: 'Favourite, BMW X3' }));
  await userEvent.click(page.getByRole('button', { name: 'Add to list, BMW X3' }));
  await userEvent.click(page.getByRole('button', { name: 'Show the sums, BMW X3' }));
  expect(onFavourite).toHaveBeenCalledOnce();
  expect(onAddToList).toHaveBeenCalledOnce();
  expect(location.hash).not.toBe('#details');
});

test('exposes the heart’s pressed state only if isFavourite is set', async () => {
  const { rerender } = await render(<CarCard car={x3} onFavourite={() => {}} />);
  const favouriteButton = page.getByRole('button', { name: 'Favourite, BMW X3' });
  await expect.element(favouriteButton).not.toHaveAttribute('aria-pressed');
  await rerender(<CarCard car={x3} onFavourite={() => {}} isFavourite={false} />);
  await expect.element(favouriteButton).toHaveAttribute('aria-pressed', 'false');
  const outlinedFill = getComputedStyle(favouriteButton.element().querySelector('svg') as Element).fill;
  await rerender(<CarCard car={x3} onFavourite={() => {}} isFavourite />);
  await expect.element(favouriteButton).toHaveAttribute('aria-pressed', 'true');
  expect(getComputedStyle(favouriteButton.element().querySelector('svg') as Element).fill).not.toBe(outlinedFill);
});

test('renders no link without an href', async () => {
  await render(<CarCard car={x3} />);
  await expect.element(page.getByRole('heading', { name: 'BMW X3' })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('shows and hides the sums with a button', async () => {
  await render(<CarCard car={x3} href="#" />);
  const disclosure = page.getByRole('button', { name: /the sums, BMW X3$/ });
  await expect.element(disclosure).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[data-component="PriceLedger"]')).toBeNull();
  await userEvent.click(disclosure);
  await expect.element(disclosure).toHaveAttribute('aria-expanded', 'true');
  await expect.element(disclosure).toHaveAccessibleName('Hide the sums, BMW X3');
  const ledger = document.getElementById(disclosure.element().getAttribute('aria-controls') ?? '');
  expect(ledger?.textContent).toContain('Listed Price£24,995');
  expect(ledger?.textContent).toContain('The likely range is £25,600 to £28,100.');
  await userEvent.click(disclosure);
  expect(document.querySelector('[data-component="PriceLedger"]')).toBeNull();
});

test('says why a car has no verdict', async () => {
  const noVerdictReason = 'The advert has no mileage.';
  const { container, rerender } = await render(<CarCard car={{ ...unvaluedCar, noVerdictReason }} href="#" />);
  const sum = container.querySelector('[data-component="PriceSum"]');
  expect(sum).toHaveTextContent(noVerdictReason);
  await rerender(<CarCard car={{ ...x3, noVerdictReason }} href="#" />);
  expect(sum).not.toHaveTextContent(noVerdictReason);
});

test('says that a car is not valued, and has no button for its sums', async () => {
  const { container } = await render(<CarCard car={unvaluedCar} href="#" />);
  await expect.element(page.getByText('Need to Check')).toBeVisible();
  expect(container.querySelector('[data-component="PriceSum"]')).toHaveTextContent('Not valued yet.');
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByText('No mileage data')).toBeVisible();
  await expect.element(page.getByText('No picture supplied')).toBeVisible();
});

test('shows the price without a verdict if hasVerdict is false', async () => {
  const { container } = await render(<CarCard car={x3} hasVerdict={false} onCheckValuation={async () => undefined} />);
  expect(getPart('Money')).toHaveTextContent('£24,995');
  expect(container.querySelector('[data-component="PriceRuler"], [data-component="PriceSum"], button')).toBeNull();
});

test.each([420, 200])(
  'shows a remark over the picture without changing the card’s height at %s px',
  async (inlineSize) => {
    const car = { ...x3, remark: 'Likely ULEZ OK' };
    const { container } = await render(
      <>
        <div style={{ inlineSize }}>
          <CarCard car={car} />
        </div>
        <div style={{ inlineSize }}>
          <CarCard car={x3} />
        </div>
      </>,
    );
    const getRect = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [remarked, plain] = [...container.querySelectorAll('article')];
    const picture = getRect(remarked?.querySelector('[data-component="CarImage"]'));
    const remark = getRect(page.getByText('Likely ULEZ OK').element());
    expect(picture.bottom - remark.bottom).toBeCloseTo(12, 0);
    expect(remark.left - picture.left).toBeCloseTo(12, 0);
    expect(remark.right).toBeLessThan(picture.right);
    expect(getRect(remarked).height).toBe(getRect(plain).height);
  },
);

describe('a car without a photo', () => {
  const drawnCar = {
    ...x3,
    isIllustration: true,
    excerpt: 'One owner from new. '.repeat(20),
    remark: 'ULEZ charge likely',
  };

  test('shows a small drawing and aligns its name with other cards’', async () => {
    await render(
      <div style={{ display: 'grid', gridTemplateColumns: '282px 282px' }}>
        <CarCard car={{ ...x3, remark: drawnCar.remark }} onFavourite={() => undefined} />
        <CarCard car={drawnCar} onFavourite={() => undefined} />
      </div>,
    );
    await waitForFrames();
    const [photo, drawing] = [...document.querySelectorAll('[data-component="CarImage"]')].map((image) =>
      image.getBoundingClientRect(),
    );
    expect(photo?.width).toBe(282);
    expect(drawing?.width).toBeLessThan(150);
    await expect.element(page.getByText('Illustration')).toBeVisible();
    expect(getPart('Excerpt')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Registration KV20 IOA' }).nth(1)).toBeVisible();
    const tops = [...document.querySelectorAll('[data-part="Name"]')].map((name) => name.getBoundingClientRect().top);
    expect(tops[1]).toBe(tops[0]);
    const getRectInSketch = (name: string) =>
      document.querySelector(`[data-part="Sketch"] [data-part="${name}"]`)?.getBoundingClientRect();
    const favouriteButton = document.querySelectorAll('[data-part="Favourite"]')[1]?.getBoundingClientRect();
    expect(getRectInSketch('Remark')?.top).toBeGreaterThanOrEqual(favouriteButton?.bottom ?? Infinity);
  });

  test('limits the drawing and the excerpt to 88 px above the name on phones', async () => {
    await page.viewport(360, 740);
    await render(<CarCard car={drawnCar} />);
    await waitForFrames();
    const sketch = getPart('Sketch')?.getBoundingClientRect();
    expect(sketch?.height).toBe(88);
    expect(getPart('Excerpt')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(sketch?.bottom ?? 0);
    expect((getPart('Name')?.getBoundingClientRect().top ?? 0) - (sketch?.bottom ?? 0)).toBeLessThan(20);
  });

  test('fills the photo’s space with an outline if there is no excerpt', async () => {
    await render(
      <div style={{ inlineSize: 282 }}>
        <CarCard car={{ make: 'BMW', model: 'X3', body: 'suv', price: 24_995, status: 'reserved' }} />
      </div>,
    );
    await waitForFrames();
    expect(getPart('Sketch')).toBeNull();
    expect(document.querySelector('[data-component="CarImage"]')?.getBoundingClientRect().width).toBe(282);
  });

  test('shows a photo strip for several photos, but not for several drawings', async () => {
    const pictures = takePhotos({ body: 'suv', paint: 'blue' }, 3);
    const { rerender } = await render(<CarCard car={{ ...x3, pictures }} />);
    expect(getPart('Sketch')).toBeNull();
    expect(getPart('PhotoStrip')).not.toBeNull();
    await rerender(<CarCard car={{ ...drawnCar, pictures }} />);
    expect(getPart('PhotoStrip')).toBeNull();
    expect(getPart('Photos')).toBeNull();
  });
});

test('keeps three buttons on one line at 282 px', async () => {
  await render(
    <div style={{ inlineSize: 282 }}>
      <CarCard
        car={unvaluedCar}
        onCheckValuation={async () => undefined}
        onAddToList={() => undefined}
        actions={<button type="button">Saved</button>}
      />
    </div>,
  );
  await waitForFrames();
  const rows = [...(getPart('Actions')?.querySelectorAll('button') ?? [])].map((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(rows).toHaveLength(3);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
});

test('moves through photos with buttons that follow the card’s link in tab order', async () => {
  const pictures = takePhotos({ body: 'suv', paint: 'black' }, 3);
  const { container } = await render(<CarCard car={{ ...x3, image: undefined, pictures }} href="#details" />);
  const countImages = () => container.querySelectorAll('img').length;
  expect(countImages(), 'only the first photo is loaded').toBe(1);
  await expect.element(page.getByText('3 photos')).toBeVisible();
  for (const element of [
    page.getByRole('link', { name: 'BMW X3' }),
    page.getByRole('button', { name: 'Previous photo, BMW X3' }),
    page.getByRole('button', { name: 'Next photo, BMW X3' }),
    page.getByRole('button', { name: 'Show the sums, BMW X3' }),
  ]) {
    await userEvent.tab();
    await expect.element(element).toHaveFocus();
  }
  expect(countImages()).toBe(3);
  const strip = container.querySelector('[data-part="PhotoStrip"] > div') as HTMLElement;
  const width = strip.clientWidth;
  await userEvent.click(page.getByRole('button', { name: 'Previous photo, BMW X3' }));
  await expect.poll(() => Math.round(strip.scrollLeft)).toBe(2 * width);
  await userEvent.click(page.getByRole('button', { name: 'Next photo, BMW X3' }));
  await expect.poll(() => Math.round(strip.scrollLeft)).toBe(0);
});

describe('a valuation on demand', () => {
  const check = 'Check Valuation, Mercedes-Benz GLC';

  test('requests a valuation once for repeated presses, and keeps focus on the button', async () => {
    const onCheckValuation = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    await render(<CarCard car={unvaluedCar} href="#" onCheckValuation={onCheckValuation} />);
    await expect.element(page.getByText('Need to Check')).toBeVisible();
    const button = page.getByRole('button', { name: check }).element() as HTMLButtonElement;
    expect(button).toHaveTextContent('Check Valuation');
    button.focus();
    button.click();
    button.click();
    await expect.element(page.getByText('Getting valuation...', { exact: true }).last()).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onCheckValuation).toHaveBeenCalledOnce();
  });

  test('announces the requested valuation, and moves focus to the sums button', async () => {
    let finishCheck = () => {};
    const onCheckValuation = () => new Promise<void>((done) => (finishCheck = done));
    const { rerender } = await render(<CarCard car={unvaluedCar} href="#" onCheckValuation={onCheckValuation} />);
    expect(page.getByRole('status').elements(), 'no live region before the request').toEqual([]);
    await userEvent.click(page.getByRole('button', { name: check }));
    const getAnnouncements = () =>
      page
        .getByRole('status')
        .elements()
        .map((region) => region.textContent);
    await expect.poll(() => getAnnouncements()).toEqual(['Need to Check', 'Not valued yet.']);
    const car = { ...unvaluedCar, valuation: createValuation(27_999, 28_600) };
    await rerender(<CarCard car={car} href="#" onCheckValuation={onCheckValuation} />);
    await expect.poll(() => getAnnouncements()).toEqual(['Good price', '£601 below our £28,600 estimate']);
    await expect.element(page.getByText('Good price')).toBeVisible();
    const sums = page.getByRole('button', { name: 'Show the sums, Mercedes-Benz GLC' });
    await expect.element(sums).toHaveFocus();
    await expect.element(sums).toBeEnabled();
    finishCheck();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Est. Value')).toBeVisible();
  });

  test('shows an error and enables the button again if a valuation request fails', async () => {
    const onCheckValuation = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockImplementationOnce(() => {
        throw new Error('Thrown synchronously');
      });
    await render(<CarCard car={unvaluedCar} href="#" onCheckValuation={onCheckValuation} />);
    const button = page.getByRole('button', { name: check });
    for (const times of [1, 2]) {
      await userEvent.click(button);
      await expect.poll(() => toasts.visibleToasts).toHaveLength(times);
      await expect.element(button).toHaveFocus();
      await expect.element(button).not.toHaveAttribute('aria-disabled');
    }
    expect(toasts.visibleToasts[0]?.content).toMatchObject({
      tone: 'error',
      title: 'Error checking valuation',
      description: 'Please try again later',
    });
  });

  test('enables the button again and shows no error if no valuation arrives', async () => {
    const strings = { checking: 'On its way' };
    await render(<CarCard car={unvaluedCar} href="#" onCheckValuation={() => Promise.resolve()} strings={strings} />);
    const button = page.getByRole('button', { name: check });
    await userEvent.click(button);
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    expect(toasts.visibleToasts).toEqual([]);
    // A check that only opens the sign-in dialog does not announce a pending valuation.
    await new Promise((done) => setTimeout(done, 300));
    expect(page.getByText('On its way').elements()).toEqual([]);
  });

  afterEach(() => toasts.clear());
});

test.each([
  [createValuation(17_450, 17_100), 'Difference+£350', 'high'],
  [createValuation(24_995, 26_850), 'Difference\u2212£1,855', 'good'],
] as const)('shows the sign and colour of the difference (case %#)', async (valuation, text, colour) => {
  await render(<CarCard car={{ ...x3, valuation }} href="#" />);
  await userEvent.click(page.getByRole('button', { name: 'Show the sums, BMW X3' }));
  const row = document.querySelector('[data-component="PriceLedger"] dl > div:last-child');
  expect(row?.textContent).toContain(text);
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--fc-color-${colour})`;
  expect(getComputedStyle(row?.querySelector('dd') as Element).color).toBe(getComputedStyle(probe).color);
  probe.remove();
});

describe('the showcase variant', () => {
  test('shows the text next to the picture, and the sums on request', async () => {
    await render(
      <div style={{ inlineSize: 400 }}>
        <CarCard variant="showcase" car={x3} href="?car=1" onFavourite={() => {}} />
      </div>,
    );
    await waitForFrames();
    const getRect = (name: string) => getPart(name)?.getBoundingClientRect() ?? new DOMRect();
    expect(getRect('Name').left).toBeGreaterThan(getRect('Picture').right - 7);
    expect(getRect('Price').left).toBe(getRect('Name').left);
    expect(getRect('Favourite').right, 'the heart is on the picture').toBeLessThan(getRect('Name').left);
    await userEvent.click(page.getByRole('button', { name: 'Show the sums, BMW X3' }));
    await expect.element(page.getByText('Est. Value')).toBeVisible();
  });

  test.each([220, 280, 320])('fits its content into %i px', async (width) => {
    const { container } = await render(
      <div style={{ inlineSize: width, overflow: 'auto' }}>
        <CarCard variant="showcase" car={longestCar} href="#" />
      </div>,
    );
    await waitForFrames();
    expect(container.firstElementChild?.scrollWidth).toBe(width);
  });
});

/** Returns the height of a card while it is outside the window, and after it has scrolled into view. */
async function measureHeights(width: number, card: ReactElement) {
  const { container, unmount } = await render(
    <>
      <div style={{ blockSize: 20_000 }} />
      <div style={{ inlineSize: width }}>{card}</div>
    </>,
  );
  await waitForFrames();
  const getHeight = () => container.querySelector('[data-component="CarCard"]')?.getBoundingClientRect().height ?? 0;
  const estimatedHeight = getHeight();
  container.querySelector('[data-component="CarCard"]')?.scrollIntoView();
  await waitForFrames();
  const actualHeight = getHeight();
  scrollTo(0, 0);
  await unmount();
  return { estimatedHeight, actualHeight };
}

test.each([280, 320, 400, 720])('reserves the same height off screen as on screen at %i px', async (width) => {
  const press = () => {};
  const { estimatedHeight, actualHeight } = await measureHeights(
    width,
    <CarCard car={x3} href="#" onFavourite={press} onAddToList={press} />,
  );
  expect(Math.abs(estimatedHeight - actualHeight)).toBeLessThanOrEqual(1);
});

describe('the row variant', () => {
  const press = () => {};
  const measure = (name: string) =>
    document.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();

  test('has a small picture, the price next to the name, and its buttons below', async () => {
    await page.viewport(1100, 800);
    await render(<CarCard variant="row" car={x3} href="#car" onFavourite={press} onAddToList={press} />);
    await waitForFrames();
    const picture = measure('Picture').width > 148 ? document.querySelector('[data-component="CarImage"]') : null;
    const box = picture?.getBoundingClientRect() ?? measure('Picture');
    expect(box.width).toBeCloseTo(148, 0);
    expect(box.height).toBeCloseTo(92, 0);
    expect(measure('Price').left).toBeGreaterThan(measure('Name').right);
    expect(Math.abs(measure('Price').top - measure('Name').top)).toBeLessThan(12);
    expect(measure('Actions').top).toBeGreaterThanOrEqual(measure('Facts').bottom);
    expect(document.querySelector('article')?.getBoundingClientRect().height).toBeLessThan(180);
  });

  test('fits into 288 px, with the price below the facts', async () => {
    await page.viewport(320, 800);
    const { container } = await render(
      <div style={{ inlineSize: 288 }}>
        <CarCard variant="row" car={longestCar} href="#car" onFavourite={press} onAddToList={press} />
      </div>,
    );
    await waitForFrames();
    expect(measure('Price').top).toBeGreaterThan(measure('Facts').bottom - 1);
    const article = container.querySelector('article');
    expect(article?.scrollWidth).toBeLessThanOrEqual(288);
    await page.getByRole('button', { name: /sums/i }).click();
    expect(article?.scrollWidth).toBeLessThanOrEqual(288);
  });
});

test('omits missing data, or states that it is missing', async () => {
  const { container } = await render(<CarCard car={barestCar} href="#" />);
  await expect.element(page.getByRole('link', { name: 'Lotus', exact: true })).toBeVisible();
  await expect.element(page.getByText('No price given')).toBeVisible();
  expect(container.textContent).not.toMatch(/undefined|NaN|£0/);
  expect(container.querySelector('[data-part="Registration"]')).toBeNull();
});

test('treats a price of 0 as missing', async () => {
  await render(<CarCard car={{ ...barestCar, price: 0 }} href="#" />);
  await expect.element(page.getByText('No price given')).toBeVisible();
});

test('uses the singular for one mile', async () => {
  await render(<CarCard car={{ ...x3, distance: 1.2 }} href="#" />);
  await expect.element(page.getByText('1 mile away')).toBeVisible();
});

test('prefers the valuation’s own word for its verdict', async () => {
  await render(<CarCard car={{ ...x3, valuation: { ...createValuation(10, 20), word: 'Great deal' } }} href="#" />);
  await expect.element(page.getByText('Great deal')).toBeVisible();
});

test.each([240, 280, 320])('fits the longest names and prices into %i px', async (width) => {
  const { container } = await render(
    <div style={{ inlineSize: width, overflow: 'auto' }}>
      <CarCard car={longestCar} href="#" />
    </div>,
  );
  await waitForFrames();
  expect(container.firstElementChild?.scrollWidth).toBe(width);
});

test('aligns names, facts and prices across cards with missing data', async () => {
  await render(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 280px)' }}>
      <CarCard car={x3} href="#" />
      <CarCard car={{ ...v60, valuation: undefined }} href="#" />
      <CarCard car={{ ...v60, derivative: '' }} href="#" />
      <CarCard car={{ ...v60, derivative: '' }} href="#" onFavourite={() => {}} />
    </div>,
  );
  await waitForFrames();
  for (const name of ['Name', 'Facts', 'Price']) {
    const tops = [...document.querySelectorAll(`[data-part="${name}"]`)].map((line) =>
      Math.round(line.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, name).toBe(1);
  }
});

test('reserves no line for an empty derivative on phones', async () => {
  await page.viewport(360, 800);
  await render(<CarCard car={{ ...v60, derivative: '' }} href="#" />);
  await waitForFrames();
  const [name, facts] = ['Name', 'Facts'].map((each) => getPart(each)?.getBoundingClientRect());
  expect(facts?.top).toBe(name?.bottom);
});

test('navigates with the provider’s router, except on Ctrl+click', async () => {
  const navigate = vi.fn<(href: string) => void>();
  await render(
    <KitProvider navigate={navigate} useHref={(href) => `/base${href}`}>
      <CarCard car={x3} href="/cars/x3" />
    </KitProvider>,
  );
  const link = page.getByRole('link', { name: 'BMW X3' });
  await expect.element(link).toHaveAttribute('href', '/base/cars/x3');
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cars/x3');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  const keepPage = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  window.addEventListener('click', keepPage, { once: true });
  link.element().dispatchEvent(click);
  expect(navigate).toHaveBeenCalledOnce();
});

test('renders its link with renderLink', async () => {
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

test('renders its heading at the given level', async () => {
  await render(<CarCard car={x3} href="#" headingLevel={2} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'BMW X3' })).toBeVisible();
});

test('passes loading and fetchPriority to its picture', async () => {
  await render(<CarCard car={x3} href="#" loading="eager" fetchPriority="high" />);
  expect(getPart('Picture')).toHaveAttribute('loading', 'eager');
  expect(getPart('Picture')).toHaveAttribute('fetchpriority', 'high');
});

test('shows translated strings', async () => {
  await render(
    <CarCard
      car={{ ...unvaluedCar, mileage: undefined }}
      href="#"
      strings={{
        noMileage: 'Kilometerstand fehlt',
        tag: { unvalued: 'Zu prüfen' },
        sum: { unvalued: 'Noch nicht bewertet.' },
        image: { noPicture: 'Kein Bild' },
      }}
    />,
  );
  for (const text of ['Kilometerstand fehlt', 'Zu prüfen', 'Noch nicht bewertet.', 'Kein Bild']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

test('hides the favourite button inside a skeleton', async () => {
  const isFavouriteVisible = () => getPart('Favourite')?.checkVisibility({ visibilityProperty: true });
  const card = <CarCard car={x3} onFavourite={() => {}} />;
  const { rerender } = await render(<Skeleton isLoading>{card}</Skeleton>);
  expect(isFavouriteVisible()).toBe(false);
  await rerender(<Skeleton isLoading={false}>{card}</Skeleton>);
  await waitForFrames();
  expect(isFavouriteVisible()).toBe(true);
});

test('omits the seller from its facts', async () => {
  const listing = { ...x3, seller: 'Private seller' };
  await render(<CarCard car={listing} />);
  expect(getPart('Facts')?.textContent).toMatch(/12 miles away$/);
});

test('renders every slot and runs the app’s action', async () => {
  const onReserve = vi.fn<() => void>();
  await render(
    <CarCard
      car={{ ...x3, price: 20_000, wasPrice: 22_000, status: 'reserved', photoCount: 12 }}
      href="#car"
      facts={['Diesel', 'Automatic']}
      badges="One owner"
      finance={{ perMonth: 249.5, representativeExample: 'Representative 9.9% APR over 48 months.' }}
      actions={
        <button type="button" onClick={onReserve}>
          Reserve
        </button>
      }
      footer="Sold by Motors Ltd"
    />,
  );
  expect(getPart('Facts')?.textContent).toMatch(/DieselAutomatic12 miles away$/);
  for (const [name, text] of [
    ['Status', 'Reserved'],
    ['Photos', '12 photos'],
    ['Badges', 'One owner'],
    ['WasPrice', 'Was £22,000£22,000'],
    ['PerMonth', '£249.50 per month'],
    ['FinanceExample', 'Representative 9.9% APR over 48 months.'],
    ['Footer', 'Sold by Motors Ltd'],
  ] as const)
    expect(getPart(name)).toHaveTextContent(text);
  await page.getByRole('button', { name: 'Reserve' }).click();
  expect(onReserve).toHaveBeenCalledOnce();
});

test('renders its picture with renderImage', async () => {
  await render(
    <CarCard
      car={{ ...x3, imageSrcSet: '/x3.jpg 600w' }}
      renderImage={(props) => <img {...props} alt="" data-framework="" />}
    />,
  );
  expect(getPart('Picture')).toHaveAttribute('data-framework');
  expect(getPart('Picture')).toHaveAttribute('srcset', '/x3.jpg 600w');
});
