import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { VisuallyHidden } from './index.ts';

test('is part of the accessible name', async () => {
  await render(
    <a href="https://www.example.com/">
      LinkedIn<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>,
  );
  await expect
    .element(page.getByRole('link', { name: 'LinkedIn (opens in a new tab)', exact: true }))
    .toBeInTheDocument();
});

test('clips its text, and takes no space in its line', async () => {
  const { container } = await render(
    <div style={{ position: 'relative', inlineSize: 'fit-content' }}>
      £24,995<VisuallyHidden data-testid="hidden">a price that goes on for many words</VisuallyHidden>
    </div>,
  );
  const { width } = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  expect(width).toBeLessThan(80);
  const hidden = page.getByTestId('hidden').element();
  expect(hidden.getBoundingClientRect().width).toBe(1);
  expect(getComputedStyle(hidden).clipPath).toBe('inset(50%)');
});

test('renders as the element that render returns', async () => {
  await render(<VisuallyHidden render={(props) => <h2 {...props}>Results</h2>} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Results' })).toBeInTheDocument();
});
