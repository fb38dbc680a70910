import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAddressBucket, getForwardedAddress } from './client-address.ts';

describe('rate-limit bucket', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // An address with a run of zeros.
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('maps %s to the bucket %s', (address, bucket) => {
    expect(getAddressBucket(address)).toBe(bucket);
  });

  it.each([
    undefined,
    '',
    'unknown',
    'localhost',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4.5',
    '01.2.3.4.',
    '0x7f.1',
    '2130706433',
    ':::',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    '2001:db8::1::2',
    '[2001:db8::1',
    'http://[::1]/',
    '::1]/@[::2',
    '203.0.113.9, 198.51.100.1',
  ])('returns the shared bucket for %j', (address) => {
    expect(getAddressBucket(address)).toBe('unknown');
  });

  it('returns an address, a /64 network or the shared bucket for any text', () => {
    // Uses only characters of addresses, because fast-check's own addresses are slow.
    const addressLikeArbitrary = fc.string({
      unit: fc.constantFrom(...'0123456789abcdef::::....%[]/, '),
      maxLength: 45,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), addressLikeArbitrary), (text) => {
        expect(getAddressBucket(text)).toMatch(/^(unknown|[\d.]{7,15}|([\da-f]{1,4}:){4}:\/64)$/);
      }),
    );
  });

  it('returns the same bucket for every address in a /64 network, in any notation', () => {
    const groupArbitrary = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(
        fc.array(groupArbitrary, { minLength: 8, maxLength: 8 }),
        fc.array(groupArbitrary, { minLength: 4, maxLength: 4 }),
        (groups, rest) => {
          fc.pre(groups.slice(0, 5).some((each) => each !== 0) || rest[0] !== 0);
          fc.pre(groups[4] !== 0 && rest[0] !== 0);
          const fullAddress = groups
            .map((each) => each.toString(16).padStart(4, '0'))
            .join(':')
            .toUpperCase();
          const otherAddress = [...groups.slice(0, 4), ...rest].map((each) => each.toString(16)).join(':');
          expect(getAddressBucket(fullAddress)).toBe(getAddressBucket(otherAddress));
        },
      ),
    );
  });
});

describe('client address behind a proxy', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-real-ip': '192.0.2.1' });

  it('trusts no header by default', () => {
    expect(getForwardedAddress(headers, undefined)).toBeUndefined();
  });

  it('uses the last address in the header, because earlier ones can be forged', () => {
    expect(getForwardedAddress(headers, 'X-Forwarded-For')).toBe('203.0.113.9');
    expect(getForwardedAddress(headers, 'x-real-ip')).toBe('192.0.2.1');
    expect(getForwardedAddress(headers, 'x-client-ip')).toBeUndefined();
  });
});
