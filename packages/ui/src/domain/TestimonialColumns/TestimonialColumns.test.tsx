import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { TestimonialColumns } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const testimonials = Array.from({ length: 9 }, (_, at) => ({
  text: `Quote ${at + 1}, of a length that takes ${'some words more, '.repeat(at % 4)}to say.`,
  name: `Dealer ${at + 1}`,
  company: 'Field Cars',
}));
const mount = () => render(<TestimonialColumns label="What dealers say" testimonials={testimonials} />);

const countRunning = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
const countPaused = () => document.getAnimations().filter(({ playState }) => playState === 'paused').length;
const getFrame = () => document.querySelector('[data-part="Frame"]') as HTMLElement;

test('exposes each quotation once, in order', async () => {
  await mount();
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => /Quote \d/.exec(item.textContent)?.[0])).toEqual(
    testimonials.map((_, at) => `Quote ${at + 1}`),
  );
  await expect.element(page.getByRole('group', { name: 'What dealers say' })).toBeVisible();
});

describe('scrolling', () => {
  test('repeats its three columns without a gap', async () => {
    await mount();
    await expect.poll(countRunning).toBe(6);
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const [firstColumn, , , repeatedColumn] = [...(getFrame().firstElementChild?.children ?? [])].map((column) =>
      column.getBoundingClientRect(),
    );
    expect(repeatedColumn?.top).toBeCloseTo(firstColumn?.bottom ?? 0, 0);
    expect(repeatedColumn?.height).toBeCloseTo(firstColumn?.height ?? 0, 0);
    expect(repeatedColumn?.left).toBe(firstColumn?.left);
  });

  test('has one column on phones', async () => {
    await page.viewport(360, 800);
    await mount();
    await expect.poll(countRunning).toBe(1);
    const leftEdges = [...getFrame().querySelectorAll('figure')].map((quote) => quote.getBoundingClientRect().left);
    expect(new Set(leftEdges).size).toBe(1);
  });

  test('stops on hover, on focus and when switched off', async () => {
    await mount();
    await userEvent.hover(getFrame());
    await expect.poll(countPaused).toBe(6);
    const control = page.getByRole('checkbox', { name: 'Pause the quotes' });
    const face = control.element().closest('label') as HTMLElement;
    await userEvent.hover(face);
    await expect.poll(countRunning).toBe(6);
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    await expect.poll(countPaused).toBe(6);
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    await userEvent.tab();
    await expect.poll(countPaused).toBe(6);
    await userEvent.click(face);
    await expect.poll(countRunning).toBe(6);
  });
});

test('shows all quotations with reduced motion', async () => {
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
    await mount();
    expect(document.getAnimations()).toEqual([]);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    const quotes = [...getFrame().querySelectorAll('figure')].filter((quote) => quote.checkVisibility());
    expect(quotes).toHaveLength(9);
    expect(getFrame().scrollHeight).toBe(getFrame().clientHeight);
  });
});

test('shows initials, hidden from screen readers, if there is no picture', async () => {
  const quote = { text: 'The sums are right.', name: 'Ada Cole', company: 'Cole Motors' };
  const { rerender } = await render(
    <TestimonialColumns label="What dealers say" testimonials={[{ ...quote, initials: 'AC' }]} />,
  );
  const getInitials = () => document.querySelector('[data-part="Initials"]');
  expect(getInitials()?.textContent).toBe('AC');
  expect(getInitials()?.getAttribute('aria-hidden')).toBe('true');
  await rerender(
    <TestimonialColumns label="What dealers say" testimonials={[{ ...quote, initials: 'AC', image: 'car.svg' }]} />,
  );
  expect(getInitials()).toBeNull();
});

test('puts extra testimonials into the first columns, and has no empty column', async () => {
  const { rerender } = await render(
    <TestimonialColumns label="What dealers say" testimonials={testimonials.slice(0, 4)} />,
  );
  const testimonialCounts = [...(getFrame().firstElementChild?.children ?? [])].map(({ children }) => children.length);
  expect(testimonialCounts).toEqual([2, 1, 1, 2, 1, 1]);
  await rerender(<TestimonialColumns label="What dealers say" testimonials={testimonials.slice(0, 2)} />);
  expect(getFrame().firstElementChild?.children).toHaveLength(4);
});
