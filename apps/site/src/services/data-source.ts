import { createClient } from '@supabase/supabase-js';
import { env } from '../config/env.ts';

/**
 * Has the anonymous role and no sessions, because accounts are in the external app. Import it lazily, because the
 * client is larger than most pages.
 */
export const dataSource = createClient(env.dataUrl || window.location.origin, env.dataKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
