import { createClient } from '@supabase/supabase-js';
import { env } from '../config/env.ts';

/**
 * The data source, read by the anonymous role. Sessions are off: accounts live in the external app. A module of its own,
 * loaded by what reads: the client is larger than the page that it serves.
 */
export const dataSource = createClient(env.dataUrl || window.location.origin, env.dataKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
