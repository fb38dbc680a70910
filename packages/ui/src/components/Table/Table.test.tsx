import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { KitProvider } from '../KitProvider/index.ts';
import { Table, type TableProps } from './index.ts';

const columns = [
  { id: 'car', label: 'Car' },
  { id: 'days', label: 'Days in stock', align: 'end', isSortable: true },
  { id: 'price', label: 'Price', align: 'end' },
] as const;
const rows = [
  { id: 'v60', cells: { car: 'Volvo V60', days: 41, price: '£17,450' } },
  { id: 'golf', cells: { car: 'Volkswagen Golf', days: 12, price: '£14,995' } },
];
const props: TableProps<(typeof columns)[number]['id']> = { caption: 'Stock', columns, rows };

const getGrid = () => page.getByRole('grid', { name: 'Stock' });
const getCell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const getColumnHeader = (name: string) => page.getByRole('columnheader', { name, exact: true });
const getLeft = (element: Element) => Math.round(element.getBoundingClientRect().left);

test('has a caption, column headers and a header for each row', async () => {
  await render(<Table {...props} />);
  expect(getGrid().element().querySelector('caption')).toHaveTextContent('Stock');
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Car', 'Days in stock', 'Price']);
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Volvo V60', 'Volkswagen Golf']);
  await expect.element(page.getByRole('row', { name: 'Volvo V60' })).toBeVisible();
});

test('hides its caption but keeps its name', async () => {
  await render(<Table {...props} isCaptionHidden />);
  expect(getGrid().element().querySelector('caption')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('moves through rows and cells with the arrow keys', async () => {
  await render(<Table {...props} />);
  await userEvent.tab();
  await expect.element(page.getByRole('row', { name: 'Volvo V60' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('rowheader', { name: 'Volvo V60' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(getCell('12')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(getCell('£14,995')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(getColumnHeader('Price')).toHaveFocus();
});

test('does not scroll the page on Home and End', async () => {
  await render(
    <div style={{ blockSize: 3000 }}>
      <Table {...props} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.element(getCell('£17,450')).toHaveFocus();
  const preventedDefaults: boolean[] = [];
  document.addEventListener('keydown', (event) => preventedDefaults.push(event.defaultPrevented), { once: true });
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('rowheader', { name: 'Volvo V60' })).toHaveFocus();
  expect(preventedDefaults).toEqual([true]);
  expect(window.scrollY).toBe(0);
});

test('lets one press of Tab move focus out of the table', async () => {
  await render(
    <>
      <Table {...props} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('keeps its first column in view when it scrolls sideways', async () => {
  await render(
    <div style={{ inlineSize: 260 }}>
      <Table {...props} style={{ background: 'rgb(1, 2, 3)' }} />
    </div>,
  );
  const scroller = getGrid().element().parentElement;
  if (!scroller) throw new Error('The table has no scroller.');
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  const rowHeader = page.getByRole('rowheader', { name: 'Volvo V60' }).element();
  const start = getLeft(rowHeader);
  scroller.scrollLeft = scroller.scrollWidth;
  await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(0);
  expect(getLeft(rowHeader)).toBe(start);
  // The cell is opaque, with the background of the root.
  for (const each of [rowHeader, getColumnHeader('Car').element()])
    expect(getComputedStyle(each).backgroundColor).toBe('rgb(1, 2, 3)');
});

test.each(['ltr', 'rtl'])('keeps the focused cell clear of the first column in %s text', async (dir) => {
  await render(
    <KitProvider locale={dir === 'rtl' ? 'ar-EG' : 'en-GB'}>
      <div dir={dir} style={{ inlineSize: 260 }}>
        <Table {...props} />
      </div>
    </KitProvider>,
  );
  const [forwardKey, backwardKey] = dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
  const getOverlap = (name: string) => {
    const inner = getCell(name).element().getBoundingClientRect();
    const header = page.getByRole('rowheader', { name: 'Volvo V60' }).element().getBoundingClientRect();
    return Math.round(dir === 'rtl' ? inner.right - header.left : header.right - inner.left);
  };
  const scroller = getGrid().element().parentElement;
  await userEvent.tab();
  await userEvent.keyboard(forwardKey.repeat(3));
  await expect.element(getCell('£17,450')).toHaveFocus();
  await expect.poll(() => Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(0);
  await userEvent.keyboard(backwardKey);
  await expect.element(getCell('41')).toHaveFocus();
  await expect.poll(() => getOverlap('41')).toBeLessThanOrEqual(0);
});

test('calls onSortChange with the clicked column, and sets aria-sort', async () => {
  const onSortChange = vi.fn<NonNullable<TableProps['onSortChange']>>();
  await render(
    <Table {...props} sortDescriptor={{ column: 'days', direction: 'ascending' }} onSortChange={onSortChange} />,
  );
  await expect.element(getColumnHeader('Days in stock')).toHaveAttribute('aria-sort', 'ascending');
  expect(getColumnHeader('Price').element().hasAttribute('aria-sort')).toBe(false);
  await getColumnHeader('Days in stock').click();
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'days', direction: 'descending' });
  // The app sorts the rows.
  expect(page.getByRole('rowheader').elements()[0]).toHaveTextContent('Volvo V60');
});

test('follows a row’s link on Enter and on click', async () => {
  const navigate = vi.fn<(href: string) => void>();
  await render(
    <KitProvider navigate={navigate}>
      <Table {...props} rows={rows.map((row) => ({ ...row, href: `/cars/${row.id}` }))} />
    </KitProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/cars/golf']);
  await getCell('41').click();
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/cars/golf', '/cars/v60']);
});

test('shows a message if there are no rows', async () => {
  await render(<Table {...props} rows={[]} emptyMessage="No cars on the forecourt." />);
  await expect.element(page.getByText('No cars on the forecourt.')).toBeVisible();
});

test('names rows and columns by the text of their label elements', async () => {
  await render(
    <Table
      caption="Stock"
      columns={[{ id: 'car', label: <b>Car</b>, textValue: 'Car' }]}
      rows={[{ id: 'v60', cells: { car: <i>V60</i> }, textValue: 'Volvo V60' }]}
    />,
  );
  await expect.element(page.getByRole('row', { name: 'V60' })).toBeVisible();
  await expect.element(getColumnHeader('Car')).toBeVisible();
});
