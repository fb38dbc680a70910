import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { runInAct, hydrate } from '../../../test/support/hydrate.ts';
import { pointAt } from '../../../test/support/mouse.ts';
import { TypingText } from './index.ts';

const getButton = () => page.getByRole('button').element() as HTMLElement;
const getVisibleText = () => document.querySelector('[data-part="Text"]')?.textContent;
/** Advances timers in small steps, because each typed character sets the next timer. */
async function passTime(milliseconds: number) {
  for (let remaining = milliseconds; remaining > 0; remaining -= 10) {
    await runInAct(async () => vi.advanceTimersByTime(Math.min(10, remaining)));
  }
}

describe('the animation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('pauses, deletes and types with the default timings', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} />);
    expect(getVisibleText()).toBe('BMW');
    await passTime(1499);
    expect(getVisibleText()).toBe('BMW');
    await passTime(1);
    expect(getVisibleText()).toBe('BM');
    await passTime(50);
    expect(getVisibleText()).toBe('B');
    await passTime(50);
    expect(getVisibleText()).toBe('');
    await passTime(99);
    expect(getVisibleText()).toBe('');
    await passTime(1);
    expect(getVisibleText()).toBe('V');
    await passTime(100);
    expect(getVisibleText()).toBe('VW');
    await passTime(1500 + 50);
    expect(getVisibleText()).toBe('');
    await passTime(300);
    expect(getVisibleText()).toBe('BMW');
  });

  test('is static and has no button with reduced motion', () =>
    withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await render(<TypingText phrases={['BMW', 'VW']} />);
      await passTime(2000);
      expect(getVisibleText()).toBe('BMW');
      expect(page.getByRole('button').elements()).toEqual([]);
    }));

  test('accepts custom timings', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} typing={80} deleting={40} pause={2000} />);
    await passTime(2000);
    expect(getVisibleText()).toBe('BM');
    await passTime(40 + 40 + 80);
    expect(getVisibleText()).toBe('V');
  });

  test('stops at the last phrase if isLooping is false', async () => {
    await render(<TypingText phrases={['A', 'B']} isLooping={false} />);
    await passTime(1500 + 100);
    expect(getVisibleText()).toBe('B');
    await passTime(5_000);
    expect(getVisibleText()).toBe('B');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never splits a surrogate pair', async () => {
    await render(<TypingText phrases={['a🚗', '🚙b']} />);
    await passTime(1500);
    expect(getVisibleText()).toBe('a');
    await passTime(50 + 100);
    expect(getVisibleText()).toBe('🚙');
  });

  test('shows a mark once its words are typed', async () => {
    await render(<TypingText phrases={['go', { text: 'SUV', marks: [{ start: 0, end: 3, label: 'body' }] }]} />);
    await passTime(1500 + 50 + 200);
    expect(getVisibleText()).toBe('SU');
    await passTime(100);
    expect(getVisibleText()).toBe('SUVbody');
  });

  test('stops on hover, on focus and when its button is pressed', async () => {
    await render(<TypingText phrases={['BMW', 'VW']} data-testid="typing" />);
    const typing = page.getByTestId('typing').element();
    await pointAt(typing, 'over');
    await passTime(5_000);
    expect(getVisibleText()).toBe('BMW');
    await pointAt(typing, 'out');
    expect(typing).toHaveAttribute('data-running');
    await passTime(1500);
    expect(getVisibleText()).toBe('BM');

    await runInAct(async () => getButton().focus());
    await passTime(5_000);
    expect(getVisibleText()).toBe('BM');
    await runInAct(async () => getButton().click());
    await runInAct(async () => getButton().blur());
    await passTime(5_000);
    expect(getVisibleText()).toBe('BM');
    expect(getButton()).toHaveAccessibleName('Play the examples');
    await runInAct(async () => getButton().click());
    expect(getButton()).toHaveAccessibleName('Pause the examples');
    await passTime(50);
    expect(getVisibleText()).toBe('B');
  });

  test('clears its timer on unmount', async () => {
    const { unmount } = await render(<TypingText phrases={['BMW', 'VW']} />);
    expect(vi.getTimerCount()).toBe(1);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('shows the remaining phrase when phrases are removed', async () => {
    const { rerender } = await render(<TypingText phrases={['A', 'Beta']} />);
    await passTime(1500 + 400);
    await rerender(<TypingText phrases={['A']} />);
    expect(getVisibleText()).toBe('A');
    await rerender(<TypingText phrases={[]} />);
    await passTime(5_000);
    expect(getVisibleText()).toBe('');
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
  const getHeight = () => document.querySelector('[data-component="TypingText"]')?.getBoundingClientRect().height ?? 0;
  const before = getHeight();
  expect(before).toBeGreaterThan(30);
  await rerender(<TypingText phrases={['A phrase that needs two lines here', 'A']} style={{ inlineSize: 160 }} />);
  expect(getHeight()).toBe(before);
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
