import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Logo, logoSizes } from './index.ts';

test('names the link about it, without its band', async () => {
  await render(
    <a href="/">
      <Logo text="KERB" band="UK" size="l" />
    </a>,
  );
  await expect.element(page.getByRole('link', { name: 'KERB', exact: true })).toBeInTheDocument();
});

test('its letters stand within the plate at every size', async () => {
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

test('its band is at the start, whichever way the text runs', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Logo text="KERB" />
    </div>,
  );
  const plate = container.querySelector('[data-component="Logo"]')?.getBoundingClientRect();
  const band = container.querySelector('[data-part="Band"]')?.getBoundingClientRect();
  expect((plate?.right ?? 0) - (band?.right ?? 0)).toBe(2);
});
