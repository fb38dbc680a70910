// The site's build imports this file before any package is built, so it has no import from them.
import * as v from 'valibot';
import { APP_ENVIRONMENTS, findSecretsFault, LOCAL_SIGNING_SECRET, parseSecrets } from './signing-secrets.ts';

/** A variable that holds a whole number. Messages complete the sentence 'NAME … '. */
export const createWholeNumberSchema = (min: number, max: number, unit = '') =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number${unit && ` of ${unit}`} from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

/** A variable that holds an address. Slashes at its end are removed. */
export const createUrlSchema = (isValid: (url: URL) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\/+$/, '')),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && isValid(url);
    }, message),
  );

/** A variable that holds the address of a web server. */
export const webAddress = createUrlSchema(
  ({ protocol }) => /^https?:$/.test(protocol),
  'must be an http:// or https:// address',
);

const email = v.pipe(v.string(), v.email('must be an email address'));
const emails = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.check(
    (list) => list.length > 0 && list.every((text) => v.is(email, text)),
    'must be an email address, or several separated by commas',
  ),
);
const headerText = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]*$/, 'must be ASCII without blanks, because a header carries it'),
);
const headerName = v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be the name of a header that your proxy sets'));

/** Variables that more than one of functions, backend and site read. */
export const sharedVariables = {
  APP_ENV: v.optional(v.picklist(APP_ENVIRONMENTS, "must be 'local' or 'production'"), 'local'),
  ADS_SIGNING_SECRET: v.optional(v.pipe(v.string(), v.transform(parseSecrets)), LOCAL_SIGNING_SECRET),
  SUPABASE_URL: v.optional(webAddress),
  SUPABASE_ANON_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]{8,}$/, 'must be a key of at least 8 letters, digits, dots, dashes or underscores'),
    ),
    'local-anon-key',
  ),
  CONTACT_RETENTION_DAYS: v.optional(createWholeNumberSchema(1, 3_650, 'days'), '365'),
};

/** Every variable that the functions read, in the order of `.env.example`, with its default as text. */
export const functionVariables = {
  APP_ENV: sharedVariables.APP_ENV,
  ADS_SIGNING_SECRET: sharedVariables.ADS_SIGNING_SECRET,
  AI_BASE_URL: v.optional(
    createUrlSchema(
      ({ protocol, username, password }) => /^https?:$/.test(protocol) && username + password === '',
      'must be an http:// or https:// address without a user in it',
    ),
  ),
  AI_API_KEY: v.optional(headerText),
  AI_MODEL: v.optional(v.string()),
  AI_DAILY_TOKENS: v.optional(createWholeNumberSchema(0, 2_000_000_000, 'tokens'), '2000000'),
  AI_DAILY_TOKENS_PER_ADDRESS: v.optional(createWholeNumberSchema(0, 2_000_000_000, 'tokens'), '200000'),
  CHAT_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '600'),
  CHAT_LIMIT_PER_HOUR: v.optional(createWholeNumberSchema(1, 60_000_000, 'requests'), '6000'),
  CHAT_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '1500'),
  CLIENT_ADDRESS_HEADER: v.optional(headerName),
  REDIS_URL: v.optional(
    createUrlSchema(
      ({ protocol, pathname }) => /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname),
      'must be a redis:// or rediss:// address, with a number as its path if any',
    ),
  ),
  SUPABASE_URL: sharedVariables.SUPABASE_URL,
  SUPABASE_SERVICE_ROLE_KEY: v.optional(headerText),
  SMTP_URL: v.optional(
    createUrlSchema(
      ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
      'must be an smtp:// or smtps:// address with a host',
    ),
  ),
  CONTACT_TO: v.optional(emails),
  CONTACT_FROM: v.optional(email),
  CONTACT_RETENTION_DAYS: sharedVariables.CONTACT_RETENTION_DAYS,
  CONTACT_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'messages'), '10'),
  CONTACT_LIMIT_PER_HOUR: v.optional(createWholeNumberSchema(1, 60_000_000, 'messages'), '30'),
  CONTACT_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'messages'), '60'),
};

