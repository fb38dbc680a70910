import { fileURLToPath } from 'node:url';
import { isAbsolute, join } from 'node:path';
import {
  anonKeySchema,
  createEnvironmentParser,
  createUrlSchema,
  createWholeNumberSchema,
  FUNCTION_RULES,
  functionVariables,
  MODEL_TIMEOUT_MS,
} from '@forecourt/functions';
import * as v from 'valibot';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const folderSchema = v.pipe(
  v.string(),
  v.transform((path) => (isAbsolute(path) ? path : join(REPOSITORY, path))),
);

/** For parsing, counting and writing. */
const RESPONSE_MARGIN_MS = 1_000;

/** The defaults are text. Each message completes the sentence 'NAME … '. */
const variables = {
  ...functionVariables,
  PORT: v.optional(createWholeNumberSchema(0, 65_535), '4173'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')), '127.0.0.1'),
  LOG_FORMAT: v.optional(v.picklist(['readable', 'json'], "must be 'readable' or 'json'"), 'readable'),
  SITE_DIR: v.optional(folderSchema, 'apps/site/dist'),
  DATA_DIR: v.optional(folderSchema, '.data'),
  DATABASE_URL: v.optional(
    createUrlSchema(({ protocol }) => /^postgres(ql)?:$/.test(protocol), 'must be a postgresql:// address'),
  ),
  DATABASE_MAX_CONNECTIONS: v.optional(createWholeNumberSchema(1, 500, 'connections'), '10'),
  LISTINGS: v.optional(createWholeNumberSchema(0, 2_000_000, 'cars'), '20000'),
  SEED: v.optional(createWholeNumberSchema(0, 4_294_967_295), '1'),
  SUPABASE_ANON_KEY: anonKeySchema,
  REQUEST_TIMEOUT_MS: v.optional(createWholeNumberSchema(100, 120_000, 'milliseconds'), '10000'),
  SHUTDOWN_DELAY_MS: v.optional(createWholeNumberSchema(0, 60_000, 'milliseconds'), '1000'),
  REQUEST_MAX_BYTES: v.optional(createWholeNumberSchema(1_024, 10_485_760, 'bytes'), '65536'),
  SEARCH_MAX_LIMIT: v.optional(createWholeNumberSchema(1, 100, 'cars'), '100'),
  CONCURRENT_REQUESTS_PER_ADDRESS: v.optional(createWholeNumberSchema(1, 100_000, 'requests'), '30'),
  REST_MAX_ROWS: v.optional(createWholeNumberSchema(1, 100_000, 'rows'), '1000'),
  REST_MAX_BYTES: v.optional(createWholeNumberSchema(1_024, 10_485_760, 'bytes'), '1048576'),
  DATA_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '1200'),
  DATA_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '6000'),
  SEARCH_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '1200'),
  SEARCH_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '6000'),
};

/** Parses the backend's settings. @throws EnvironmentError */
export const parseEnvironment = createEnvironmentParser(v.object(variables), {
  secrets: [...FUNCTION_RULES.secrets, 'DATABASE_URL', 'SUPABASE_ANON_KEY'],
  groups: FUNCTION_RULES.groups,
  findFaults({ AI_BASE_URL: model, REQUEST_TIMEOUT_MS: timeoutMs }) {
    const minMs = MODEL_TIMEOUT_MS + RESPONSE_MARGIN_MS;
    if (model === undefined || timeoutMs >= minMs) return [];
    const reason = `the model may take ${MODEL_TIMEOUT_MS} ms before the rules reply instead`;
    return [['REQUEST_TIMEOUT_MS', `must be at least ${minMs} when AI_BASE_URL is set: ${reason}`]];
  },
});

/** Relative folders are resolved against the repository's root. */
export type Environment = ReturnType<typeof parseEnvironment>;

export const ENVIRONMENT_DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables).map(([name, variable]) => [name, variable.default ?? '']),
);
