import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Logo, logoSizes } from './index.ts';

test('names the link that contains it', async () => {
  await render(
    <a href="/">
      <Logo text="KERB" band="UK" size="l" />
    </a>,
  );
  await expect.element(page.getByRole('link', { name: 'KERB', exact: true })).toBeInTheDocument();
});

test('fits its text inside the plate at every size', async () => {
  const { container } = await render(
    <>
      {logoSizes.map((size) => (
        <Logo key={size} text="KERB" size={size} />
      ))}
    </>,
  );
  const plates = [...container.querySelectorAll('[data-component="Logo"]')];
  const overflow = plates.map((plate) => [
    plate.scrollWidth - plate.clientWidth,
    plate.scrollHeight - plate.clientHeight,
  ]);
  expect(overflow).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('has its band at the inline start in right-to-left text', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Logo text="KERB" />
    </div>,
  );
  const plate = container.querySelector('[data-component="Logo"]')?.getBoundingClientRect();
  const band = container.querySelector('[data-part="Band"]')?.getBoundingClientRect();
  expect((plate?.right ?? 0) - (band?.right ?? 0)).toBe(2);
});

test.each(['dealer', 'wireframe'])('fits a phone at its largest size in the %s brand', async (brand) => {
  await page.viewport(320, 800);
  const { container } = await render(
    <div data-brand={brand}>
      <Logo text="ADS 2025" band="UK" size="l" />
    </div>,
  );
  const width = container.querySelector('[data-component="Logo"]')?.getBoundingClientRect().width;
  await page.viewport(1280, 800);
  expect(width).toBeLessThanOrEqual(281);
});
