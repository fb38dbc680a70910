import { expect, test } from 'vitest';
import { LOCAL_SIGNING_SECRET, parseSecrets, findSecretsFault } from './signing-secrets.ts';

const STRONG = 'f'.repeat(64);

test('splits secrets at commas and ignores empty ones', () => {
  expect(parseSecrets(' new, old,, ')).toEqual(['new', 'old']);
});

test('requires at least one secret', () => {
  expect(findSecretsFault([], 'local')).toContain('at least one secret');
});

test.each([
  [[LOCAL_SIGNING_SECRET], 'public'],
  [[STRONG, LOCAL_SIGNING_SECRET], 'public'],
  [[STRONG, 'short'], 'at least 16 characters'],
])('rejects %j in production and accepts it locally', (secrets, why) => {
  expect(findSecretsFault(secrets, 'production')).toContain(why);
  expect(findSecretsFault(secrets, 'local')).toBeUndefined();
  expect(findSecretsFault([STRONG], 'production')).toBeUndefined();
});
