import * as v from 'valibot';

/** What the signature is made with where nobody has set a secret. `APP_ENV=production` refuses it. */
export const LOCAL_SIGNING_SECRET = 'local-signing-secret';

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
  // Several secrets are accepted while one replaces another; the first is the one to sign with.
  ADS_SIGNING_SECRET: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',')[0]?.trim() ?? ''),
    ),
    LOCAL_SIGNING_SECRET,
  ),
  EXTERNAL_APP_URL: v.optional(url, 'https://app.example.com'),
  DEMO_VIDEO_URL: v.optional(url, 'https://video.example.com/demo'),
  LINKEDIN_URL: v.optional(url, 'https://www.linkedin.com/company/example'),
});

export type Environment = v.InferOutput<typeof schema>;
/** The same under the names by which Vite hands values to the browser. */
export type BrowserEnvironment = { readonly [Name in keyof Environment as `VITE_${Name}`]: Environment[Name] };

/**
 * The variables that the browser gets, checked, with their defaults.
 * Throws an error that names each wrong variable and what it must be.
 */
export function browserEnvironment(given: Readonly<Record<string, string | undefined>>): BrowserEnvironment {
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
    throw new Error(`The environment is wrong, see .env.example:\n${wrong.join('\n')}`);
  }
  const { output } = result;
  if (given['APP_ENV'] === 'production' && output.ADS_SIGNING_SECRET === LOCAL_SIGNING_SECRET)
    throw new Error('ADS_SIGNING_SECRET must be set where APP_ENV is production: the local secret is public.');
  return Object.fromEntries(
    Object.entries(output).map(([name, value]) => [`VITE_${name}`, value]),
  ) as unknown as BrowserEnvironment;
}
