import { fileURLToPath } from 'node:url';
import { isAbsolute, join } from 'node:path';
import * as v from 'valibot';

/** The secret that signs requests on a developer's machine. It is in the repository, so production refuses it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const wholeNumber = (min: number, max: number, unit = '') =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number${unit && ` of ${unit}`} from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

const folder = v.pipe(
  v.string(),
  v.transform((path) => (isAbsolute(path) ? path : join(REPOSITORY, path))),
);

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be a postgresql:// address, or empty for the embedded database',
  ),
  v.transform((text) => (text === '' ? undefined : text)),
);

const secrets = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  ),
  v.minLength(1, 'must hold at least one secret (several, separated by commas, while one is being replaced)'),
);

/**
 * Every variable that the backend reads, in the order of `.env.example`, with its default as text: what a
 * user would write. Each message completes the sentence 'NAME … '.
 */
const variables = {
  APP_ENV: v.optional(v.picklist(['local', 'production'], "must be 'local' or 'production'"), 'local'),
  PORT: v.optional(wholeNumber(0, 65_535), '4173'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')), '127.0.0.1'),
  LOG_FORMAT: v.optional(v.picklist(['readable', 'json'], "must be 'readable' or 'json'"), 'readable'),
  SITE_DIR: v.optional(folder, 'apps/site/dist'),
  DATA_DIR: v.optional(folder, '.data'),
  DATABASE_URL: v.optional(databaseUrl, ''),
  LISTINGS: v.optional(wholeNumber(0, 2_000_000, 'cars'), '20000'),
  SEED: v.optional(wholeNumber(0, 4_294_967_295), '1'),
  ADS_SIGNING_SECRET: v.optional(secrets, LOCAL_SIGNING_SECRET),
  SUPABASE_ANON_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]{8,}$/, 'must be a key of at least 8 letters, digits, dots, dashes or underscores'),
    ),
    'local-anon-key',
  ),
  REQUEST_TIMEOUT_MS: v.optional(wholeNumber(100, 120_000, 'milliseconds'), '10000'),
  REQUEST_MAX_BYTES: v.optional(wholeNumber(1_024, 10_485_760, 'bytes'), '65536'),
  SEARCH_MAX_LIMIT: v.optional(wholeNumber(1, 100, 'cars'), '100'),
  REST_MAX_ROWS: v.optional(wholeNumber(1, 100_000, 'rows'), '1000'),
};

const schema = v.pipe(
  v.object(variables),
  v.forward(
    v.check(
      (env) => env.APP_ENV !== 'production' || !env.ADS_SIGNING_SECRET.includes(LOCAL_SIGNING_SECRET),
      `must not hold '${LOCAL_SIGNING_SECRET}' when APP_ENV=production: that secret is public. Make one with: openssl rand -hex 32`,
    ),
    ['ADS_SIGNING_SECRET'],
  ),
  v.forward(
    v.check(
      (env) => env.APP_ENV !== 'production' || env.ADS_SIGNING_SECRET.every((secret) => secret.length >= 16),
      'must hold secrets of at least 16 characters when APP_ENV=production. Make one with: openssl rand -hex 32',
    ),
    ['ADS_SIGNING_SECRET'],
  ),
);

/** The backend's settings, parsed. Folders are absolute; a relative one counts from the repository's root. */
export type Environment = v.InferOutput<typeof schema>;

/** Thrown when a variable is wrong; the message names each one, what is wrong and what would be right. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Secrets are named in a complaint, never shown. */
const SECRET = new Set(['ADS_SIGNING_SECRET', 'DATABASE_URL', 'SUPABASE_ANON_KEY']);

/**
 * Reads the settings from environment variables. A variable that is empty counts as not set, as a line
 * `NAME=` of a `.env` file is meant.
 *
 * @throws EnvironmentError that names every wrong variable at once.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const text = source[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const complaints = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const shown = SECRET.has(name) ? '' : ` (it is '${given[name] ?? ''}')`;
    return `  ${name} ${issue.message}${shown}.`;
  });
  throw new EnvironmentError(
    `The server cannot start, because its environment is wrong:\n${complaints.join('\n')}\n` +
      'Correct the variable where it is set (the shell, or the file .env), or remove it to get its default: see .env.example.',
  );
}

/** Each variable's default as it would be written in a `.env` file. */
export const ENVIRONMENT_DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables).map(([name, variable]) => [name, variable.default]),
);
