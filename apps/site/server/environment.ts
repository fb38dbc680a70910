import * as v from 'valibot';

const LOCAL_SECRET = 'local-signing-secret';

const schema = v.pipe(
  v.object({
    APP_ENV: v.optional(v.picklist(['local', 'production'], "must be 'local' or 'production'"), 'local'),
    ADS_SIGNING_SECRET: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) =>
          text
            .split(',')
            .map((secret) => secret.trim())
            .filter((secret) => secret !== ''),
        ),
        v.minLength(1, 'must hold at least one secret'),
      ),
      LOCAL_SECRET,
    ),
  }),
  v.forward(
    v.check(
      ({ APP_ENV, ADS_SIGNING_SECRET }) => APP_ENV !== 'production' || !ADS_SIGNING_SECRET.includes(LOCAL_SECRET),
      'must not hold the local secret when APP_ENV=production: that one is public',
    ),
    ['ADS_SIGNING_SECRET'],
  ),
);

/**
 * The settings of the serverless functions.
 *
 * @throws Error that names the wrong variable.
 */
export function functionEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): v.InferOutput<typeof schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`The environment is wrong: ${v.getDotPath(issue)} ${issue.message}. See .env.example.`);
}
