// The site's build imports this file before any package is built, so it must not import our packages.
import * as v from 'valibot';

/** Signs requests if no secret is set. It is in the repository, so production rejects it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

/** A shorter secret can be guessed. */
const MIN_SECRET_CHARACTERS = 16;

/** Creates a schema for a whole number. Its error message completes a sentence that starts with the variable's name. */
export const createWholeNumberSchema = (min: number, max: number, unit = '') =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number${unit && ` of ${unit}`} from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

/** Creates a schema for a URL. It removes trailing slashes. */
export const createUrlSchema = (isValid: (url: URL) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\/+$/, '')),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && isValid(url);
    }, message),
  );

export const webAddressSchema = createUrlSchema(
  ({ protocol }) => /^https?:$/.test(protocol),
  'must be an http:// or https:// address',
);

/** The name of an invalid variable, and the predicate of a sentence about it. */
export type Fault = readonly [name: string, message: string];

/** Rules that the schema for a single variable cannot express. */
export interface EnvironmentRules<Env> {
  /** Variables with secret values. Error messages do not quote them. */
  readonly secrets: readonly string[];
  /** Variables that must be set together, and the reason. */
  readonly groups: readonly (readonly [names: readonly string[], reason: string])[];
  /** Returns a fault for each invalid combination of variables. */
  readonly findFaults?: (env: Env) => readonly Fault[];
}

/** The environment is invalid. The message lists invalid variables, each with its problem. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type SharedVariables = { readonly APP_ENV: 'local' | 'production'; readonly ADS_SIGNING_SECRET: readonly string[] };

/**
 * Creates a parser for environment variables, from a schema whose messages complete the sentence 'NAME … '. An empty
 * variable counts as not set, and quotes around a value are removed, because some hosting dashboards keep them. The
 * parser throws an EnvironmentError.
 */
export function createEnvironmentParser<Schema extends v.GenericSchema<unknown, SharedVariables>>(
  schema: Schema,
  { secrets, groups, findFaults = () => [] }: EnvironmentRules<v.InferOutput<Schema>>,
) {
  return (source: Readonly<Record<string, string | undefined>>) => {
    const variables = new Map<string, string>();
    for (const [name, text = ''] of Object.entries(source)) {
      const value = text
        .trim()
        .replace(/^(['"])(.*)\1$/s, '$2')
        .trim();
      if (value !== '') variables.set(name, value);
    }
    const { success, issues, output } = v.safeParse(schema, Object.fromEntries(variables));
    const faults = success
      ? [...findMissing(groups, variables), ...findSecretFaults(output), ...findFaults(output)]
      : issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
    if (success && faults.length === 0) return output;
    const lines = faults.map(([name, message]) => {
      const value = variables.get(name);
      return `  ${name} ${message}${value === undefined || secrets.includes(name) ? '' : ` (it is '${value}')`}.\n`;
    });
    throw new EnvironmentError(
      `The environment is invalid:\n${lines.join('')}` +
        'Correct each variable where it is set (the shell, the host, or the file .env), or remove it to use its default: see .env.example.',
    );
  };
}

const findMissing = (groups: EnvironmentRules<unknown>['groups'], variables: ReadonlyMap<string, string>) =>
  groups.flatMap(([names, reason]) => {
    const setNames = names.filter((name) => variables.has(name));
    if (setNames.length === 0) return [];
    const reasonStart = `${setNames.join(' and ')} ${setNames.length === 1 ? 'is' : 'are'}`;
    return names
      .filter((name) => !variables.has(name))
      .map((name) => [name, `must be set as well, because ${reasonStart}: ${reason}`] as const);
  });

function findSecretFaults({ APP_ENV: environment, ADS_SIGNING_SECRET: secrets }: SharedVariables): readonly Fault[] {
  if (environment === 'local') return [];
  const fault = secrets.includes(LOCAL_SIGNING_SECRET)
    ? `must not contain '${LOCAL_SIGNING_SECRET}' when APP_ENV=production: that secret is public`
    : secrets.some((secret) => secret.length < MIN_SECRET_CHARACTERS) &&
      `must contain secrets of at least ${MIN_SECRET_CHARACTERS} characters when APP_ENV=production`;
  return fault ? [['ADS_SIGNING_SECRET', `${fault}. Create one with: openssl rand -hex 32`]] : [];
}
