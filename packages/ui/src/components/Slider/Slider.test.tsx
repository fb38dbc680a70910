import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { KitProvider } from '../KitProvider/index.ts';
import { Histogram, Slider } from './index.ts';

const stops = [0, 1000, 2000, 5000, 10_000, 20_000];
const getThumb = (name: string) => page.getByRole('slider', { name, exact: true });
const getInput = (name: string) => page.getByRole('textbox', { name, exact: true });
const getOutput = () => document.querySelector('[data-part="Output"]');
const getRects = (part: string, selector = '') =>
  [...document.querySelectorAll(`[data-part="${part}"]${selector}`)].map((element) => element.getBoundingClientRect());
const getValueText = (name: string) => getThumb(name).element().getAttribute('aria-valuetext');

test('moves by step, by page and to its limits by keyboard, reporting each value', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const onChangeEnd = vi.fn<(value: number) => void>();
  await render(
    <Slider
      label="Deposit"
      defaultValue={500}
      maxValue={1000}
      step={10}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{PageUp}{ArrowLeft}{PageDown}{End}{Home}');
  const reportedValues = [510, 610, 600, 500, 1000, 0];
  expect(onChange.mock.calls.flat()).toEqual(reportedValues);
  expect(onChangeEnd.mock.calls.flat()).toEqual(reportedValues);
});

test('mirrors the arrow keys in a right-to-left locale', async () => {
  await render(
    <KitProvider locale="ar-EG">
      <Slider label="Deposit" defaultValue={50} />
    </KitProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getThumb('Deposit')).toHaveValue('51');
});

test.each([
  { locale: 'en-GB', dir: 'ltr' },
  { locale: 'en-GB', dir: 'rtl' },
  { locale: 'ar-EG', dir: 'ltr' },
  { locale: 'ar-EG', dir: 'rtl' },
])('keeps thumbs, fill, bars and arrow keys consistent for $locale in $dir text', async ({ locale, dir }) => {
  await render(
    <div dir={dir} style={{ inlineSize: 416 }}>
      <KitProvider locale={locale}>
        <Slider
          label="Price"
          defaultValue={[10, 40]}
          step={10}
          chart={<Histogram counts={[1, 2, 3, 4, 5, 4, 3, 2, 1, 1]} label="26 cars" />}
        />
      </KitProvider>
    </div>,
  );
  const getThumbs = () => getRects('Thumb').map(({ left, width }) => left + width / 2);
  const expectFillBetweenThumbs = () => {
    const sortedThumbs = getThumbs().toSorted((a, b) => a - b);
    const fill = getRects('Fill')[0];
    const bars = getRects('Bar', '[data-selected]').toSorted((a, b) => a.left - b.left);
    expect(fill?.left).toBeCloseTo(sortedThumbs[0] ?? NaN, 0);
    expect(fill?.right).toBeCloseTo(sortedThumbs[1] ?? NaN, 0);
    // The gaps between bars are narrower than 4 px.
    expect(Math.abs((bars[0]?.left ?? NaN) - (sortedThumbs[0] ?? NaN))).toBeLessThan(4);
    expect(Math.abs((bars.at(-1)?.right ?? NaN) - (sortedThumbs[1] ?? NaN))).toBeLessThan(4);
  };
  expectFillBetweenThumbs();
  await userEvent.tab();
  for (const [key, sign] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ] as const) {
    const [before = NaN] = getThumbs();
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => (getThumbs()[0] ?? NaN) - before).toBeCloseTo(sign * 40, 0);
    expectFillBetweenThumbs();
  }
});

test('moves between its stops, and keeps one thumb from passing the other', async () => {
  const onChange = vi.fn<(value: [number, number]) => void>();
  await render(
    <Slider label="Price" format="currency" stops={stops} defaultValue={[2000, 5000]} onChange={onChange} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}');
  expect(onChange.mock.calls.flat()).toEqual([
    [5000, 5000],
    [5000, 10_000],
    [5000, 20_000],
  ]);
  expect([getValueText('Minimum Price'), getValueText('Maximum Price')]).toEqual(['£5,000', '£20,000']);
  await expect.poll(() => getOutput()?.textContent).toMatch(/5,000.+20,000/);
});

test('keeps a value between two stops until its thumb moves', async () => {
  const onChange = vi.fn<(value: [number, number]) => void>();
  await render(<Slider label="Price" stops={stops} defaultValue={[1234, 8888]} onChange={onChange} />);
  await expect.poll(() => getValueText('Minimum Price')).toBe('1,234');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  // The maximum is drawn at 10,000, its nearest stop, but its value is lower.
  await userEvent.keyboard('{End}');
  expect(onChange.mock.calls.flat()).toEqual([
    [2000, 8888],
    [8888, 8888],
  ]);
});

test.each([
  { value: [0, 20_000] as const, text: 'Any', thumbs: ['No minimum', 'No maximum'] },
  { value: [0, 5000] as const, text: 'Up to £5,000', thumbs: ['No minimum', '£5,000'] },
  { value: [1000, 20_000] as const, text: 'From £1,000', thumbs: ['£1,000', 'No maximum'] },
  { value: [1000, 1000] as const, text: '£1,000', thumbs: ['£1,000', '£1,000'] },
])('describes $value with open ends as $text', async ({ value, text, thumbs }) => {
  await render(<Slider label="Price" format="currency" stops={stops} value={value} hasOpenEnds />);
  expect(getOutput()?.textContent).toBe(text);
  expect([getValueText('Minimum Price'), getValueText('Maximum Price')]).toEqual(thumbs);
});

