import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createValuation } from '../../../test/support/cars.ts';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { toasts } from '../../components/Toast/queue.ts';
import { PriceAnalysis, type PriceAnalysisProps } from './index.ts';

const valued = {
  price: 22_750,
  valuation: createValuation(22_750, 24_900),
  range: { low: 23_700, high: 26_100 },
  futureValue: { oneYear: 21_400, threeYears: 16_300, fiveYears: 12_150 },
} satisfies PriceAnalysisProps;

const getRowTexts = (part: string) =>
  [...document.querySelectorAll(`[data-part="${part}"] dl > div`)].map((row) => row.textContent);

afterEach(() => toasts.clear());

describe('a valued car', () => {
  test('shows the sums, the likely range and the rule in words', async () => {
    await render(<PriceAnalysis {...valued} />);
    await expect.element(page.getByRole('group', { name: 'Price Analysis' })).toBeVisible();
    expect(getRowTexts('Ledger')).toEqual([
      'Estimated Value£24,900',
      'Listed Price£22,750',
      'Difference\u2212£2,150 8.6%',
      'Likely range£23,700 to £26,100',
    ]);
    await expect.element(page.getByText('Good price')).toBeVisible();
    await expect.element(page.getByText(valued.valuation.rule.text)).toBeVisible();
  });

  test('labels the amounts on its ruler, and hides the ruler from screen readers', async () => {
    await render(<PriceAnalysis {...valued} />);
    const scale = document.querySelector('[data-part="Scale"]');
    expect(scale).toHaveAttribute('aria-hidden', 'true');
    expect(scale?.textContent).toBe('£22,750 listed£24,900 estimate£28,635 and up is high');
  });

  test.each([
    // £30,882 is slightly less than 15% above the estimate.
    [26_854, 15, '£30,883 and up is high'],
    [20_000, 10, '£22,000 and up is high'],
  ])('states the lowest price rated high (estimate: %d, threshold: %d per cent)', async (estimate, high, label) => {
    const valuation = { ...createValuation(25_000, estimate), rule: { text: '', bands: { good: 0, high } } };
    await render(<PriceAnalysis price={25_000} valuation={valuation} />);
    expect(document.querySelector('[data-part="Scale"]')?.textContent).toContain(label);
  });

  test('keeps the ruler’s labels within both of its ends', async () => {
    for (const price of [1, 99_000]) {
      const { container, unmount } = await render(
        <div style={{ inlineSize: 300, overflow: 'auto' }}>
          <PriceAnalysis price={price} valuation={createValuation(price, 24_900)} />
        </div>,
      );
      expect(container.firstElementChild?.scrollWidth, String(price)).toBe(300);
      const { left, right } = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const label = page.getByText('listed', { exact: false }).first().element().getBoundingClientRect();
      expect(label.left).toBeGreaterThanOrEqual(left);
      expect(label.right).toBeLessThanOrEqual(right);
      await unmount();
    }
  });

  test('shows future values with their years', async () => {
    await render(<PriceAnalysis {...valued} />);
    await expect.element(page.getByRole('heading', { level: 4, name: 'Future Value Prediction' })).toBeVisible();
    expect(getRowTexts('FutureValue')).toEqual(['Now£24,900', '1 Year£21,400', '3 Years£16,300', '5 Years£12,150']);
  });

  test('draws future values to scale from £0', async () => {
    await render(<PriceAnalysis {...valued} futureValue={{ fiveYears: 12_450 }} />);
    const d = document.querySelector('[data-part="FutureValue"] path:last-child')?.getAttribute('d');
    // Half the amount is drawn at half the height.
    expect(d).toBe('M6,16 L76,58');
  });

  test('keeps future values clear of the chart’s line, whether it falls or rises', async () => {
    for (const futureValue of [
      { oneYear: 24_000, threeYears: 8_000, fiveYears: 6_000 },
      { oneYear: 20_000, threeYears: 27_000, fiveYears: 40_000 },
    ]) {
      const { unmount } = await render(
        <div style={{ inlineSize: 280 }}>
          <PriceAnalysis {...valued} futureValue={futureValue} />
        </div>,
      );
      const line = document.querySelector<SVGPathElement>('[data-part="FutureValue"] path:last-child');
      const matrix = line?.getScreenCTM();
      if (!line || !matrix) throw new Error('The chart has no line.');
      const amounts = [...document.querySelectorAll('[data-part="FutureValue"] dd')];
      const boxes = amounts.map((amount) => amount.getBoundingClientRect());
      const touched = new Set<string | null>();
      for (let step = 0; step <= 200; step += 1) {
        const { x, y } = line.getPointAtLength((line.getTotalLength() * step) / 200).matrixTransform(matrix);
        boxes.forEach(({ left, right, top, bottom }, index) => {
          // A text box is a little taller than its figures.
          if (x > left && x < right && y > top + 3 && y < bottom - 3) touched.add(amounts[index]?.textContent ?? null);
        });
      }
      expect([...touched]).toEqual([]);
      await unmount();
    }
  });

  test('omits unknown future values', async () => {
    const { rerender } = await render(<PriceAnalysis {...valued} futureValue={{ oneYear: 0 }} />);
    expect(document.querySelector('[data-part="FutureValue"]')).toBeNull();
    await rerender(<PriceAnalysis {...valued} futureValue={{ threeYears: 16_300 }} />);
    expect(getRowTexts('FutureValue')).toEqual(['Now£24,900', '3 Years£16,300']);
  });
});

