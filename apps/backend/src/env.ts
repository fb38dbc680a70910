import { fileURLToPath } from 'node:url';
import { isAbsolute, join } from 'node:path';
import {
  APP_ENVIRONMENTS,
  LOCAL_SIGNING_SECRET,
  signingSecrets,
  signingSecretsFault,
} from '@forecourt/search-core/server';
import * as v from 'valibot';

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

/**
 * Every variable that the backend reads, in the order of `.env.example`, with its default as text: what a
 * user would write. Each message completes the sentence 'NAME … '.
 */
const variables = {
  APP_ENV: v.optional(v.picklist(APP_ENVIRONMENTS, "must be 'local' or 'production'"), 'local'),
  PORT: v.optional(wholeNumber(0, 65_535), '4173'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')), '127.0.0.1'),
  LOG_FORMAT: v.optional(v.picklist(['readable', 'json'], "must be 'readable' or 'json'"), 'readable'),
  SITE_DIR: v.optional(folder, 'apps/site/dist'),
  DATA_DIR: v.optional(folder, '.data'),
  DATABASE_URL: v.optional(databaseUrl, ''),
  LISTINGS: v.optional(wholeNumber(0, 2_000_000, 'cars'), '20000'),
  SEED: v.optional(wholeNumber(0, 4_294_967_295), '1'),
  ADS_SIGNING_SECRET: v.optional(v.pipe(v.string(), v.transform(signingSecrets)), LOCAL_SIGNING_SECRET),
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
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = signingSecretsFault(dataset.value.ADS_SIGNING_SECRET, dataset.value.APP_ENV);
    if (fault === undefined) return;
    const { value: input } = dataset;
    const path = [{ type: 'object', origin: 'value', input, key: 'ADS_SIGNING_SECRET', value: null }] as const;
    addIssue({ message: fault, path: [...path] });
  }),
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
