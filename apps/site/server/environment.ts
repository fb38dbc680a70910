import {
  APP_ENVIRONMENTS,
  LOCAL_SIGNING_SECRET,
  signingSecrets,
  signingSecretsFault,
} from '@forecourt/search-core/server';
import * as v from 'valibot';

const schema = v.object({
  APP_ENV: v.optional(v.picklist(APP_ENVIRONMENTS, "must be 'local' or 'production'"), 'local'),
  ADS_SIGNING_SECRET: v.optional(v.pipe(v.string(), v.transform(signingSecrets)), LOCAL_SIGNING_SECRET),
});

/**
 * The settings of the serverless functions. A variable that is empty counts as not set.
 *
 * @throws Error that names the wrong variable.
 */
export function functionEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): v.InferOutput<typeof schema> {
  const given = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const text = source[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw wrong(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const { ADS_SIGNING_SECRET, APP_ENV } = result.output;
  const fault = signingSecretsFault(ADS_SIGNING_SECRET, APP_ENV);
  if (fault !== undefined) throw wrong(`ADS_SIGNING_SECRET ${fault}`);
  return result.output;
}

const wrong = (what: string) => new Error(`The environment is wrong: ${what}. See .env.example.`);