test('keeps fields and thumbs in sync', async () => {
  const onChange = vi.fn<(value: [number, number]) => void>();
  await render(
    <Slider
      label="Price"
      format="currency"
      stops={stops}
      defaultValue={[0, 5000]}
      hasOpenEnds
      hasFields
      onChange={onChange}
    />,
  );
  await expect.element(getInput('From')).toHaveValue('');
  await expect.element(getInput('From')).toHaveAttribute('placeholder', 'Any');
  // A minimum above the maximum raises the maximum.
  await getInput('From').fill('7500');
  await userEvent.tab();
  await expect.element(getInput('To')).toHaveValue('7,500');
  await getInput('To').fill('99000');
  await userEvent.tab();
  await expect.element(getInput('To')).toHaveValue('');
  expect(getValueText('Maximum Price')).toBe('No maximum');
  getThumb('Minimum Price').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(getInput('From')).toHaveValue('');
  expect(onChange.mock.calls.flat()).toEqual([
    [7500, 7500],
    [7500, 20_000],
    [0, 20_000],
  ]);
});

test('shows its controlled value', async () => {
  function LimitedSlider() {
    const [value, setValue] = useState(50);
    return <Slider label="Deposit" value={value} onChange={(next) => setValue(Math.min(next, 60))} />;
  }
  await render(<LimitedSlider />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(getThumb('Deposit')).toHaveValue('60');
});

test('submits its values except at open ends, and restores its default on reset', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(Object.fromEntries(data))}>
      <Slider label="Price" name={['min', 'max']} stops={stops} defaultValue={[2000, 10_000]} hasOpenEnds />
      <Button type="submit">Send</Button>
      <button type="reset">Reset</button>
    </Form>,
  );
  const send = () => page.getByRole('button', { name: 'Send' }).click();
  await send();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{End}');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowLeft}');
  await send();
  await page.getByRole('button', { name: 'Reset' }).click();
  await send();
  expect(submissions).toEqual([{ min: '2000', max: '10000' }, { min: '1000' }, { min: '2000', max: '10000' }]);
});

test('describes a thumb by its server error until its value changes', async () => {
  await render(
    <Form errors={{ max: 'Too low.' }}>
      <Slider label="Price" name={['min', 'max']} stops={stops} defaultValue={[0, 1000]} description="With VAT." />
    </Form>,
  );
  await expect.element(getThumb('Maximum Price')).toHaveAccessibleDescription('Too low. With VAT.');
  await expect.element(getThumb('Maximum Price')).toBeInvalid();
  getThumb('Maximum Price').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getThumb('Maximum Price')).toHaveAccessibleDescription('With VAT.');
});

test('disables the thumb and the field when isDisabled is set', async () => {
  await render(<Slider label="Deposit" defaultValue={50} isDisabled hasFields />);
  await expect.element(getThumb('Deposit')).toBeDisabled();
  await expect.element(getInput('Deposit')).toBeDisabled();
});

test('moves the nearest thumb when the track is clicked', async () => {
  await render(
    <div style={{ inlineSize: 316 }}>
      <Slider label="Price" defaultValue={[20, 80]} />
    </div>,
  );
  const track = page.elementLocator(document.querySelector('[data-part="Track"]') as HTMLElement);
  await track.click({ position: { x: 210, y: 22 } });
  await expect.element(getThumb('Maximum Price')).toHaveValue('70');
  await expect.element(getThumb('Minimum Price')).toHaveValue('20');
});

test.each([
  { value: [20, 80] as const, min: 44, max: 44 },
  // The thumbs are 30 px apart: each has half of the distance, and 22 px on the other side.
  { value: [50, 60] as const, min: 37, max: 37 },
])('has thumb targets $min and $max px wide at $value', async ({ value, min, max }) => {
  await render(
    <div style={{ inlineSize: 316 }}>
      <Slider label="Price" value={value} />
    </div>,
  );
  const targetWidths = [...document.querySelectorAll('[data-part="Thumb"]')].map((each) =>
    Number.parseFloat(getComputedStyle(each, '::before').inlineSize),
  );
  expect(targetWidths).toEqual([min, max]);
});

test('keeps the minimum thumb on top when both are at the upper end', async () => {
  await render(
    <div style={{ inlineSize: 316 }}>
      <Slider label="Price" value={[100, 100]} />
    </div>,
  );
  const { x, y, width, height } =
    document.querySelector('[data-thumb="min"]')?.getBoundingClientRect() ?? new DOMRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-thumb]');
  expect(top).toHaveAttribute('data-thumb', 'min');
});

test('marks the histogram’s bars inside the range', async () => {
  await render(
    <Slider
      label="Price"
      stops={stops}
      defaultValue={[1000, 5000]}
      chart={<Histogram counts={[1, 3, 0, 2, 1]} label="7 cars" />}
    />,
  );
  const listSelectedStates = () =>
    [...document.querySelectorAll('[data-part="Bar"]')].map((bar) => bar.hasAttribute('data-selected'));
  expect(listSelectedStates()).toEqual([false, true, true, false, false]);
  getThumb('Minimum Price').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(listSelectedStates).toEqual([true, true, true, false, false]);
});

test('centres each bar on its stop if there is a count for each stop', async () => {
  await render(
    <Slider
      label="Year"
      minValue={2020}
      maxValue={2024}
      defaultValue={[2021, 2023]}
      chart={<Histogram counts={[1, 3, 1, 2, 1]} label="8 cars" />}
    />,
  );
  const bars = [...document.querySelectorAll('[data-part="Bar"]')];
  expect(bars.map((bar) => bar.hasAttribute('data-selected'))).toEqual([false, true, true, true, false]);
  const getMiddle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const thumbs = [...document.querySelectorAll('[data-part="Thumb"]')];
  expect(thumbs.map(getMiddle)).toEqual([bars[1], bars[3]].map((bar) => expect.closeTo(bar ? getMiddle(bar) : 0, 0)));
});
