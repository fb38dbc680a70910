import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Localisation } from '../docs/examples/Localisation.tsx';

const getRect = (element: Element) => element.getBoundingClientRect();

test('lays out an Arabic page from right to left', async () => {
  await render(<Localisation language="ar" />);
  const previous = page.getByRole('link', { name: 'السابق' }).element();
  const next = page.getByRole('link', { name: 'التالي' }).element();
  expect(getRect(previous).left).toBeGreaterThan(getRect(next).right);
  const card = document.querySelector('[data-component="CarCard"]') as Element;
  const name = card.querySelector('[data-part="Name"]') as Element;
  expect(getComputedStyle(name).direction).toBe('rtl');
  expect(card.textContent).toContain('ج.م');
  expect(card.textContent).toContain('كم');
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
