import { EnvironmentError, LOCAL_SIGNING_SECRET } from '@forecourt/functions';
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT_DEFAULTS, parseEnvironment } from './env.ts';

const example = Object.fromEntries(
  readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
);

const getErrorMessage = (source: Record<string, string>): string => {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('the environment', () => {
  it('documents every default in .env.example', () => {
    expect(example).toMatchObject(ENVIRONMENT_DEFAULTS);
  });

  it('uses the defaults of .env.example if no variable is set', () => {
    const env = parseEnvironment({});
    expect(env).toMatchObject({
      APP_ENV: 'local',
      PORT: 4173,
      HOST: '127.0.0.1',
      LISTINGS: 20_000,
      ADS_SIGNING_SECRET: [LOCAL_SIGNING_SECRET],
    });
    expect(env.DATABASE_URL).toBeUndefined();
    expect([env.DATA_DIR, env.SITE_DIR].map(isAbsolute)).toEqual([true, true]);
    expect(parseEnvironment(example)).toEqual(env);
  });

  it('treats empty and blank variables as unset', () => {
    expect(parseEnvironment({ PORT: '', SEED: '  ' })).toEqual(parseEnvironment({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4173.5'],
    ['PORT', '0x10'],
    ['HOST', 'local host'],
    ['APP_ENV', 'prod'],
    ['LOG_FORMAT', 'xml'],
    ['LISTINGS', '2000001'],
    ['SEED', 'seed'],
    ['REQUEST_TIMEOUT_MS', '0'],
    ['REQUEST_MAX_BYTES', '1'],
    ['SEARCH_MAX_LIMIT', '0'],
    ['REST_MAX_ROWS', '1e3'],
    ['REST_MAX_BYTES', '10'],
    ['DATA_LIMIT_PER_MINUTE', '0'],
    ['SEARCH_LIMIT_OVER_ALL', 'x'],
    ['AI_DAILY_TOKENS', '-1'],
    ['AI_DAILY_TOKENS_PER_ADDRESS', 'x'],
    ['CHAT_LIMIT_PER_MINUTE', '0'],
    ['CHAT_LIMIT_PER_HOUR', '0'],
    ['CHAT_LIMIT_OVER_ALL', '0'],
    ['CLIENT_ADDRESS_HEADER', 'x y'],
  ])('reports the name, the value and a fix for %s=%s', (name, value) => {
    const message = getErrorMessage({ [name]: value });
    expect(message).toContain(`${name} must`);
    expect(message).toContain(`'${value}'`);
    expect(message).toContain('.env.example');
  });

  it('reports all invalid variables together', () => {
    const message = getErrorMessage({ PORT: 'x', SEED: 'y' });
    expect(message).toContain('PORT must');
    expect(message).toContain('SEED must');
  });

  it('does not print invalid secrets', () => {
    const message = getErrorMessage({ DATABASE_URL: 'mysql://user:hunter2@host/db', SUPABASE_ANON_KEY: 'top$secret' });
    expect(message).toContain('DATABASE_URL must');
    expect(message).toContain('SUPABASE_ANON_KEY must');
    expect(message).not.toMatch(/hunter2|top\$secret/);
  });

  it('requires all of a model’s variables, and with them a timeout of at least 9 s', () => {
    const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: 'sk-hidden', AI_MODEL: 'small' };
    expect(parseEnvironment(model)).toMatchObject(model);
    expect(getErrorMessage({ AI_API_KEY: 'sk-hidden' })).toMatch(/AI_BASE_URL must be set[^]*AI_MODEL must be set/);
    expect(getErrorMessage({ ...model, REQUEST_TIMEOUT_MS: '8999' })).toContain(
      'REQUEST_TIMEOUT_MS must be at least 9000',
    );
    expect(getErrorMessage({ ...model, REQUEST_TIMEOUT_MS: '9000' })).toBe('no error');
    expect(getErrorMessage({ REQUEST_TIMEOUT_MS: '8999' })).toBe('no error');
    for (const invalid of [{ AI_BASE_URL: 'ftp://user:sk-hidden@host' }, { REDIS_URL: 'http://:sk-hidden@host' }]) {
      const message = getErrorMessage({ ...model, ...invalid });
      expect(message).toContain(`${Object.keys(invalid)[0]} must be`);
      expect(message).not.toContain('sk-hidden');
    }
  });

  it('accepts several signing secrets and requires at least one', () => {
    expect(parseEnvironment({ ADS_SIGNING_SECRET: 'new, old,' }).ADS_SIGNING_SECRET).toEqual(['new', 'old']);
    expect(getErrorMessage({ ADS_SIGNING_SECRET: ' , ' })).toContain(
      'ADS_SIGNING_SECRET must contain at least one secret',
    );
  });

  it('rejects the local secret and short secrets in production', () => {
    const strongSecret = 'f'.repeat(64);
    expect(getErrorMessage({ APP_ENV: 'production' })).toContain('ADS_SIGNING_SECRET must not contain');
    expect(
      getErrorMessage({ APP_ENV: 'production', ADS_SIGNING_SECRET: `${strongSecret},${LOCAL_SIGNING_SECRET}` }),
    ).toContain('ADS_SIGNING_SECRET must not contain');
    expect(getErrorMessage({ APP_ENV: 'production', ADS_SIGNING_SECRET: 'short' })).toContain('at least 16 characters');
    expect(parseEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET: strongSecret }).APP_ENV).toBe('production');
  });
});
