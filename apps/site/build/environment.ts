import { anonKeySchema, sharedVariables } from '@forecourt/functions/environment';
import { createEnvironmentParser, createUrlSchema } from '@forecourt/functions/environment-parser';
import * as v from 'valibot';

const urlSchema = createUrlSchema(() => true, 'must be an address such as https://www.example.com');

// Embedded pages, third-party scripts and reports need TLS, except on localhost.
const secureUrlSchema = createUrlSchema(
  ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)),
  'must be an https:// address, or empty',
);
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
const identifierSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.-]*$/, 'must contain only letters, digits, dots, hyphens and underscores'),
);

/** The browser's settings, with their defaults, and `APP_ENV`. */
const variableSchemas = {
  ...sharedVariables,
  SUPABASE_ANON_KEY: anonKeySchema,
  DEFAULT_POSTCODE: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
      v.regex(/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, 'must be a full UK postcode such as EC1A1BB'),
    ),
    'EC1A1BB',
  ),
  EXTERNAL_APP_URL: v.optional(urlSchema, 'https://app.example.com'),
  DEMO_VIDEO_URL: v.optional(urlSchema, 'https://video.example.com/demo'),
  LINKEDIN_URL: v.optional(urlSchema, 'https://www.linkedin.com/company/example'),
  REPORT_URL: v.optional(secureUrlSchema),
  CALENDAR_URL: v.optional(urlSchema, 'https://calendar.example.com/book-demo'),
  CALENDAR_EMBED_URL: v.optional(secureUrlSchema),
  POLICY_URL: v.optional(secureUrlSchema),
  PRIVACY_POLICY_ID: v.optional(identifierSchema),
  TERMS_POLICY_ID: v.optional(identifierSchema),
  CONSENT_SCRIPT_URL: v.optional(secureUrlSchema),
  CONSENT_WEBSITE_ID: v.optional(identifierSchema),
  CONSENT_INITIALISE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w$]+(?:\.[\w$]+)*$/, 'must be the name of a function, such as Termly.initialize')),
    'Termly.initialize',
  ),
};

const parseVariables = createEnvironmentParser(v.object(variableSchemas), {
  secrets: ['ADS_SIGNING_SECRET'],
  groups: [
    [['CONSENT_SCRIPT_URL', 'CONSENT_WEBSITE_ID'], 'a consent script needs both'],
    [['POLICY_URL', 'PRIVACY_POLICY_ID', 'TERMS_POLICY_ID'], 'a policy host needs all three'],
  ],
});

/** A variable that is not set and has no default is ''. */
export type BrowserEnvironment = {
  readonly [Name in Exclude<keyof typeof variableSchemas, 'APP_ENV'> as `VITE_${Name}`]: string;
};

/**
 * Parses the browser's variables.
 * @throws EnvironmentError
 */
export function parseBrowserEnvironment(source: Readonly<Record<string, string | undefined>>): BrowserEnvironment {
  const { APP_ENV: _, ...env } = parseVariables(source);
  // Only the first secret signs requests. The server accepts the others too.
  const values: Readonly<Record<string, string | number | undefined>> = {
    ...env,
    ADS_SIGNING_SECRET: env.ADS_SIGNING_SECRET[0],
  };
  const names = Object.keys(variableSchemas).filter((name) => name !== 'APP_ENV');
  return Object.fromEntries(
    names.map((name) => [`VITE_${name}`, String(values[name] ?? '')]),
  ) as unknown as BrowserEnvironment;
}
