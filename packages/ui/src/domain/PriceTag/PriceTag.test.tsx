import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from '../../components/Stack/index.ts';
import { page } from 'vitest/browser';
import { createValuation } from '../../../test/support/cars.ts';
import { getAccessibleNames } from '../../../test/support/accessibility-tree.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag, type Valuation } from './index.ts';

describe('PriceTag', () => {
  test.each([
    ['good', 'Good price'],
    ['fair', 'Fair price'],
    ['high', 'High price'],
  ] as const)('shows a word and a symbol for the verdict %s', async (verdict, word) => {
    const { container } = await render(<PriceTag verdict={verdict} />);
    await expect.element(page.getByText(word)).toBeVisible();
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });

  test('has a different symbol for each verdict', async () => {
    const { container } = await render(
      <>
        <PriceTag verdict="good" />
        <PriceTag verdict="fair" />
        <PriceTag verdict="high" />
      </>,
    );
    const glyphs = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(glyphs).size).toBe(3);
  });

  test('says that the price needs checking if there is no verdict', async () => {
    const { container } = await render(<PriceTag />);
    await expect.element(page.getByText('Need to Check')).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
  });

  test('prefers its strings to the valuation’s own word', async () => {
    await render(
      <>
        <PriceTag verdict="high" word="Bad deal" />
        <PriceTag verdict="high" word="Bad deal" strings={{ high: 'Zu teuer' }} />
        <PriceTag verdict="high" strings={{ high: 'Teuer' }} />
      </>,
    );
    await expect.element(page.getByText('Bad deal')).toBeVisible();
    await expect.element(page.getByText('Zu teuer')).toBeVisible();
    await expect.element(page.getByText('Teuer', { exact: true })).toBeVisible();
  });
});

test('shows the label and bands of a custom verdict rule', async () => {
  const valuation: Valuation = {
    verdict: { tone: 'good', label: 'Bargain' },
    price: 8_000,
    estimate: 10_000,
    rule: { text: 'Four steps.', bands: [{ tone: 'good', upTo: -15 }, { tone: 'good', upTo: 0 }, { tone: 'neutral' }] },
  };
  const { container } = await render(
    <>
      <PriceTag verdict={valuation.verdict} />
      <PriceTag verdict={{ tone: 'neutral', label: 'On request' }} />
      <PriceRuler valuation={valuation} />
    </>,
  );
  await expect.element(page.getByText('Bargain')).toBeVisible();
  await expect.element(page.getByText('On request')).toBeVisible();
  const segments = [...container.querySelectorAll('[data-part="Segment"]')];
  expect(segments.map((segment) => segment.hasAttribute('data-held'))).toEqual([true, false, false]);
});

describe('PriceRuler', () => {
  /** Returns the position of the mark's centre, as a share of the ruler. */
  async function getMarkerPosition(valuation: Valuation, dir = 'ltr') {
    const { container, unmount } = await render(
      <div dir={dir} style={{ inlineSize: 600 }}>
        <PriceRuler valuation={valuation} />
      </div>,
    );
    const animations = container.querySelector('[data-component="PriceRuler"]')?.getAnimations({ subtree: true });
    for (const animation of animations ?? []) animation.finish();
    const ruler = container.querySelector('[data-component="PriceRuler"]')?.getBoundingClientRect();
    const mark = container.querySelector('[data-part="Mark"]')?.getBoundingClientRect();
    await unmount();
    if (!ruler || !mark) throw new Error('The ruler or its mark is missing.');
    return (mark.left + mark.width / 2 - ruler.left) / ruler.width;
  }

  test('marks the price on a scale from 25% below to 35% above the estimate', async () => {
    expect(await getMarkerPosition(createValuation(10_000, 10_000))).toBeCloseTo(25 / 60, 2);
    expect(await getMarkerPosition(createValuation(8_000, 10_000))).toBeCloseTo(5 / 60, 2);
    expect(await getMarkerPosition(createValuation(13_000, 10_000))).toBeCloseTo(55 / 60, 2);
  });

  test('clamps the mark to the ends of the scale', async () => {
    expect(await getMarkerPosition(createValuation(1, 10_000))).toBeCloseTo(0, 1);
    expect(await getMarkerPosition(createValuation(99_000, 10_000))).toBeCloseTo(1, 1);
  });

  test('mirrors the scale in right-to-left text', async () => {
    expect(await getMarkerPosition(createValuation(8_000, 10_000), 'rtl')).toBeCloseTo(55 / 60, 2);
  });

  test('colours only the segment that contains the price', async () => {
    const { container } = await render(<PriceRuler valuation={createValuation(11_000, 10_000)} />);
    const activeSegments = [...container.querySelectorAll('[data-part="Segment"]')].map((segment) =>
      segment.hasAttribute('data-held'),
    );
    expect(activeSegments).toEqual([false, true, false]);
    const colours = [...container.querySelectorAll('[data-part="Segment"]')].map(
      (segment) => getComputedStyle(segment).backgroundColor,
    );
    expect(colours[0]).toBe(colours[2]);
    expect(colours[1]).not.toBe(colours[0]);
  });

  test('divides its segments at the thresholds of the rule', async () => {
    const measureWidths = async (good: number, high: number) => {
      const valuation = { ...createValuation(10_000, 10_000), rule: { text: '', bands: { good, high } } };
      const { container, unmount } = await render(<PriceRuler valuation={valuation} style={{ inlineSize: 600 }} />);
      const found = [...container.querySelectorAll('[data-part="Segment"]')].map((segment) =>
        Math.round(segment.getBoundingClientRect().width),
      );
      await unmount();
      return found;
    };
    // Segments are separated by a gap of 2 px.
    expect(await measureWidths(0, 15)).toEqual([249, 148, 199]);
    expect(await measureWidths(-5, 10)).toEqual([199, 148, 249]);
    expect(await measureWidths(0, 5)).toEqual([249, 48, 299]);
  });

  test('is hidden from screen readers, and dotted without a valuation', async () => {
    const { container } = await render(<PriceRuler />);
    const ruler = container.querySelector('[data-component="PriceRuler"]');
    expect(ruler).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[data-part="Mark"]')).toBeNull();
    expect(getComputedStyle(ruler as Element, '::before').borderBlockStartStyle).toBe('dotted');
  });
});

