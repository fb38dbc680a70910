import { describe, expect, it } from 'vitest';
import { functionEnvironment } from './environment.ts';

const STRONG = 'f'.repeat(64);
const MODEL = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'sk-very-secret', AI_MODEL: 'small' };

describe('the environment of the functions', () => {
  it('is complete without any variable, and an empty one is one that is not set', () => {
    expect(functionEnvironment({ APP_ENV: ' ', ADS_SIGNING_SECRET: '', REDIS_URL: '', AI_MODEL: ' ' })).toEqual({
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
    });
  });

  it('takes several secrets; production takes those that are secret, and no other', () => {
    const production = (secret: string) => () =>
      functionEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET: secret });
    expect(functionEnvironment({ ADS_SIGNING_SECRET: 'new, old' }).ADS_SIGNING_SECRET).toEqual(['new', 'old']);
    expect(production(STRONG)().ADS_SIGNING_SECRET).toEqual([STRONG]);
    expect(production('')).toThrow(/ADS_SIGNING_SECRET must not hold/);
    expect(production(`${STRONG},local-signing-secret`)).toThrow(/ADS_SIGNING_SECRET must not hold/);
    expect(production('short')).toThrow(/at least 16 characters/);
  });

  it('has all of a model or nothing of it, and names what is missing', () => {
    expect(functionEnvironment(MODEL)).toMatchObject(MODEL);
    expect(() => functionEnvironment({ AI_MODEL: 'small' })).toThrow(
      /AI_BASE_URL must be set as well.*AI_MODEL is.*AI_API_KEY must be set as well/,
    );
    expect(() => functionEnvironment({ ...MODEL, AI_API_KEY: '' })).toThrow(
      /AI_API_KEY must be set as well, because AI_BASE_URL and AI_MODEL are/,
    );
  });

  it.each([
    // a misspelt one would count as local
    ['APP_ENV', 'prod', /must be 'local' or 'production'/],
    ['AI_BASE_URL', 'models.example/v1', /must be an http/],
    ['AI_BASE_URL', 'file:///etc/passwd', /must be an http/],
    ['AI_BASE_URL', 'https://user:word@models.example/v1', /without a user/],
    ['AI_API_KEY', 'sk–secret', /must be of ASCII/],
    ['AI_DAILY_TOKENS', '-1', /must be a whole number of tokens/],
    ['AI_DAILY_TOKENS_PER_ADDRESS', '1e6', /must be a whole number of tokens/],
    ['CHAT_LIMIT_PER_MINUTE', '0', /from 1 to/],
    ['CHAT_LIMIT_PER_HOUR', 'many', /must be a whole number of requests/],
    ['CHAT_LIMIT_OVER_ALL', '1.5', /must be a whole number of requests/],
    ['CLIENT_ADDRESS_HEADER', 'x-real-ip, x-forwarded-for', /must be the name of a header/],
    ['REDIS_URL', 'localhost:6379', /must be a redis/],
    ['REDIS_URL', 'redis://localhost/cache', /must be a redis/],
  ])('refuses %s=%s and names it', (name, value, why) => {
    const attempt = () => functionEnvironment({ ...MODEL, [name]: value });
    expect(attempt).toThrow(new RegExp(`The environment is wrong: ${name} `));
    expect(attempt).toThrow(why);
  });

  it('shows no value that it complains of', () => {
    expect(() => functionEnvironment({ REDIS_URL: 'mysql://user:hunter2@host', AI_API_KEY: 'sk-very-secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringMatching(/hunter2|sk-very/) as string }) as Error,
    );
  });
});