/** The settings of the functions, parsed. */
export type FunctionEnvironment = v.InferOutput<v.ObjectSchema<typeof functionVariables, undefined>>;

/** Variables whose values are never shown in error messages. */
export const SECRET_VARIABLES: readonly (keyof FunctionEnvironment)[] = [
  'ADS_SIGNING_SECRET',
  'AI_API_KEY',
  'AI_BASE_URL', // may hold a user's name and password
  'REDIS_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SMTP_URL', // holds a user's name and password
];

const FUNCTION_GROUPS: readonly VariableGroup<keyof FunctionEnvironment>[] = [
  { names: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'], what: 'a model needs all three' },
  { names: ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'], what: 'mail needs all three' },
];

/** A wrong variable, and the end of a sentence about it. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** Variables of which all are set, or none. */
export interface VariableGroup<Name extends string> {
  readonly names: readonly Name[];
  /** Why, for the end of the message. */
  readonly what: string;
}

/** Returns what is wrong with the signing secrets and with combinations of variables. */
export function findFaults<Name extends string>(
  env: Pick<FunctionEnvironment, 'APP_ENV' | 'ADS_SIGNING_SECRET'> & { readonly [Key in Name]?: unknown },
  groups: readonly VariableGroup<Name>[],
): Fault[] {
  const secrets = findSecretsFault(env.ADS_SIGNING_SECRET, env.APP_ENV);
  const missing = groups.flatMap(({ names, what }) => {
    const set = names.filter((name) => env[name] !== undefined);
    const because = `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'}`;
    return names
      .filter((name) => set.length > 0 && env[name] === undefined)
      .map((name) => ({ name, message: `must be set as well, because ${because}: ${what}` }));
  });
  return [...(secrets === undefined ? [] : [{ name: 'ADS_SIGNING_SECRET', message: secrets }]), ...missing];
}

/** Returns what is wrong in the combination of the functions' variables. */
export const findFunctionFaults = (env: FunctionEnvironment): Fault[] => findFaults(env, FUNCTION_GROUPS);

/** Variables that are wrong; the message names each one, what is wrong and what would be right. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses environment variables with a schema whose messages complete the sentence 'NAME … '. An empty variable counts as not
 * set, as in a line `NAME=` of a `.env` file. Quotes around a value are removed, because some hosting dashboards keep them.
 *
 * @param secrets Variables whose values no message shows.
 * @throws EnvironmentError that names every wrong variable.
 */
export function parseVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, typed = '']) => {
      const text = typed
        .trim()
        .replace(/^(['"])(.*)\1$/s, '$2')
        .trim();
      return text === '' ? [] : [[name, text]];
    }),
  );
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const complaints = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const shown = secrets.includes(name) ? '' : ` (it is '${given[name] ?? ''}')`;
    return `  ${name} ${issue.message}${shown}.`;
  });
  throw new EnvironmentError(
    `The environment is wrong:\n${complaints.join('\n')}\n` +
      'Correct each variable where it is set (the shell, the host, or the file .env), or remove it to use its default: see .env.example.',
  );
}

/** Adds an issue for each variable that is wrong in combination with others. */
export function checkTogether<Variables extends v.ObjectEntries>(
  variables: Variables,
  getFaults: (env: v.InferOutput<v.ObjectSchema<Variables, undefined>>) => readonly Fault[],
) {
  return v.pipe(
    v.object(variables),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const { name, message } of getFaults(input)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: name, value: null }] });
      }
    }),
  );
}

const schema = checkTogether(functionVariables, findFunctionFaults);

/** Parses the settings of the serverless functions. @throws EnvironmentError */
export const parseFunctionEnvironment = (source: Readonly<Record<string, string | undefined>>): FunctionEnvironment =>
  parseVariables(schema, source, SECRET_VARIABLES);
