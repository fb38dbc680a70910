import { getBrandTokens } from '@forecourt/ui/tokens';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '../src/config/brand.ts';
import { createSecurityTxt } from './statics.ts';

const NOW = new Date('2026-11-20T12:00:00.123Z');

it('writes security.txt with contacts, language, canonical URL and an expiry date', () => {
  expect(createSecurityTxt({ email: 'security@example.com', siteUrl: 'https://www.example.com/', now: NOW })).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://www.example.com/contact',
    'Canonical: https://www.example.com/.well-known/security.txt',
    'Expires: 2027-11-19T12:00:00Z',
    'Preferred-Languages: en',
  ]);
});

it('omits URLs without https from security.txt', () => {
  const lines = createSecurityTxt({ email: 'security@example.com', siteUrl: 'http://localhost:4173', now: NOW });
  expect(lines.join()).not.toContain('http');
  expect(lines).toContain('Contact: mailto:security@example.com');
});

it("writes the brand's name and colours into site.webmanifest", () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../public/site.webmanifest', import.meta.url), 'utf8'));
  const { surface } = getBrandTokens('dealer').color.light;
  expect(manifest).toMatchObject({
    name: brand.name,
    short_name: brand.short,
    description: brand.blurb,
    background_color: surface,
    theme_color: surface,
  });
});
