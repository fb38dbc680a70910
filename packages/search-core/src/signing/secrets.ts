/** Where the product runs. `local` is the default; `production` rejects the secret below. */
export const APP_ENVIRONMENTS = ['local', 'production'] as const;
export type AppEnvironment = (typeof APP_ENVIRONMENTS)[number];

/** Signs requests if no secret is set. It is in the repository, so production rejects it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

/** A shorter secret can be guessed. */
const LEAST_CHARACTERS = 16;

/** Parses ADS_SIGNING_SECRET: secrets separated by commas. All verify, the first one signs. */
export function signingSecrets(text: string): string[] {
  return text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/**
 * Returns what is wrong with the secrets, to follow the words 'ADS_SIGNING_SECRET'; `undefined` if nothing is. Build, server
 * and functions all call it, so that they reject the same secrets.
 */
export function signingSecretsFault(secrets: readonly string[], environment: AppEnvironment): string | undefined {
  if (secrets.length === 0) {
    return 'must hold at least one secret (several, separated by commas, while one is being replaced)';
  }
  if (environment !== 'production') return undefined;
  const mend = 'when APP_ENV=production';
  if (secrets.includes(LOCAL_SIGNING_SECRET)) {
    return `must not hold '${LOCAL_SIGNING_SECRET}' ${mend}: that secret is public. Make one with: openssl rand -hex 32`;
  }
  return secrets.some((secret) => secret.length < LEAST_CHARACTERS)
    ? `must hold secrets of at least ${LEAST_CHARACTERS} characters ${mend}. Make one with: openssl rand -hex 32`
    : undefined;
}
