import type * as Server from '@forecourt/search-core/server';
import * as v from 'valibot';
import { parseUrl } from '../lib/parse-url.ts';

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
// What another origin shows or runs on a page of ours: never by a line that anybody can rewrite, but for this machine's own.
const embedded = v.pipe(
  address,
  v.check((typed) => {
    const parsed = parseUrl(typed);
    return (
      typed === '' || parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback(parsed.hostname))
    );
  }, 'must be an https:// address, or empty'),
);
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
const identifier = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]*$/, 'must be of letters, digits, dots and dashes'));

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
  CONTACT_RETENTION_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1')),
    '365',
  ),
  REPORT_URL: v.optional(embedded, ''),
  CALENDAR_URL: v.optional(url, 'https://calendar.example.com/book-demo'),
  CALENDAR_EMBED_URL: v.optional(embedded, ''),
  POLICY_URL: v.optional(embedded, ''),
  PRIVACY_POLICY_ID: v.optional(identifier, ''),
  TERMS_POLICY_ID: v.optional(identifier, ''),
  CONSENT_SCRIPT_URL: v.optional(embedded, ''),
  CONSENT_WEBSITE_ID: v.optional(identifier, ''),
  CONSENT_INITIALISE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w$]+(?:\.[\w$]+)*$/, 'must be the name of a function, such as Termly.initialize')),
    'Termly.initialize',
  ),
});

/** What is loaded from a third party needs all of its variables, or none. */
const TOGETHER = [
  ['CONSENT_SCRIPT_URL', 'CONSENT_WEBSITE_ID'],
  ['POLICY_URL', 'PRIVACY_POLICY_ID', 'TERMS_POLICY_ID'],
] as const;

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
  const faults = [...(fault === undefined ? [] : [`ADS_SIGNING_SECRET ${fault}`]), ...missingParts(others)];
  if (faults.length > 0) throw wrong(faults);
  const environment: Environment = { ...others, ADS_SIGNING_SECRET: secrets[0] ?? '' };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [`VITE_${name}`, value]),
  ) as unknown as BrowserEnvironment;
}

function missingParts(given: Omit<Environment, 'ADS_SIGNING_SECRET'>): string[] {
  return TOGETHER.flatMap((names) => {
    const set = names.filter((name) => given[name] !== '');
    if (set.length === 0) return [];
    return names
      .filter((name) => given[name] === '')
      .map((name) => `${name} must be set as well, because ${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'}`);
  });
}

function wrong(faults: readonly string[]): Error {
  return new Error(`The environment is wrong, see .env.example:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
