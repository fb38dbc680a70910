import { env } from '../../config/env.ts';
import { log } from '../../lib/log.ts';
import { withId } from '../../lib/with-id.ts';
import { createTrustedScriptUrl } from './trusted-script-url.ts';

let state: 'absent' | 'loading' | 'here' = 'absent';
/** The page that the script, or its function, was last told of. */
let shown = '';

/**
 * Tells the third-party consent script of a page. The first time it is fetched, and sees to the page that it finds by itself; from
 * then on the function that it has defined, `CONSENT_INITIALISE`, is called once for each page. A script that cannot
 * be fetched asks nobody anything, so nothing that needs its consent is loaded either.
 */
export function showPage(pathname: string): void {
  if (state === 'absent') fetchScript();
  else if (state === 'here' && shown !== pathname) initialise();
  shown = pathname;
}

function fetchScript(): void {
  const { scriptUrl, websiteId } = env.consent;
  const script = document.createElement('script');
  script.src = createTrustedScriptUrl(withId(scriptUrl, websiteId));
  script.async = true;
  script.dataset['websiteId'] = websiteId;
  script.addEventListener('load', () => {
    state = 'here';
  });
  script.addEventListener('error', () => {
    log.warn('The consent script could not be loaded; what it would ask for stays off.');
  });
  state = 'loading';
  document.head.append(script);
}

function initialise(): void {
  const name = env.consent.initialise;
  const path = name.split('.');
  let owner: unknown;
  let found: unknown = window;
  for (const key of path) {
    owner = found;
    found = (found as Record<string, unknown> | null | undefined)?.[key];
  }
  try {
    if (typeof found === 'function') found.call(owner);
    else log.warn('The consent script does not have the function that CONSENT_INITIALISE names.', { name });
  } catch (error) {
    log.error('The consent script failed on another page.', { name, error });
  }
}
