import { createClient } from '@supabase/supabase-js';
import { env } from '../config/env.ts';

/**
 * The client for the data source, with the anonymous role. Sessions are off, because accounts are in the external app.
 * Import it lazily, because the client is larger than most pages.
 */
export const dataSource = createClient(env.dataUrl || window.location.origin, env.dataKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
