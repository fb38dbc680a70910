import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Spinner } from './index.ts';

const measureWidth = (text: string) => page.getByText(text).element().getBoundingClientRect().width;

test('shows and announces its label', async () => {
  await render(<Spinner label="Loading the policy" />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the policy');
  expect(measureWidth('Loading the policy')).toBeGreaterThan(50);
});

test('announces a hidden label, and shows it with reduced motion', async () => {
  await render(<Spinner isLabelHidden />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(measureWidth('Loading')).toBeLessThanOrEqual(1);
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, () => {
    expect(measureWidth('Loading')).toBeGreaterThan(20);
    expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
  });
});

test('stays visibly spinning in forced-colors mode', async () => {
  await render(<Spinner />);
  const ring = document.querySelector('[data-part="Ring"]');
  if (ring === null) throw new Error('The spinner has no ring.');
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    const { borderTopColor, borderBottomColor } = getComputedStyle(ring);
    expect(borderTopColor).not.toBe(borderBottomColor);
  });
});
