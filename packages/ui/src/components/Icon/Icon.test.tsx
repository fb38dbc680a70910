import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Icon, type IconName, iconNames } from './index.ts';

test('is decorative without a label', async () => {
  const { container } = await render(<Icon name="search" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(page.getByRole('img').elements()).toEqual([]);
});

test.each<{ name: IconName; isMirrored: boolean }>([
  { name: 'arrow-end', isMirrored: true },
  { name: 'chevron-start', isMirrored: true },
  { name: 'search', isMirrored: false },
])('mirrors only directional icons in right-to-left text ($name: $isMirrored)', async ({ name, isMirrored }) => {
  const { container } = await render(
    <div dir="rtl">
      <Icon name={name} />
    </div>,
  );
  const svg = container.querySelector('svg');
  expect(svg && getComputedStyle(svg).transform).toBe(isMirrored ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
});

test.each(iconNames)('%s fits its box, including the stroke', async (name) => {
  const { container } = await render(<Icon name={name} />);
  const path = container.querySelector('path');
  const { x, y, width, height } = path?.getBBox({ stroke: true }) ?? new DOMRect();
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24);
  expect(width + height).toBeGreaterThan(4);
});