describe('a car without a valuation', () => {
  test('says that there is no valuation and no price', async () => {
    const { container } = await render(<PriceAnalysis price={0} />);
    expect(getRowTexts('Ledger')).toEqual(['Estimated ValueNot valued yet', 'Listed PriceNo price given']);
    await expect.element(page.getByText('Need to Check')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(container.textContent).not.toMatch(/NaN|undefined|£0/);
  });

  test('requests the value once for repeated presses, and keeps focus', async () => {
    const onCheckValue = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    await render(<PriceAnalysis price={22_750} onCheckValue={onCheckValue} />);
    const button = page.getByRole('button', { name: 'Check Value' });
    const element = button.element() as HTMLButtonElement;
    element.focus();
    element.click();
    element.click();
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toHaveFocus();
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onCheckValue).toHaveBeenCalledOnce();
  });

  test('announces and focuses the estimate once it is loaded', async () => {
    const renderAnalysis = (isValued: boolean) => (
      <PriceAnalysis {...valued} valuation={isValued ? valued.valuation : undefined} onCheckValue={async () => {}} />
    );
    const { rerender } = await render(renderAnalysis(false));
    await userEvent.click(page.getByRole('button', { name: 'Check Value' }));
    await rerender(renderAnalysis(true));
    await expect.poll(() => document.activeElement).toHaveAttribute('data-part', 'Estimate');
    await expect.element(page.getByRole('status')).toHaveTextContent('£24,900');
  });

  test('does not focus the estimate if the user has moved focus', async () => {
    const renderAnalysis = (isValued: boolean) => (
      <>
        <PriceAnalysis {...valued} valuation={isValued ? valued.valuation : undefined} onCheckValue={async () => {}} />
        <a href="#next">Next</a>
      </>
    );
    const { rerender } = await render(renderAnalysis(false));
    await userEvent.click(page.getByRole('button', { name: 'Check Value' }));
    await userEvent.tab();
    await rerender(renderAnalysis(true));
    await expect.element(page.getByRole('link')).toHaveFocus();
  });

  test('shows an error after a failed check, and enables the button again', async () => {
    await render(<PriceAnalysis price={22_750} onCheckValue={() => Promise.reject(new Error('503'))} />);
    await userEvent.click(page.getByRole('button', { name: 'Check Value' }));
    await expect.poll(() => toasts.visibleToasts).toHaveLength(1);
    expect(toasts.visibleToasts[0]?.content).toMatchObject({
      tone: 'error',
      title: 'Error checking valuation',
      description: 'Please try again later',
    });
    const button = page.getByRole('button', { name: 'Check Value' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
  });
});

test('renders its headings at the given level', async () => {
  await render(<PriceAnalysis {...valued} headingLevel={2} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Price Analysis' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Future Value Prediction' })).toBeVisible();
});

test('shows translated strings', async () => {
  await render(
    <PriceAnalysis
      {...valued}
      strings={{ heading: 'Preis', estimateMark: 'geschätzt {estimate}', tag: { good: 'Guter Preis' } }}
    />,
  );
  for (const text of ['Preis', 'geschätzt £24,900', 'Guter Preis'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('abbreviates millions visually, but not for screen readers', async () => {
  await render(<PriceAnalysis futureValue={{ oneYear: 8_350_000 }} />);
  await expect.element(page.getByText('£8.35m')).toBeVisible();
  expect(await getAccessibleNames('StaticText')).toContain('£8,350,000');
  expect(await getAccessibleNames('StaticText')).not.toContain('£8.35m');
});