describe('PriceSum', () => {
  test('keeps ± on the same line as its amount at every width', async () => {
    const { container } = await render(<PriceSum valuation={createValuation(9_000, 10_000)} margin={1250} />);
    const sum = container.querySelector<HTMLElement>('[data-component="PriceSum"]');
    const text = [...(sum?.childNodes ?? [])].at(-1);
    const at = text?.textContent?.indexOf('±') ?? -1;
    expect(at).toBeGreaterThan(0);
    const getTops = (start: number, end: number) => {
      const range = document.createRange();
      if (text) {
        range.setStart(text, start);
        range.setEnd(text, end);
      }
      return range.getBoundingClientRect().top;
    };
    for (let inlineSize = 120; inlineSize < 480; inlineSize += 8) {
      if (sum) sum.style.inlineSize = `${inlineSize}px`;
      expect(getTops(at, at + 1), `${inlineSize} px`).toBe(getTops(at + 2, at + 3));
    }
  });

  test.each([
    [createValuation(24_995, 26_850), '£1,855 below our £26,850 estimate'],
    [createValuation(29_750, 25_300), '£4,450 above our £25,300 estimate'],
    [createValuation(15_000, 15_000), 'The same as our £15,000 estimate'],
    [undefined, 'Not valued yet.'],
  ])('states the difference in words (case %#)', async (valuation, sentence) => {
    const { container } = await render(<PriceSum valuation={valuation} />);
    expect(container).toHaveTextContent(sentence);
  });

  test('supports translations with a different word order', async () => {
    const strings = { below: 'Unter {estimate}: {difference}' };
    const { container } = await render(<PriceSum valuation={createValuation(9_000, 10_000)} strings={strings} />);
    expect(container).toHaveTextContent('Unter £10,000: £1,000');
    expect(container.querySelector('strong')).toHaveTextContent('£1,000');
  });
});

describe('PriceLedger', () => {
  const getRows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);

  test('shows estimate, listed price and difference in order, with rule and range', async () => {
    const { container } = await render(
      <PriceLedger valuation={createValuation(22_750, 24_900)} range={{ low: 23_700, high: 26_100 }} />,
    );
    expect(getRows()).toEqual(['Est. Value£24,900', 'Listed Price£22,750', 'Difference\u2212£2,150 8.6%']);
    expect(container.querySelector('p')).toHaveTextContent(
      'Below the estimate is a good price; less than 15% above it is fair; more is a high price. The likely range is £23,700 to £26,100.',
    );
  });

  test('exposes the sign and the amount of the difference as one text', async () => {
    await render(<PriceLedger valuation={createValuation(22_750, 24_900)} />);
    expect(await getAccessibleNames('StaticText')).toContain('\u2212£2,150');
  });

  test('shows a plus sign if the price is above the estimate', async () => {
    await render(<PriceLedger valuation={createValuation(17_450, 17_100)} />);
    expect(getRows()[2]).toBe('Difference+£350 2%');
  });

  test('shows no sign if there is no difference', async () => {
    await render(<PriceLedger valuation={createValuation(10_000, 10_000)} />);
    expect(getRows()[2]).toBe('Difference£0 0%');
  });
});

test('keeps a PriceTag narrower than its Stack', async () => {
  await render(
    <Stack style={{ inlineSize: 400 }}>
      <PriceTag verdict="good" />
    </Stack>,
  );
  const tag = document.querySelector('[data-component="PriceTag"]');
  expect(tag?.getBoundingClientRect().width).toBeLessThan(200);
});
