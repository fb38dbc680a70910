import { expect, test } from 'vitest';
import { LOCAL_SIGNING_SECRET, signingSecrets, signingSecretsFault } from './secrets.ts';

const STRONG = 'f'.repeat(64);

test('several secrets are parted by commas, and empty ones are none', () => {
  expect(signingSecrets(' new, old,, ')).toEqual(['new', 'old']);
});

test('there must be one', () => {
  expect(signingSecretsFault([], 'local')).toContain('at least one secret');
});

test.each([
  [[LOCAL_SIGNING_SECRET], 'public'],
  [[STRONG, LOCAL_SIGNING_SECRET], 'public'],
  [[STRONG, 'short'], 'at least 16 characters'],
])('production refuses %j, which a local machine may use', (secrets, why) => {
  expect(signingSecretsFault(secrets, 'production')).toContain(why);
  expect(signingSecretsFault(secrets, 'local')).toBeUndefined();
  expect(signingSecretsFault([STRONG], 'production')).toBeUndefined();
});
