import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { acting, hydrate } from '../../../test/support/hydrate.ts';
import { point } from '../../../test/support/mouse.ts';
import { TypingText } from './index.ts';

const control = () => page.getByRole('button').element() as HTMLElement;
const visible = () => document.querySelector('[data-part="Text"]')?.textContent;
/** Advances timers in small steps, because each typed character sets the next timer. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 10) {
    await acting(async () => vi.advanceTimersByTime(Math.min(10, left)));
  }
}

describe('the animation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('pauses, deletes and types at the default times', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} />);
    expect(visible()).toBe('BMW');
    await pass(1499);
    expect(visible()).toBe('BMW');
    await pass(1);
    expect(visible()).toBe('BM');
    await pass(50);
    expect(visible()).toBe('B');
    await pass(50);
    expect(visible()).toBe('');
    await pass(99);
    expect(visible()).toBe('');
    await pass(1);
    expect(visible()).toBe('V');
    await pass(100);
    expect(visible()).toBe('VW');
    await pass(1500 + 50);
    expect(visible()).toBe('');
    await pass(300);
    expect(visible()).toBe('BMW');
  });

  test('is static and has no button with reduced motion', () =>
    withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await render(<TypingText phrases={['BMW', 'VW']} />);
      await pass(2000);
      expect(visible()).toBe('BMW');
      expect(page.getByRole('button').elements()).toEqual([]);
    }));

  test('accepts custom timings', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} typing={80} deleting={40} pause={2000} />);
    await pass(2000);
    expect(visible()).toBe('BM');
    await pass(40 + 40 + 80);
    expect(visible()).toBe('V');
  });

  test('stops at the last phrase if isLooping is false', async () => {
    await render(<TypingText phrases={['A', 'B']} isLooping={false} />);
    await pass(1500 + 100);
    expect(visible()).toBe('B');
    await pass(5_000);
    expect(visible()).toBe('B');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never splits a surrogate pair', async () => {
    await render(<TypingText phrases={['a🚗', '🚙b']} />);
    await pass(1500);
    expect(visible()).toBe('a');
    await pass(50 + 100);
    expect(visible()).toBe('🚙');
  });

  test('shows a mark once its words are typed', async () => {
    await render(<TypingText phrases={['go', { text: 'SUV', marks: [{ start: 0, end: 3, label: 'body' }] }]} />);
    await pass(1500 + 50 + 200);
    expect(visible()).toBe('SU');
    await pass(100);
    expect(visible()).toBe('SUVbody');
  });

  test('stops on hover, on focus and when its button is pressed', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} data-testid="typing" />);
    const typing = page.getByTestId('typing').element();
    await point(typing, 'over');
    await pass(5_000);
    expect(visible()).toBe('BMW');
    await point(typing, 'out');
    expect(typing).toHaveAttribute('data-running');
    await pass(1500);
    expect(visible()).toBe('BM');

    await acting(async () => control().focus());
    await pass(5_000);
    expect(visible()).toBe('BM');
    await acting(async () => control().click());
    await acting(async () => control().blur());
    await pass(5_000);
    expect(visible()).toBe('BM');
    expect(control()).toHaveAccessibleName('Play the examples');
    await acting(async () => control().click());
    expect(control()).toHaveAccessibleName('Pause the examples');
    await pass(50);
    expect(visible()).toBe('B');
  });

  test('clears its timer on unmount', async () => {
    const { unmount } = await render(<TypingText phrases={['BMW', 'VW']} />);
    expect(vi.getTimerCount()).toBe(1);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('shows the remaining phrase when phrases are removed', async () => {
    const { rerender } = await render(<TypingText phrases={['A', 'Beta']} />);
    await pass(1500 + 400);
    await rerender(<TypingText phrases={['A']} />);
    expect(visible()).toBe('A');
    await rerender(<TypingText phrases={[]} />);
    await pass(5_000);
    expect(visible()).toBe('');
  });
});

test('exposes all phrases to screen readers at once, but not the animation', async () => {
  await render(<TypingText phrases={['BMW X5', 'VW Golf']} />);
  await expect.element(page.getByText('BMW X5; VW Golf')).toBeInTheDocument();
  expect(document.querySelector('[data-part="Box"]')).toHaveAttribute('aria-hidden', 'true');
});

test('is as tall as its longest phrase', async () => {
  const { rerender } = await render(
    <TypingText phrases={['A', 'A phrase that needs two lines here']} style={{ inlineSize: 160 }} />,
  );
  const height = () => document.querySelector('[data-component="TypingText"]')?.getBoundingClientRect().height ?? 0;
  const before = height();
  expect(before).toBeGreaterThan(30);
  await rerender(<TypingText phrases={['A phrase that needs two lines here', 'A']} style={{ inlineSize: 160 }} />);
  expect(height()).toBe(before);
});

test('renders the complete first phrase on the server', async () => {
  const { host, unmount } = await hydrate(<TypingText phrases={['BMW X5', 'VW Golf']} />);
  expect(host.querySelector('[data-part="Text"]')).toHaveTextContent('BMW X5');
  await unmount();
});

test('shows translated strings', async () => {
  await render(<TypingText phrases={['BMW']} strings={{ pause: 'Beispiele anhalten' }} />);
  await expect.element(page.getByRole('button', { name: 'Beispiele anhalten' })).toBeInTheDocument();
});
