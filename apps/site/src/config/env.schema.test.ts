import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserEnvironment } from './env.schema.ts';

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
const documented = new Map(
  example.split('\n').flatMap((line) => {
    const [, name, value] = /^#?\s?([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value?.trim() ?? ''] as const];
  }),
);

test('every variable of the browser is in .env.example with its default', () => {
  for (const [name, value] of Object.entries(browserEnvironment({})))
    expect(documented.get(name.replace(/^VITE_/, '')), name).toBe(value);
});

test('a wrong variable is named, with what it must be', () => {
  expect(() => browserEnvironment({ SITE_URL: 'example', DEFAULT_POSTCODE: 'London' })).toThrow(
    /SITE_URL must be an address[\s\S]*DEFAULT_POSTCODE must be a full UK postcode/,
  );
});

test('quotes and a trailing slash are stripped from addresses', () => {
  const { VITE_SEARCH_SERVICE_URL } = browserEnvironment({ SEARCH_SERVICE_URL: '"https://search.example.com/"' });
  expect(VITE_SEARCH_SERVICE_URL).toBe('https://search.example.com');
});

test('a default postcode may be typed as people type it', () => {
  expect(browserEnvironment({ DEFAULT_POSTCODE: 'sw1a 1aa' }).VITE_DEFAULT_POSTCODE).toBe('SW1A1AA');
});

test('the first of several secrets signs', () => {
  expect(browserEnvironment({ ADS_SIGNING_SECRET: 'new, old' }).VITE_ADS_SIGNING_SECRET).toBe('new');
});

test('production refuses the public secret, and one that can be guessed', () => {
  const production = (ADS_SIGNING_SECRET: string) => () =>
    browserEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET });
  expect(production('')).toThrow(/ADS_SIGNING_SECRET must not hold/);
  expect(production(`${'f'.repeat(64)},local-signing-secret`)).toThrow(/ADS_SIGNING_SECRET must not hold/);
  expect(production('short')).toThrow(/at least 16 characters/);
  expect(production('f'.repeat(64))).not.toThrow();
});

test('a misspelt APP_ENV stops the build: it would count as local', () => {
  expect(() => browserEnvironment({ APP_ENV: 'prod' })).toThrow(/APP_ENV must be/);
});

test('a variable that is empty is one that is not set', () => {
  expect(browserEnvironment({ SITE_URL: '', APP_ENV: '' })).toEqual(browserEnvironment({}));
});

const CONSENT = { CONSENT_SCRIPT_URL: 'https://consent.example.com/{id}', CONSENT_WEBSITE_ID: 'a1-b2' };
const POLICIES = { POLICY_URL: 'https://policies.example.com', PRIVACY_POLICY_ID: 'p', TERMS_POLICY_ID: 't' };

test('what a third party shows is set whole or not at all', () => {
  expect(browserEnvironment({ ...CONSENT, ...POLICIES })).toMatchObject({
    VITE_CONSENT_WEBSITE_ID: 'a1-b2',
    VITE_TERMS_POLICY_ID: 't',
  });
  expect(() => browserEnvironment({ ...CONSENT, CONSENT_WEBSITE_ID: '' })).toThrow(
    /CONSENT_WEBSITE_ID must be set as well, because CONSENT_SCRIPT_URL is/,
  );
  expect(() => browserEnvironment({ ...POLICIES, TERMS_POLICY_ID: '' })).toThrow(
    /TERMS_POLICY_ID must be set as well, because POLICY_URL and PRIVACY_POLICY_ID are/,
  );
});

test.each([
  [{ CALENDAR_EMBED_URL: 'http://calendar.example.com' }, /CALENDAR_EMBED_URL must be an https:/],
  [{ CALENDAR_EMBED_URL: 'javascript:alert(1)' }, /CALENDAR_EMBED_URL must be an https:/],
  [{ ...POLICIES, POLICY_URL: 'policies' }, /POLICY_URL must be an https:/],
  [{ ...CONSENT, CONSENT_SCRIPT_URL: '//consent.example.com' }, /CONSENT_SCRIPT_URL must be an https:/],
  [{ ...CONSENT, CONSENT_WEBSITE_ID: 'a/../b' }, /CONSENT_WEBSITE_ID must be of letters/],
  [{ CONSENT_INITIALISE: 'alert(1)' }, /CONSENT_INITIALISE must be the name of a function/],
  [{ CALENDAR_URL: 'calendar' }, /CALENDAR_URL must be an address/],
])('%o is refused and named', (given, why) => {
  expect(() => browserEnvironment(given)).toThrow(why);
});

test('a stand-in on this machine may be embedded without TLS', () => {
  expect(browserEnvironment({ CALENDAR_EMBED_URL: 'http://localhost:9000/' }).VITE_CALENDAR_EMBED_URL).toBe(
    'http://localhost:9000',
  );
});
