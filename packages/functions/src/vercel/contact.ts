import { openContact } from '../contact/open-contact.ts';
import { supabaseMessages } from '../contact/supabase-messages.ts';
import { deploy } from './deploy.ts';

/** For one call of the data service. */
const STORE_TIMEOUT_MS = 5_000;

/** `POST /api/contact` as a serverless function. With mail it needs Node's runtime, for its sockets. */
export default deploy(
  async (env, { counters }, options) => {
    const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = env;
    if (url === undefined || serviceRoleKey === undefined) {
      throw new Error('Messages have nowhere to be kept: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.');
    }
    const store = supabaseMessages({ url, serviceRoleKey, timeoutMs: STORE_TIMEOUT_MS });
    return (await openContact(env, { store, counters, ...options })).handle;
  },
  () => process.env,
);
