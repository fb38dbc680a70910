import { createContact, openMail } from '../contact/contact.ts';
import { createSupabaseMessages } from '../contact/supabase-messages.ts';
import { deploy } from './deploy.ts';

/** Timeout of one call to the data service. */
const STORE_TIMEOUT_MS = 5_000;

/** `POST /api/contact` as a serverless function. Mail needs sockets, so it runs in Node. */
export default deploy(async (services) => {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = services.env;
  if (url === undefined || serviceRoleKey === undefined) {
    throw new Error('Messages cannot be stored: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.');
  }
  const store = createSupabaseMessages({ url, serviceRoleKey, timeoutMs: STORE_TIMEOUT_MS });
  return createContact(services, { store, mail: await openMail(services.env) }).app;
});
