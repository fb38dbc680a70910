// The site's build imports this file before any package is built, so it must not import our packages.
import * as v from 'valibot';
import {
  createEnvironmentParser,
  createUrlSchema,
  createWholeNumberSchema,
  type EnvironmentRules,
  LOCAL_SIGNING_SECRET,
  webAddressSchema,
} from './environment-parser.ts';

const listSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
);

const absoluteUrlSchema = createUrlSchema(() => true, 'must be an address such as https://www.example.com');

const emailSchema = v.pipe(v.string(), v.email('must be an email address'));
const emailsSchema = v.pipe(
  listSchema,
  v.nonEmpty('must contain at least one email address'),
  v.everyItem((text) => v.is(emailSchema, text), 'must be an email address, or several separated by commas'),
);
const headerTextSchema = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]*$/, 'must be ASCII without spaces, because it is sent in a header'),
);
const headerNameSchema = v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be the name of a header that your proxy sets'));

/** Variables that the functions, the backend and the site share. */
export const sharedVariables = {
  /** `production` rejects weak signing secrets. */
  APP_ENV: v.optional(v.picklist(['local', 'production'], "must be 'local' or 'production'"), 'local'),
  /** All secrets verify signatures. The first one signs. */
  ADS_SIGNING_SECRET: v.optional(
    v.pipe(
      listSchema,
      v.nonEmpty(
        'must contain at least one secret. To rotate it, list the new secret first and then the old one, separated by a comma',
      ),
    ),
    LOCAL_SIGNING_SECRET,
  ),
  SUPABASE_URL: v.optional(webAddressSchema),
  SITE_URL: v.optional(absoluteUrlSchema, 'http://localhost:4173'),
  SEARCH_SERVICE_URL: v.optional(webAddressSchema),
  LISTINGS_URL: v.optional(absoluteUrlSchema, 'https://listings.example.com/car-search'),
  LISTINGS_EXCLUSIONS: v.optional(v.picklist(['marked', 'complement'], "must be 'marked' or 'complement'"), 'marked'),
  CONTACT_RETENTION_DAYS: v.optional(createWholeNumberSchema(1, 3_650, 'days'), '365'),
};

/** The key of the browser's Supabase client. The backend and the site read it. */
export const anonKeySchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[\w.-]{8,}$/, 'must be a key of at least 8 letters, digits, dots, hyphens or underscores'),
  ),
  'local-anon-key',
);

/** The settings of the functions, with their defaults as text. */
export const functionVariables = {
  ...sharedVariables,
  AI_BASE_URL: v.optional(
    createUrlSchema(
      ({ protocol, username, password }) => /^https?:$/.test(protocol) && username + password === '',
      'must be an http:// or https:// address without a user name',
    ),
  ),
  AI_API_KEY: v.optional(headerTextSchema),
  AI_MODEL: v.optional(v.string()),
  AI_DAILY_TOKENS: v.optional(createWholeNumberSchema(0, 2_000_000_000, 'tokens'), '2000000'),
  AI_DAILY_TOKENS_PER_ADDRESS: v.optional(createWholeNumberSchema(0, 2_000_000_000, 'tokens'), '200000'),
  CHAT_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '600'),
  CHAT_LIMIT_PER_HOUR: v.optional(createWholeNumberSchema(1, 60_000_000, 'requests'), '6000'),
  CHAT_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '1500'),
  FEED_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '60'),
  FEED_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'requests'), '600'),
  CLIENT_ADDRESS_HEADER: v.optional(headerNameSchema),
  REDIS_URL: v.optional(
    createUrlSchema(
      ({ protocol, pathname }) => /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname),
      'must be a redis:// or rediss:// address. Its path, if any, must be a number',
    ),
  ),
  SUPABASE_SERVICE_ROLE_KEY: v.optional(headerTextSchema),
  SMTP_URL: v.optional(
    createUrlSchema(
      ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
      'must be an smtp:// or smtps:// address with a host name',
    ),
  ),
  CONTACT_TO: v.optional(emailsSchema),
  CONTACT_FROM: v.optional(emailSchema),
  CONTACT_LIMIT_PER_MINUTE: v.optional(createWholeNumberSchema(1, 1_000_000, 'messages'), '10'),
  CONTACT_LIMIT_PER_HOUR: v.optional(createWholeNumberSchema(1, 60_000_000, 'messages'), '30'),
  CONTACT_LIMIT_OVER_ALL: v.optional(createWholeNumberSchema(1, 1_000_000, 'messages'), '60'),
};

export type FunctionEnvironment = v.InferOutput<v.ObjectSchema<typeof functionVariables, undefined>>;

/** Lists the settings that are secret, and those that must be set together. */
export const FUNCTION_RULES: EnvironmentRules<FunctionEnvironment> = {
  // The URLs may contain a user name and password.
  secrets: ['ADS_SIGNING_SECRET', 'AI_API_KEY', 'AI_BASE_URL', 'REDIS_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'SMTP_URL'],
  groups: [
    [['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'], 'a model needs all three'],
    [['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'], 'mail needs all three'],
  ],
};

/** Parses the settings of the serverless functions. @throws EnvironmentError */
export const parseFunctionEnvironment = createEnvironmentParser(v.object(functionVariables), FUNCTION_RULES);
