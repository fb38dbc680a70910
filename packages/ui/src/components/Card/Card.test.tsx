import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Badge, badgeTones } from '../Badge/index.ts';
import { Card, cardVariants } from './index.ts';

test('the line variant has padding only at its block start', async () => {
  const { container } = await render(<Card variant="line">Not valued yet</Card>);
  const { paddingInlineStart, paddingBlockStart, paddingBlockEnd } = getComputedStyle(
    container.firstElementChild ?? container,
  );
  expect([paddingInlineStart, paddingBlockStart, paddingBlockEnd]).toEqual(['0px', '24px', '0px']);
});

test.each(cardVariants)('the %s variant has a visible border in forced-colors mode', async (variant) => {
  const { container } = await render(<Card variant={variant}>Not valued yet</Card>);
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    const { borderTopStyle, borderTopColor } = getComputedStyle(container.firstElementChild ?? container);
    expect(borderTopStyle).toBe('solid');
    expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test.each(badgeTones)('a %s badge is 26 px high, with a visible border in forced-colors mode', async (tone) => {
  const { container } = await render(<Badge tone={tone}>Good price</Badge>);
  const badge = container.firstElementChild ?? container;
  expect(badge.getBoundingClientRect().height).toBe(26);
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    expect(getComputedStyle(badge).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});
