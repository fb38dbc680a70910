import { expect, test } from 'vitest';
import { functionEnvironment } from './environment.ts';

const STRONG = 'f'.repeat(64);

test('an empty variable is one that is not set', () => {
  expect(functionEnvironment({ APP_ENV: ' ', ADS_SIGNING_SECRET: '' })).toEqual({
    APP_ENV: 'local',
    ADS_SIGNING_SECRET: ['local-signing-secret'],
  });
});

test('production takes secrets that are secret, and no other', () => {
  const production = (secret: string) => () =>
    functionEnvironment({ APP_ENV: 'production', ADS_SIGNING_SECRET: secret });
  expect(production(STRONG)().ADS_SIGNING_SECRET).toEqual([STRONG]);
  expect(production('')).toThrow(/ADS_SIGNING_SECRET must not hold/);
  expect(production(`${STRONG},local-signing-secret`)).toThrow(/ADS_SIGNING_SECRET must not hold/);
  expect(production('short')).toThrow(/at least 16 characters/);
});

test('a misspelt APP_ENV stops the start: it would count as local', () => {
  expect(() => functionEnvironment({ APP_ENV: 'prod' })).toThrow(/APP_ENV must be 'local' or 'production'/);
});
