import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verifyTag } from './tag.ts';

const parseHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

interface Case {
  number: string;
  isValid: boolean;
  key: Uint8Array<ArrayBuffer>;
  message: Uint8Array<ArrayBuffer>;
  tag: string;
}

const CASES: Case[] = readFileSync(new URL('../../test/vectors/wycheproof-hmac-sha256.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [number = '', verdict = '', key = '', message = '', tag = ''] = line.split(' ');
    return { number, isValid: verdict === 'valid', key: parseHex(key), message: parseHex(message), tag };
  });
const fullTagCases = CASES.filter(({ tag }) => tag.length === 64);
const shortTagCases = CASES.filter(({ tag }) => tag.length === 32);

describe('Project Wycheproof test vectors', () => {
  test('contains every vector', () => {
    expect([CASES.length, fullTagCases.length, shortTagCases.length]).toEqual([174, 87, 87]);
    expect([fullTagCases, shortTagCases].map((cases) => cases.filter(({ isValid }) => isValid).length)).toEqual([
      33, 33,
    ]);
  });

  test.each(fullTagCases)('accepts a 256-bit tag only if it is valid: case $number ($isValid)', async (each) => {
    expect(await verifyTag(each.message, each.tag, [each.key])).toBe(each.isValid);
    expect(await verifyTag(each.message, each.tag.toUpperCase(), ['another key', each.key])).toBe(each.isValid);
  });

  test.each(shortTagCases)('rejects a 128-bit tag, valid or not: case $number', async (each) => {
    expect(await verifyTag(each.message, each.tag, [each.key])).toBe(false);
  });
});

test.each(['', 'z'.repeat(64), `${'0'.repeat(63)}`, `${'0'.repeat(65)}`, ` ${'0'.repeat(63)}`, `${'0'.repeat(64)}\n`])(
  'rejects the malformed tag %j',
  async (tag) => {
    expect(await verifyTag(parseHex('77'), tag, ['key'])).toBe(false);
  },
);

test('rejects every tag for an empty key or no key', async () => {
  const tag = 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad'; // The HMAC of an empty message with an empty key.
  expect(await verifyTag(parseHex(''), tag, ['', parseHex('')])).toBe(false);
  expect(await verifyTag(parseHex(''), tag, [])).toBe(false);
});
