import { Hono } from 'hono';
import { getForwardedAddress } from './client-address.ts';
import { createSupabaseMessages } from './contact/supabase-messages.ts';
import type { RequestVariables } from './endpoint.ts';
import { parseFunctionEnvironment } from './environment.ts';
import { createListingsFetch } from './feed/fetch-listings.ts';
import { openFunctions } from './functions.ts';
import { createNotSetUpError } from './http-error.ts';
import { createConsoleLog, getErrorFields } from './log.ts';

/** Vercel sets this header itself and removes one that a caller sent. */
const VERCEL_ADDRESS_HEADER = 'x-vercel-forwarded-for';
const STORE_TIMEOUT_MS = 5_000;

const log = createConsoleLog();
let hostPromise: Promise<Hono<RequestVariables>> | undefined;

async function openHost() {
  const env = parseFunctionEnvironment(process.env);
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = env;
  const messages =
    url && serviceRoleKey && createSupabaseMessages({ url, serviceRoleKey, timeoutMs: STORE_TIMEOUT_MS });
  const { app } = await openFunctions(env, {
    messages: messages || undefined,
    search: env.SEARCH_SERVICE_URL === undefined ? undefined : createListingsFetch(env.SEARCH_SERVICE_URL),
    log,
    now: () => new Date(),
  });
  const header = env.CLIENT_ADDRESS_HEADER ?? (process.env['VERCEL'] === '1' ? VERCEL_ADDRESS_HEADER : undefined);
  const host = new Hono<RequestVariables>().use(async (context, next) => {
    context.set('address', getForwardedAddress(context.req.raw.headers, header));
    await next();
  });
  return host.route('/', app);
}

/**
 * Everything is opened at the first request, so importing the file reads no environment. If that fails, requests return
 * 503 and the log contains the reason.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      hostPromise ??= openHost();
      return (await hostPromise).fetch(request);
    } catch (error) {
      hostPromise = undefined; // The next request may succeed.
      log.error('The functions could not start.', getErrorFields(error));
      return createNotSetUpError().getResponse();
    }
  },
};
