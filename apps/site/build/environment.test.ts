import { parseFunctionEnvironment } from '@forecourt/functions/environment';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseBrowserEnvironment } from './environment.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const documentedVariables = new Map(
  example.split('\n').flatMap((line) => {
    const [, name, value] = /^#?\s?([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value?.trim() ?? ''] as const];
  }),
);

test('documents the default of every browser variable in .env.example', () => {
  for (const [name, value] of Object.entries(parseBrowserEnvironment({})))
    expect(documentedVariables.get(name.replace(/^VITE_/, '')), name).toBe(value);
});

test('names every invalid variable and its required format', () => {
  expect(() => parseBrowserEnvironment({ SITE_URL: 'example', DEFAULT_POSTCODE: 'London' })).toThrow(
    /SITE_URL must be an address[\s\S]*DEFAULT_POSTCODE must be a full UK postcode/,
  );
});

test('strips quotes and a trailing slash from addresses', () => {
  const { VITE_SEARCH_SERVICE_URL } = parseBrowserEnvironment({ SEARCH_SERVICE_URL: '"https://search.example.com/"' });
  expect(VITE_SEARCH_SERVICE_URL).toBe('https://search.example.com');
});

test('accepts a default postcode in lower case with a space', () => {
  expect(parseBrowserEnvironment({ DEFAULT_POSTCODE: 'sw1a 1aa' }).VITE_DEFAULT_POSTCODE).toBe('SW1A1AA');
});

test('signs with the first of several secrets', () => {
  expect(parseBrowserEnvironment({ ADS_SIGNING_SECRET: 'new, old' }).VITE_ADS_SIGNING_SECRET).toBe('new');
});

test('rejects the public secret and short secrets in production', () => {
  const parseProduction = (ADS_SIGNING_SECRET: string) => () =>
    parseBrowserEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET });
  expect(parseProduction('')).toThrow(/ADS_SIGNING_SECRET must not contain/);
  expect(parseProduction(`${'f'.repeat(64)},local-signing-secret`)).toThrow(/ADS_SIGNING_SECRET must not contain/);
  expect(parseProduction('short')).toThrow(/at least 16 characters/);
  expect(parseProduction('f'.repeat(64))).not.toThrow();
});

test('rejects a misspelt APP_ENV', () => {
  expect(() => parseBrowserEnvironment({ APP_ENV: 'prod' })).toThrow(/APP_ENV must be/);
});

test('treats an empty variable as not set', () => {
  expect(parseBrowserEnvironment({ SITE_URL: '', APP_ENV: '' })).toEqual(parseBrowserEnvironment({}));
});

const CONSENT = { CONSENT_SCRIPT_URL: 'https://consent.example.com/{id}', CONSENT_WEBSITE_ID: 'a1-b2' };
const POLICIES = { POLICY_URL: 'https://policies.example.com', PRIVACY_POLICY_ID: 'p', TERMS_POLICY_ID: 't' };

test('requires all variables of a third party or none', () => {
  expect(parseBrowserEnvironment({ ...CONSENT, ...POLICIES })).toMatchObject({
    VITE_CONSENT_WEBSITE_ID: 'a1-b2',
    VITE_TERMS_POLICY_ID: 't',
  });
  expect(() => parseBrowserEnvironment({ ...CONSENT, CONSENT_WEBSITE_ID: '' })).toThrow(
    /CONSENT_WEBSITE_ID must be set as well, because CONSENT_SCRIPT_URL is/,
  );
  expect(() => parseBrowserEnvironment({ ...POLICIES, TERMS_POLICY_ID: '' })).toThrow(
    /TERMS_POLICY_ID must be set as well, because POLICY_URL and PRIVACY_POLICY_ID are/,
  );
});

test.each([
  [{ CALENDAR_EMBED_URL: 'http://calendar.example.com' }, /CALENDAR_EMBED_URL must be an https:/],
  [{ CALENDAR_EMBED_URL: 'javascript:alert(1)' }, /CALENDAR_EMBED_URL must be an https:/],
  [{ ...POLICIES, POLICY_URL: 'policies' }, /POLICY_URL must be an https:/],
  [{ ...CONSENT, CONSENT_SCRIPT_URL: '//consent.example.com' }, /CONSENT_SCRIPT_URL must be an https:/],
  [{ ...CONSENT, CONSENT_WEBSITE_ID: 'a/../b' }, /CONSENT_WEBSITE_ID must contain only letters/],
  [{ CONSENT_INITIALISE: 'alert(1)' }, /CONSENT_INITIALISE must be the name of a function/],
  [{ CALENDAR_URL: 'calendar' }, /CALENDAR_URL must be an address/],
])('rejects %o and names the variable', (variables, why) => {
  expect(() => parseBrowserEnvironment(variables)).toThrow(why);
});

test('allows embedding from this machine without TLS', () => {
  expect(parseBrowserEnvironment({ CALENDAR_EMBED_URL: 'http://localhost:9000/' }).VITE_CALENDAR_EMBED_URL).toBe(
    'http://localhost:9000',
  );
});

test.each([
  ['APP_ENV', 'local', true],
  ['APP_ENV', '"local"', true],
  ['APP_ENV', 'prod', false],
  ['ADS_SIGNING_SECRET', 'new, old', true],
  ['ADS_SIGNING_SECRET', ' , ', false],
  ['CONTACT_RETENTION_DAYS', '3650', true],
  ['CONTACT_RETENTION_DAYS', '3651', false],
  ['CONTACT_RETENTION_DAYS', '0', false],
  ['CONTACT_RETENTION_DAYS', "'30'", true],
  ['SUPABASE_URL', '"https://project.example.com/"', true],
  ['SUPABASE_URL', 'ftp://project.example.com', false],
  ['SUPABASE_URL', 'project.example.com', false],
  ['SUPABASE_URL', '""', true],
])('agrees with the functions on %s=%s', (name, value, isValid) => {
  for (const parse of [parseBrowserEnvironment, parseFunctionEnvironment]) {
    const parseVariable = () => parse({ [name]: value });
    if (isValid) expect(parseVariable, parse.name).not.toThrow();
    else expect(parseVariable, parse.name).toThrow(`${name} must`);
  }
});

test('gives the site and the functions the same data source URL', () => {
  const variables = { SUPABASE_URL: "'https://project.example.com//'" };
  expect(parseFunctionEnvironment(variables).SUPABASE_URL).toBe('https://project.example.com');
  expect(parseBrowserEnvironment(variables).VITE_SUPABASE_URL).toBe('https://project.example.com');
});
