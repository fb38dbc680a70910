import type * as Server from '@forecourt/search-core/server';
import * as v from 'valibot';

// By its address: Vite's configuration reads this file before anything is built, and without the condition that leads to
// a package's source.
const rules = new URL('../../../../packages/search-core/src/signing/secrets.ts', import.meta.url).href;
const { APP_ENVIRONMENTS, LOCAL_SIGNING_SECRET, signingSecrets, signingSecretsFault } = (await import(
  /* @vite-ignore */ rules
)) as Pick<typeof Server, 'APP_ENVIRONMENTS' | 'LOCAL_SIGNING_SECRET' | 'signingSecrets' | 'signingSecretsFault'>;

// Deployment dashboards like to keep the quotes that were typed around a value.
const address = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .trim()
      .replace(/^(['"])(.*)\1$/, '$2')
      .replace(/\/+$/, ''),
  ),
);
const url = v.pipe(address, v.url('must be an address such as https://www.example.com'));
const origin = v.pipe(
  address,
  v.check((text) => text === '' || URL.canParse(text), 'must be an address, or empty for the origin of the page'),
);
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const schema = v.object({
  APP_ENV: v.optional(v.picklist(APP_ENVIRONMENTS, "must be 'local' or 'production'"), 'local'),
  SITE_URL: v.optional(url, 'http://localhost:4173'),
  SUPABASE_URL: v.optional(origin, ''),
  SUPABASE_ANON_KEY: v.optional(text, 'local-anon-key'),
  SEARCH_SERVICE_URL: v.optional(origin, ''),
  LISTINGS_URL: v.optional(url, 'https://listings.example.com/car-search'),
  DEFAULT_POSTCODE: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
      v.regex(/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, 'must be a full UK postcode such as EC1A1BB'),
    ),
    'EC1A1BB',
  ),
  ADS_SIGNING_SECRET: v.optional(v.pipe(v.string(), v.transform(signingSecrets)), LOCAL_SIGNING_SECRET),
  EXTERNAL_APP_URL: v.optional(url, 'https://app.example.com'),
  DEMO_VIDEO_URL: v.optional(url, 'https://video.example.com/demo'),
  LINKEDIN_URL: v.optional(url, 'https://www.linkedin.com/company/example'),
});

type Environment = Omit<v.InferOutput<typeof schema>, 'APP_ENV' | 'ADS_SIGNING_SECRET'> & {
  /** The one to sign with. */
  ADS_SIGNING_SECRET: string;
};
/** The same under the names by which Vite hands values to the browser. */
export type BrowserEnvironment = { readonly [Name in keyof Environment as `VITE_${Name}`]: Environment[Name] };

/**
 * The variables that the browser gets, checked, with their defaults; one that is empty counts as not set.
 * Throws an error that names each wrong variable and what it must be.
 */
export function browserEnvironment(given: Readonly<Record<string, string | undefined>>): BrowserEnvironment {
  const set = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => (given[name]?.trim() ? [[name, given[name]]] : [])),
  );
  const result = v.safeParse(schema, set);
  if (!result.success) throw wrong(result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`));
  const { APP_ENV, ADS_SIGNING_SECRET: secrets, ...others } = result.output;
  const fault = signingSecretsFault(secrets, APP_ENV);
  if (fault !== undefined) throw wrong([`ADS_SIGNING_SECRET ${fault}`]);
  const environment: Environment = { ...others, ADS_SIGNING_SECRET: secrets[0] ?? '' };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [`VITE_${name}`, value]),
  ) as unknown as BrowserEnvironment;
}

function wrong(faults: readonly string[]): Error {
  return new Error(`The environment is wrong, see .env.example:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
