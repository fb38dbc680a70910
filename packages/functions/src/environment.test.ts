import { describe, expect, it } from 'vitest';
import { parseFunctionEnvironment } from './environment.ts';

const STRONG_SECRET = 'f'.repeat(64);
const MODEL = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'sk-very-secret', AI_MODEL: 'small' };

describe('the environment of the functions', () => {
  it('requires no variables and treats blank variables as unset', () => {
    expect(parseFunctionEnvironment({ APP_ENV: ' ', ADS_SIGNING_SECRET: '', REDIS_URL: '', AI_MODEL: ' ' })).toEqual({
      APP_ENV: 'local',
      ADS_SIGNING_SECRET: ['local-signing-secret'],
      AI_BASE_URL: undefined,
      AI_API_KEY: undefined,
      AI_MODEL: undefined,
      AI_DAILY_TOKENS: 2_000_000,
      AI_DAILY_TOKENS_PER_ADDRESS: 200_000,
      CHAT_LIMIT_PER_MINUTE: 600,
      CHAT_LIMIT_PER_HOUR: 6_000,
      CHAT_LIMIT_OVER_ALL: 1_500,
      CLIENT_ADDRESS_HEADER: undefined,
      REDIS_URL: undefined,
      SUPABASE_URL: undefined,
      SITE_URL: 'http://localhost:4173',
      SEARCH_SERVICE_URL: undefined,
      LISTINGS_URL: 'https://listings.example.com/car-search',
      LISTINGS_EXCLUSIONS: 'marked',
      FEED_LIMIT_PER_MINUTE: 60,
      FEED_LIMIT_OVER_ALL: 600,
      SUPABASE_SERVICE_ROLE_KEY: undefined,
      SMTP_URL: undefined,
      CONTACT_TO: undefined,
      CONTACT_FROM: undefined,
      CONTACT_RETENTION_DAYS: 365,
      CONTACT_LIMIT_PER_MINUTE: 10,
      CONTACT_LIMIT_PER_HOUR: 30,
      CONTACT_LIMIT_OVER_ALL: 60,
    });
  });

  it('accepts several secrets and rejects weak secrets in production', () => {
    const parseProduction = (secret: string) => () =>
      parseFunctionEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET: secret });
    expect(parseFunctionEnvironment({ ADS_SIGNING_SECRET: 'new, old' }).ADS_SIGNING_SECRET).toEqual(['new', 'old']);
    expect(parseProduction(STRONG_SECRET)().ADS_SIGNING_SECRET).toEqual([STRONG_SECRET]);
    expect(parseProduction('')).toThrow(/ADS_SIGNING_SECRET must not contain/);
    expect(parseProduction(`${STRONG_SECRET},local-signing-secret`)).toThrow(/ADS_SIGNING_SECRET must not contain/);
    expect(parseProduction('short')).toThrow(/at least 16 characters/);
  });

  it('requires all of a model’s variables or none and names the missing variables', () => {
    expect(parseFunctionEnvironment(MODEL)).toMatchObject(MODEL);
    expect(() => parseFunctionEnvironment({ AI_MODEL: 'small' })).toThrow(
      /AI_BASE_URL must be set as well.*AI_MODEL is.*\s+AI_API_KEY must be set as well/,
    );
    expect(() => parseFunctionEnvironment({ ...MODEL, AI_API_KEY: '' })).toThrow(
      /AI_API_KEY must be set as well, because AI_BASE_URL and AI_MODEL are/,
    );
  });

  it('accepts several recipients and requires all mail variables or none', () => {
    const mail = { SMTP_URL: 'smtp://mail.example:587', CONTACT_FROM: 'site@example.com' };
    expect(parseFunctionEnvironment({ ...mail, CONTACT_TO: 'a@example.com, b@example.com' })).toMatchObject({
      ...mail,
      CONTACT_TO: ['a@example.com', 'b@example.com'],
    });
    expect(() => parseFunctionEnvironment(mail)).toThrow(
      /CONTACT_TO must be set as well, because SMTP_URL and CONTACT_FROM are: mail needs all three/,
    );
  });

  it.each([
    // If a misspelt value were accepted, it would count as local.
    ['APP_ENV', 'prod', /must be 'local' or 'production'/],
    ['AI_BASE_URL', 'models.example/v1', /must be an http/],
    ['AI_BASE_URL', 'file:///etc/passwd', /must be an http/],
    ['AI_BASE_URL', 'https://user:word@models.example/v1', /without a user/],
    ['AI_API_KEY', 'sk–secret', /must be ASCII/],
    ['AI_DAILY_TOKENS', '-1', /must be a whole number of tokens/],
    ['AI_DAILY_TOKENS_PER_ADDRESS', '1e6', /must be a whole number of tokens/],
    ['CHAT_LIMIT_PER_MINUTE', '0', /from 1 to/],
    ['CHAT_LIMIT_PER_HOUR', 'many', /must be a whole number of requests/],
    ['CHAT_LIMIT_OVER_ALL', '1.5', /must be a whole number of requests/],
    ['CLIENT_ADDRESS_HEADER', 'x-real-ip, x-forwarded-for', /must be the name of a header/],
    ['REDIS_URL', 'localhost:6379', /must be a redis/],
    ['REDIS_URL', 'redis://localhost/cache', /must be a redis/],
    ['SUPABASE_URL', 'project.supabase.example', /must be an http/],
    ['SUPABASE_SERVICE_ROLE_KEY', 'two words', /must be ASCII/],
    ['SMTP_URL', 'mail.example:587', /must be an smtp/],
    ['CONTACT_TO', 'sales@example.com, nobody', /must be an email address, or several/],
    ['CONTACT_FROM', 'Site <site@example.com>', /must be an email address/],
    ['CONTACT_RETENTION_DAYS', '0', /must be a whole number of days from 1/],
    ['CONTACT_LIMIT_PER_MINUTE', '0', /must be a whole number of messages/],
    ['CONTACT_LIMIT_PER_HOUR', 'few', /must be a whole number of messages/],
    ['CONTACT_LIMIT_OVER_ALL', '-5', /must be a whole number of messages/],
  ])('rejects %s=%s and names the variable', (name, value, why) => {
    const parseInvalid = () => parseFunctionEnvironment({ ...MODEL, [name]: value });
    expect(parseInvalid).toThrow(new RegExp(`The environment is invalid:\\s+${name} `));
    expect(parseInvalid).toThrow(why);
  });

  it('does not show secret values in error messages', () => {
    expect(() =>
      parseFunctionEnvironment({
        REDIS_URL: 'mysql://user:hunter2@host',
        SMTP_URL: 'http://user:hunter2@host',
        AI_API_KEY: 'sk-very-secret',
      }),
    ).toThrow(expect.not.objectContaining({ message: expect.stringMatching(/hunter2|sk-very/) as string }) as Error);
  });
});
