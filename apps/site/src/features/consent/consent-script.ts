import { env } from '../../config/env.ts';
import { log } from '../../lib/log.ts';
import { insertId } from '../../config/insert-id.ts';
import { createTrustedScriptUrl } from './trusted-script-url.ts';

let state: 'absent' | 'loading' | 'here' = 'absent';
/** The last path that the script was notified of. */
let lastPath = '';

/**
 * The first call loads the third-party consent script, which handles that page itself. After it has loaded, calls run
 * the function named in `CONSENT_INITIALISE` if the page has changed.
 */
export function notifyConsentScript(pathname: string): void {
  if (state === 'absent') loadScript();
  else if (state === 'here' && lastPath !== pathname) initialise();
  lastPath = pathname;
}

function loadScript(): void {
  const { scriptUrl, websiteId } = env.consent;
  const script = document.createElement('script');
  script.src = createTrustedScriptUrl(insertId(scriptUrl, websiteId));
  script.async = true;
  script.dataset['websiteId'] = websiteId;
  script.addEventListener('load', () => {
    state = 'here';
  });
  script.addEventListener('error', () => {
    log.warn('The consent script could not be loaded, so nothing that needs its consent is loaded.');
  });
  state = 'loading';
  document.head.append(script);
}

function initialise(): void {
  const name = env.consent.initialise;
  const path = name.split('.');
  let owner: unknown;
  let value: unknown = window;
  for (const key of path) {
    owner = value;
    value = (value as Record<string, unknown> | null | undefined)?.[key];
  }
  try {
    if (typeof value === 'function') value.call(owner);
    else log.warn('The consent script does not define the function in CONSENT_INITIALISE.', { name });
  } catch (error) {
    log.error('The consent script threw an error.', { name, error });
  }
}
