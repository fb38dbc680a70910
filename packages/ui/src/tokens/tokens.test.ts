import { expect, test } from 'vitest';
import { getBrandTokens, sharedTokens } from './index.ts';

test('returns a brand’s values and shared values by token name', () => {
  expect(getBrandTokens('dealer').color.dark.inkMuted).toBe('#A9B0BD');
  expect(getBrandTokens('wireframe').radius.m).toBe('0px');
  expect(sharedTokens.space[4]).toBe('16px');
  expect(sharedTokens.type.body).toEqual({ font: '400 1rem/1.5', face: 'text', tracking: '-0.006em' });
});
