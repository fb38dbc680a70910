import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Pagination } from './index.ts';

const getHref = (number: number) => (number === 1 ? '/results' : `/results?page=${number}`);

test('links to every page, and marks the current page', async () => {
  await render(<Pagination page={2} pages={3} window={[1, 2, 3]} hrefFor={getHref} />);
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(
    links.elements().map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Previous', '/results'],
    ['Page 1', '/results'],
    ['Page 2', '/results?page=2'],
    ['Page 3', '/results?page=3'],
    ['Next', '/results?page=3'],
  ]);
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
});

test.each([
  { at: 1, step: 'Previous', other: 'Next' },
  { at: 3, step: 'Next', other: 'Previous' },
])('disables $step on page $at of 3', async ({ at, step, other }) => {
  await render(<Pagination page={at} pages={3} window={[1, 2, 3]} hrefFor={getHref} />);
  const disabledStep = page.getByRole('link', { name: step });
  await expect.element(disabledStep).toHaveAttribute('aria-disabled', 'true');
  await expect.element(disabledStep).not.toHaveAttribute('href');
  await expect.element(page.getByRole('link', { name: other })).toHaveAttribute('href', '/results?page=2');
});

test.each([0, 1])('renders nothing if the number of pages is %d', async (pages) => {
  const { container } = await render(<Pagination page={1} pages={pages} window={[1]} hrefFor={getHref} />);
  expect(container).toBeEmptyDOMElement();
});

test('calls onPageChange, and shows translated labels', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  await render(
    <Pagination
      page={2}
      pages={9}
      window={[1, 2, 3, 4, 5]}
      hrefFor={(number) => `#${number}`}
      onPageChange={onPageChange}
      label="Seiten"
      previousLabel="Zurück"
      nextLabel="Weiter"
      pageLabel="Seite {page}"
    />,
  );
  await page.getByRole('link', { name: 'Seite 5' }).click();
  await page.getByRole('link', { name: 'Weiter' }).click();
  await page.getByRole('link', { name: 'Zurück' }).click();
  expect(onPageChange.mock.calls).toEqual([[5], [3], [1]]);
  await expect.element(page.getByRole('navigation', { name: 'Seiten' })).toBeInTheDocument();
});

test('renders links with renderLink', async () => {
  await render(
    <Pagination
      page={1}
      pages={2}
      window={[1, 2]}
      hrefFor={getHref}
      renderLink={({ children, ...props }) => (
        <a {...props} data-routed>
          {children}
        </a>
      )}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('data-routed');
});

test.each([280, 320])(
  'fits four-digit page numbers into %d px with targets of at least 32 × 44 px',
  async (inlineSize) => {
    await render(
      <div style={{ inlineSize }}>
        <Pagination page={1002} pages={2000} window={[1000, 1001, 1002, 1003, 1004]} hrefFor={getHref} />
      </div>,
    );
    const boxes = page
      .getByRole('link')
      .elements()
      .map((link) => link.getBoundingClientRect());
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(32);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const [first, last] = [boxes.at(0), boxes.at(-1)];
    expect((last?.right ?? Infinity) - (first?.left ?? 0)).toBeLessThanOrEqual(inlineSize);
  },
);
