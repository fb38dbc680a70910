import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './message.ts';
import { computeHmacHex, signRequest } from './sign.ts';
import { verifyTag } from './tag.ts';
import { verifyRequest } from './verify.ts';

const parseHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const encodeAscii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const repeatByte = (byte: string, times: number) => parseHex(byte.repeat(times));

// RFC 4231, section 4: key, data, HMAC-SHA-256. Case 5 has only the first 128 bits.
const VECTORS: [number, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, string][] = [
  [
    1,
    repeatByte('0b', 20),
    encodeAscii('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    2,
    encodeAscii('Jefe'),
    encodeAscii('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [3, repeatByte('aa', 20), repeatByte('dd', 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    4,
    parseHex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    repeatByte('cd', 50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [5, repeatByte('0c', 20), encodeAscii('Test With Truncation'), 'a3b6167473100ee06e0c796c2955552b'],
  [
    6,
    repeatByte('aa', 131),
    encodeAscii('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    repeatByte('aa', 131),
    encodeAscii(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

describe('HMAC-SHA-256', () => {
  test.each(VECTORS)('matches case %d of RFC 4231', async (_case, key, data, expected) => {
    const actual = await computeHmacHex(key, data);
    expect(actual).toHaveLength(64);
    expect(actual.slice(0, expected.length)).toBe(expected);
    expect(await verifyTag(data, actual, [key])).toBe(true);
    // Case 5 has a truncated tag, which is rejected.
    expect(await verifyTag(data, expected, [key])).toBe(expected.length === 64);
  });
});

test('names its headers X-ADS-Timestamp and X-ADS-Signature', () => {
  expect([TIMESTAMP_HEADER, SIGNATURE_HEADER]).toEqual(['X-ADS-Timestamp', 'X-ADS-Signature']);
});

const SECRET = 'local-signing-secret';
const BODY = '{"messages":[{"role":"user","content":"BMW under £30k"}]}';
const NOW = new Date('2026-11-20T12:00:00.900Z');
const SECONDS = Date.parse('2026-11-20T12:00:00Z') / 1000;

async function verify(change: Partial<Parameters<typeof verifyRequest>[0]> = {}) {
  const signature = await signRequest(SECRET, SECONDS, BODY);
  return verifyRequest({ secrets: [SECRET], timestamp: String(SECONDS), signature, body: BODY, now: NOW, ...change });
}

describe('signRequest', () => {
  test('returns the HMAC of the timestamp, a full stop and the body', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.nat(), async (secret, body, seconds) => {
        fc.pre(secret !== '');
        const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
        expect(await signRequest(secret, seconds, body)).toBe(expected);
        expect(await signRequest(secret, seconds, new TextEncoder().encode(body))).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('rejects an empty secret', async () => {
    await expect(signRequest('', SECONDS, BODY)).rejects.toThrow(RangeError);
  });
});

describe('verifyRequest', () => {
  test('accepts the signature of a body as text or bytes, in upper or lower case', async () => {
    expect(await verify()).toBe('ok');
    expect(await verify({ body: new TextEncoder().encode(BODY) })).toBe('ok');
    expect(await verify({ signature: (await signRequest(SECRET, SECONDS, BODY)).toUpperCase() })).toBe('ok');
  });

  test('accepts any of several secrets but never an empty secret', async () => {
    expect(await verify({ secrets: ['next', SECRET] })).toBe('ok');
    expect(await verify({ secrets: [SECRET, 'former'] })).toBe('ok');
    expect(await verify({ secrets: ['next', 'former'] })).toBe('wrong');
    expect(await verify({ secrets: [''] })).toBe('wrong');
    expect(await verify({ secrets: [] })).toBe('wrong');
  });

  test.each([
    [-301, 'stale'],
    [-300, 'ok'],
    [0, 'ok'],
    [300, 'ok'],
    [301, 'stale'],
  ])('verifies a timestamp %d seconds from now as %s', async (offset, verification) => {
    const timestamp = SECONDS + offset;
    const signature = await signRequest(SECRET, timestamp, BODY);
    expect(await verify({ timestamp: String(timestamp), signature })).toBe(verification);
  });

  test('returns stale only for a valid signature', async () => {
    expect(await verify({ timestamp: '0', signature: '0'.repeat(64) })).toBe('wrong');
    expect(await verify({ timestamp: '0', signature: await signRequest(SECRET, 0, BODY) })).toBe('stale');
  });

  test.each([null, undefined, ''])('returns unsigned if the timestamp or signature is %o', async (missing) => {
    expect(await verify({ timestamp: missing })).toBe('unsigned');
    expect(await verify({ signature: missing })).toBe('unsigned');
  });

  test('rejects a changed body, timestamp, secret or signature', async () => {
    const signature = await signRequest(SECRET, SECONDS, BODY);
    expect(await verify({ body: `${BODY} ` })).toBe('wrong');
    expect(await verify({ timestamp: String(SECONDS + 1) })).toBe('wrong');
    expect(await verify({ timestamp: `0${SECONDS}` })).toBe('wrong');
    expect(await verify({ secrets: [`${SECRET} `] })).toBe('wrong');
    for (const at of [0, 31, 63]) {
      const flippedDigit = signature[at] === '0' ? '1' : '0';
      expect(await verify({ signature: signature.slice(0, at) + flippedDigit + signature.slice(at + 1) })).toBe(
        'wrong',
      );
    }
  });

  test('separates timestamp and body, so that digits cannot move between them', async () => {
    const signature = await signRequest(SECRET, 1, '2.x');
    expect(await verify({ timestamp: '1.2', body: 'x', signature })).toBe('wrong');
  });

  test('never throws for any header value', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (timestamp, signature) => {
        expect(await verify({ timestamp, signature })).not.toBe('ok');
        expect(['unsigned', 'wrong']).toContain(await verify({ signature }));
      }),
      { numRuns: 50 },
    );
  });
});
