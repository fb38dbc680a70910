import type { Press } from '../src/lib/replay-press.ts';

/**
 * Runs in the head of every page until its entry script takes over. It sets `window.pageStart` (lib/replay-press.ts) and:
 *
 * - records the last press of a button, and blocks form submission until the page has loaded. If the page then has no
 *   scripts, forms are submitted without them
 * - if a script fails to load, fetches all scripts once more and, if that succeeds, reloads the page. If that fails, or a
 *   script throws, it shows the page's `StartFailed` message
 * - also shows that message if the entry script has not taken over `START_TIMEOUT_MS` after the HTML was parsed, because a
 *   script hangs or is empty. If the page starts after all, hydration removes the message
 *
 * The function is inlined as text, so it must not refer to anything outside itself.
 */
export function watchPageStart(): void {
  const RELOADED_STORAGE_KEY = 'start-reloaded';
  // Enough for the first load of the scripts on a slow mobile network.
  const START_TIMEOUT_MS = 20_000;
  const start = new AbortController();
  const untilStart = { capture: true, signal: start.signal };
  let press: Press | undefined;
  let hasFailed = false;
  let timer: number | undefined;

  // DOMContentLoaded would wait for the module scripts, and never come if one hangs.
  const runWhenParsed = (run: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
    else run();
  };
  const showMessage = () => {
    clearTimeout(timer);
    const message = document.querySelector<HTMLElement>('[data-start-failed]');
    if (!message) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-starting]')) element.hidden = true;
    message.hidden = false;
    message.querySelector('button')?.addEventListener('click', () => (message.hidden = true));
    addEventListener('online', () => location.reload(), untilStart);
  };
  // A document never requests a failed module again, so the page must be reloaded. Check first that the scripts load: without
  // a connection, the browser's error page would replace this one.
  const retry = async () => {
    if (hasFailed) return;
    hasFailed = true;
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), START_TIMEOUT_MS);
    try {
      const isSecondFailure = sessionStorage.getItem(RELOADED_STORAGE_KEY) !== null;
      sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      if (isSecondFailure) return runWhenParsed(showMessage);
      const scripts = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[type="module"], link[rel="modulepreload"]',
      );
      const loads = Array.from(scripts, async (script) => {
        const { ok, status } = await fetch('src' in script ? script.src : script.href, { signal: timeout.signal });
        if (!ok) throw new Error(`status ${status}`);
      });
      await Promise.all(loads);
      sessionStorage.setItem(RELOADED_STORAGE_KEY, '');
      location.reload();
    } catch {
      runWhenParsed(showMessage);
    }
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      press = button ? { button, at: event.timeStamp } : undefined;
      if (button?.type === 'submit' && document.readyState !== 'complete') event.preventDefault();
    },
    untilStart,
  );
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') runWhenParsed(() => void retry());
      // One of the site's own scripts threw. Errors in browser extensions and third-party scripts do not stop the page.
      else if (filename?.startsWith(`${location.origin}/assets/`)) runWhenParsed(showMessage);
    },
    untilStart,
  );
  runWhenParsed(() => (timer = window.setTimeout(showMessage, START_TIMEOUT_MS)));
  window.pageStart = {
    retry: () => runWhenParsed(() => void retry()),
    takePress() {
      start.abort();
      clearTimeout(timer);
      try {
        sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
      return press;
    },
  };
}
