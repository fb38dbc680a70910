import { expect, test } from 'vitest';
import dealer from '../theme/tokens.json' with { type: 'json' };
import { brandTokens, sharedTokens } from './index.ts';

test('a value is that of the source, under the name that components use', () => {
  expect(brandTokens('dealer').color.dark.inkMuted).toBe(dealer.colour.dark['ink-muted'].$value);
  expect(brandTokens('wireframe').radius.m).toBe('0px');
  expect(sharedTokens.space[4]).toBe('16px');
  expect(sharedTokens.type.body).toEqual({ font: '400 1rem/1.5', face: 'text', tracking: '-0.006em' });
});
