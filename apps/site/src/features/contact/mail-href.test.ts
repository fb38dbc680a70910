import { expect, test } from 'vitest';
import { createMailHref } from './mail-href.ts';

const parseHref = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href);
  return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')];
};

test('fills in the mail with the form’s values', () => {
  expect(parseHref(createMailHref({ subject: 'Prices & plans', message: 'One\nTwo?' }))).toEqual([
    'mailto:',
    'hello@example.com',
    'Prices & plans',
    'One\nTwo?',
  ]);
  expect(parseHref(createMailHref({ company: 'Doe Motors', day: '2026-11-24', time: 'midday' }))[2]).toBe(
    'Demo for Doe Motors on 2026-11-24, midday',
  );
});

test.each(['é'.repeat(10_000), '👩‍👩‍👧‍👦'.repeat(1_000), `${'x'.repeat(1_700)}\uD800${'y'.repeat(900)}`, '%'.repeat(5_000)])(
  'truncates long text without splitting a character',
  (message) => {
    const href = createMailHref({ subject: message, message });
    expect(href.length).toBeLessThanOrEqual(1_900);
    expect(() => decodeURIComponent(href)).not.toThrow();
  },
);

test('accepts an empty form', () => {
  expect(parseHref(createMailHref({}))).toEqual(['mailto:', 'hello@example.com', '', '']);
});
