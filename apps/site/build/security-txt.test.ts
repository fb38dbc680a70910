import { expect, it } from 'vitest';
import { createSecurityTxt } from './security-txt.ts';

const NOW = new Date('2026-11-20T12:00:00.123Z');

it('lists contacts, language, canonical URL and an expiry date within a year', () => {
  expect(createSecurityTxt({ email: 'security@example.com', siteUrl: 'https://www.example.com/', now: NOW })).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://www.example.com/contact',
      'Expires: 2027-11-19T12:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('omits URLs without https', () => {
  const text = createSecurityTxt({ email: 'security@example.com', siteUrl: 'http://localhost:4173', now: NOW });
  expect(text).not.toContain('http');
  expect(text).toContain('Contact: mailto:security@example.com\n');
});
