/** Where the product runs. `local` is the default; `production` rejects the secret below. */
export const APP_ENVIRONMENTS = ['local', 'production'] as const;
export type AppEnvironment = (typeof APP_ENVIRONMENTS)[number];

/** Signs requests if no secret is set. It is in the repository, so production rejects it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

/** A shorter secret can be guessed. */
const MIN_CHARACTERS = 16;

/** Parses ADS_SIGNING_SECRET: secrets separated by commas. All verify, the first one signs. */
export function parseSecrets(text: string): string[] {
  return text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/**
 * Returns what is wrong with the secrets, to follow the words 'ADS_SIGNING_SECRET'; `undefined` if nothing is.
 */
export function findSecretsFault(secrets: readonly string[], environment: AppEnvironment): string | undefined {
  if (secrets.length === 0) {
    return 'must hold at least one secret (several, separated by commas, while one is being replaced)';
  }
  if (environment !== 'production') return undefined;
  const when = 'when APP_ENV=production';
  if (secrets.includes(LOCAL_SIGNING_SECRET)) {
    return `must not hold '${LOCAL_SIGNING_SECRET}' ${when}: that secret is public. Make one with: openssl rand -hex 32`;
  }
  return secrets.some((secret) => secret.length < MIN_CHARACTERS)
    ? `must hold secrets of at least ${MIN_CHARACTERS} characters ${when}. Make one with: openssl rand -hex 32`
    : undefined;
}
