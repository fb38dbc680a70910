/** Where the product runs: `local` is the default, `production` asks for secrets that are secret. */
export const APP_ENVIRONMENTS = ['local', 'production'] as const;
export type AppEnvironment = (typeof APP_ENVIRONMENTS)[number];

/** Signs requests where nobody has set a secret. It is in the repository, so production refuses it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

/** A shorter one can be guessed. */
const LEAST_CHARACTERS = 16;

/** The secrets of ADS_SIGNING_SECRET, parted by commas: all verify, the first signs. */
export function signingSecrets(text: string): string[] {
  return text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/**
 * What is wrong with the secrets, to follow the words 'ADS_SIGNING_SECRET'; `undefined` where nothing is. Build, server and
 * functions all ask it: a secret that one of them refuses must not slip through another.
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
