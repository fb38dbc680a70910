import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { runInAct } from '../../../test/support/hydrate.ts';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { pointAt } from '../../../test/support/mouse.ts';
import { StackCarousel, type StackCarouselProps } from './index.ts';

const createCard = (label: string) => ({ id: label, label, content: <a href={`#${label}`}>{label}</a> });
const cards = ['Tesla', 'Focus', 'Golf'].map(createCard);

const mount = (props: Partial<StackCarouselProps> = {}) =>
  render(<StackCarousel label="Sample listings" cards={cards} {...props} />);

const getCards = () => [...document.querySelectorAll<HTMLElement>('[data-part="Card"]')];
const getTopCardText = () => getCards().find((element) => !element.inert)?.textContent;
const passTime = (milliseconds: number) => runInAct(async () => vi.advanceTimersByTime(milliseconds));
const getButton = () => page.getByRole('button').element() as HTMLElement;
const isRunning = () => document.querySelector('[data-component="StackCarousel"]')?.hasAttribute('data-running');

describe('automatic movement', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('shows the next card every three seconds, and wraps', async () => {
    await mount();
    expect(getTopCardText()).toBe('Tesla');
    await passTime(2999);
    expect(getTopCardText()).toBe('Tesla');
    await passTime(1);
    expect(getTopCardText()).toBe('Focus');
    await passTime(3000);
    expect(getTopCardText()).toBe('Golf');
    await passTime(3000);
    expect(getTopCardText()).toBe('Tesla');
  });

  test('accepts a custom interval', async () => {
    await mount({ interval: 500 });
    await passTime(500);
    expect(getTopCardText()).toBe('Focus');
  });

  test('pauses on hover, on focus and when its button is pressed', async () => {
    await mount();
    const group = page.getByRole('group').element();
    await pointAt(group, 'over');
    await passTime(9000);
    expect(getTopCardText()).toBe('Tesla');
    await pointAt(group, 'out');
    expect(isRunning()).toBe(true);
    await passTime(3000);
    expect(getTopCardText()).toBe('Focus');

    await runInAct(async () => getButton().focus());
    await passTime(9000);
    expect(getTopCardText()).toBe('Focus');
    await runInAct(async () => getButton().click());
    expect(getButton()).toHaveAccessibleName('Start the carousel');
    await runInAct(async () => getButton().blur());
    await passTime(9000);
    expect(getTopCardText()).toBe('Focus');
    await runInAct(async () => getButton().click());
    expect(getButton()).toHaveAccessibleName('Pause the carousel');
    await passTime(3000);
    expect(getTopCardText()).toBe('Golf');
  });

  test('does not move and has no button if isMoving is false', async () => {
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
    await passTime(3000);
    await passTime(3000);
    expect(getTopCardText()).toBe('Golf');
    await rerender(<StackCarousel label="Sample listings" cards={cards.slice(0, 2)} />);
    expect(getTopCardText()).toBe('Focus');
    await rerender(<StackCarousel label="Sample listings" cards={[]} />);
    expect(getCards()).toEqual([]);
  });
});

test('shows a card when its dot is clicked or reached with an arrow key', async () => {
  await mount();
  await page.getByRole('tab', { name: 'Card 3 of 3: Golf' }).click();
  expect(getTopCardText()).toBe('Golf');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Card 1 of 3: Tesla' })).toHaveFocus();
  expect(getTopCardText()).toBe('Tesla');
  await expect.element(page.getByRole('tabpanel', { name: 'Card 1 of 3: Tesla' })).toBeInTheDocument();
});

test('has tab stops only for its button, its dots and the top card, in that order', async () => {
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
  await mount({
    cards: [createCard('Tesla'), { id: 'tall', label: 'Tall', content: <div style={{ blockSize: 180 }} /> }],
  });
  expect(getCards().map((element) => element.offsetHeight)).toEqual([182, 182]);
});

test('does not move on its own and has no button with reduced motion', async () => {
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
    await mount({ interval: 10 });
    expect(isRunning()).toBe(false);
    expect(page.getByRole('button').elements()).toEqual([]);
    await page.getByRole('tab', { name: /Focus/ }).click();
    expect(getTopCardText()).toBe('Focus');
    expect(getCards().map((element) => getComputedStyle(element).transitionProperty)).toEqual(['none', 'none', 'none']);
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
