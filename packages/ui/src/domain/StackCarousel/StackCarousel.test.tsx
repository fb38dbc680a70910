import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { acting } from '../../../test/support/hydrate.ts';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { point } from '../../../test/support/mouse.ts';
import { StackCarousel, type StackCarouselProps } from './index.ts';

const card = (label: string) => ({ id: label, label, content: <a href={`#${label}`}>{label}</a> });
const cards = ['Tesla', 'Focus', 'Golf'].map(card);

const mount = (props: Partial<StackCarouselProps> = {}) =>
  render(<StackCarousel label="Sample listings" cards={cards} {...props} />);

const all = () => [...document.querySelectorAll<HTMLElement>('[data-part="Card"]')];
/** Returns the text of the top card. */
const top = () => all().find((element) => !element.inert)?.textContent;
const pass = (milliseconds: number) => acting(async () => vi.advanceTimersByTime(milliseconds));
const button = () => page.getByRole('button').element() as HTMLElement;
const running = () => document.querySelector('[data-component="StackCarousel"]')?.hasAttribute('data-running');

describe('automatic', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('shows the next card every three seconds, and wraps', async () => {
    await mount();
    expect(top()).toBe('Tesla');
    await pass(2999);
    expect(top()).toBe('Tesla');
    await pass(1);
    expect(top()).toBe('Focus');
    await pass(3000);
    expect(top()).toBe('Golf');
    await pass(3000);
    expect(top()).toBe('Tesla');
  });

  test('accepts a custom interval', async () => {
    await mount({ interval: 500 });
    await pass(500);
    expect(top()).toBe('Focus');
  });

  test('pauses on hover, on focus and when its button is pressed', async () => {
    await mount();
    const group = page.getByRole('group').element();
    await point(group, 'over');
    await pass(9000);
    expect(top()).toBe('Tesla');
    await point(group, 'out');
    expect(running()).toBe(true);
    await pass(3000);
    expect(top()).toBe('Focus');

    await acting(async () => button().focus());
    await pass(9000);
    expect(top()).toBe('Focus');
    await acting(async () => button().click());
    expect(button()).toHaveAccessibleName('Start the cards');
    await acting(async () => button().blur());
    await pass(9000);
    expect(top()).toBe('Focus');
    await acting(async () => button().click());
    expect(button()).toHaveAccessibleName('Pause the cards');
    await pass(3000);
    expect(top()).toBe('Golf');
  });

  test('has no timer and no button if not automatic', async () => {
    await mount({ isMoving: false });
    expect(vi.getTimerCount()).toBe(0);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('tab').elements()).toHaveLength(3);
  });

  test('has no timer for a single card, or after unmounting', async () => {
    const { rerender, unmount } = await mount({ cards: cards.slice(0, 1) });
    expect(vi.getTimerCount()).toBe(0);
    expect(page.getByRole('tab').elements()).toEqual([]);
    await rerender(<StackCarousel label="Sample listings" cards={cards} />);
    expect(vi.getTimerCount()).toBe(1);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('shows the last remaining card when cards are removed', async () => {
    const { rerender } = await mount();
    await pass(3000);
    await pass(3000);
    expect(top()).toBe('Golf');
    await rerender(<StackCarousel label="Sample listings" cards={cards.slice(0, 2)} />);
    expect(top()).toBe('Focus');
    await rerender(<StackCarousel label="Sample listings" cards={[]} />);
    expect(all()).toEqual([]);
  });
});

test('shows a card when its dot is clicked or reached with an arrow key', async () => {
  await mount();
  await page.getByRole('tab', { name: 'Card 3 of 3: Golf' }).click();
  expect(top()).toBe('Golf');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Card 1 of 3: Tesla' })).toHaveFocus();
  expect(top()).toBe('Tesla');
  await expect.element(page.getByRole('tabpanel', { name: 'Card 1 of 3: Tesla' })).toBeInTheDocument();
});

test('reaches only the top card by keyboard, after its button and dots', async () => {
  await mount();
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Tesla' })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest('[data-component="StackCarousel"]')).toBeNull();
});

test('makes all cards as tall as the tallest card', async () => {
  await mount({ cards: [card('Tesla'), { id: 'tall', label: 'Tall', content: <div style={{ blockSize: 180 }} /> }] });
  expect(all().map((element) => element.offsetHeight)).toEqual([182, 182]);
});

test('does not move and has no button with reduced motion', async () => {
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
    await mount({ interval: 10 });
    expect(running()).toBe(false);
    expect(page.getByRole('button').elements()).toEqual([]);
    await page.getByRole('tab', { name: /Focus/ }).click();
    expect(top()).toBe('Focus');
    expect(all().map((element) => getComputedStyle(element).transitionProperty)).toEqual(['none', 'none', 'none']);
  });
});

test('shows translated strings', async () => {
  await mount({
    strings: { pause: 'Anhalten', choose: 'Karte wählen', card: 'Karte {place} von {count}' },
  });
  await expect.element(page.getByRole('button', { name: 'Anhalten' })).toBeInTheDocument();
  await expect.element(page.getByRole('tablist', { name: 'Karte wählen' })).toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'Karte 2 von 3' })).toBeInTheDocument();
});
