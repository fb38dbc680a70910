import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SuggestionChips } from './index.ts';

const suggestions = [
  { text: 'Tesla Model 3 low mileage...', shortText: 'Tesla Model…' },
  { text: 'VW Golf diesel...' },
];
const getChip = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => page.viewport(1280, 800));

test('calls onSelect with the whole text on click and Enter', async () => {
  const onSelect = vi.fn<(text: string) => void>();
  await render(<SuggestionChips label="Popular" suggestions={suggestions} onSelect={onSelect} />);
  await getChip('VW Golf diesel...').click();
  (getChip('Tesla Model 3 low mileage...').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['VW Golf diesel...'], ['Tesla Model 3 low mileage...']]);
});

test('is a named group with a label that is visible on wide screens only', async () => {
  await render(<SuggestionChips label="Popular" suggestions={suggestions} onSelect={() => {}} />);
  await expect.element(page.getByRole('group', { name: 'Popular' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  const label = page.getByText('Popular').element();
  expect(label.getBoundingClientRect().width).toBeGreaterThan(20);
  await page.viewport(767, 800);
  expect(label.getBoundingClientRect().width).toBe(1);
});

test('exposes a hidden label to screen readers only', async () => {
  await render(<SuggestionChips label="Popular" isLabelHidden suggestions={suggestions} onSelect={() => {}} />);
  await expect.element(page.getByRole('group', { name: 'Popular' })).toBeInTheDocument();
  expect(page.getByText('Popular').element().getBoundingClientRect().width).toBe(1);
});

test('shows the short text on small screens, but calls onSelect with the whole text', async () => {
  await page.viewport(360, 800);
  const onSelect = vi.fn<(text: string) => void>();
  await render(<SuggestionChips label="Popular" suggestions={suggestions} onSelect={onSelect} />);
  await expect.element(page.getByText('Tesla Model…')).toBeVisible();
  expect(page.getByText('Tesla Model 3 low mileage...').element().getBoundingClientRect().width).toBe(1);
  await getChip('Tesla Model 3 low mileage...').click();
  expect(onSelect.mock.calls).toEqual([['Tesla Model 3 low mileage...']]);
  await page.viewport(1280, 800);
  await expect.element(page.getByText('Tesla Model…')).not.toBeVisible();
});

test('scrolls in one row on small screens without widening the page', async () => {
  await page.viewport(320, 800);
  const many = Array.from({ length: 8 }, (_, n) => ({ text: `Suggestion number ${n}` }));
  await render(<SuggestionChips label="Popular" suggestions={many} onSelect={() => {}} />);
  const boxes = page
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes[0]?.height).toBe(44);
  expect(document.documentElement.scrollWidth).toBe(320);
  (page.getByRole('button').elements().at(-1) as HTMLElement).focus();
  expect(page.getByRole('list').element().scrollLeft).toBeGreaterThan(200);
});

test('uses the brand’s radius', async () => {
  await render(
    <>
      <SuggestionChips label="Round" suggestions={[{ text: 'BMW X5' }]} onSelect={() => {}} />
      <div data-brand="wireframe">
        <SuggestionChips label="Square" suggestions={[{ text: 'Audi A4' }]} onSelect={() => {}} />
      </div>
    </>,
  );
  const getRadius = (name: string) => getComputedStyle(getChip(name).element()).borderRadius;
  expect(getRadius('BMW X5')).toBe('22px');
  expect(getRadius('Audi A4')).toBe('0px');
});
