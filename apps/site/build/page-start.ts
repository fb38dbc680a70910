import type { Press } from '../src/lib/first-press.ts';

/**
 * Runs in the head of every page until its entry script takes over. It sets `window.pageStart` (lib/first-press.ts) and:
 *
 * - records the last press of a button, and blocks form submission until the page has loaded. If the page then has no
 *   scripts, forms are submitted without them
 * - if a script fails to load, fetches all scripts once more and, if that succeeds, reloads the page. If that fails, or a
 *   script throws, it shows the page's `StartFailed` message
 *
 * The function is inlined as text, so it must not refer to anything outside itself.
 */
export function watchPageStart(): void {
  const RELOADED_STORAGE_KEY = 'start-reloaded';
  const start = new AbortController();
  const untilStart = { capture: true, signal: start.signal };
  let press: Press | undefined;
  let hasFailed = false;

  const runWhenParsed = (run: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  const showMessage = () => {
    const message = document.querySelector<HTMLElement>('[data-start-failed]');
    if (!message) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-starting]')) element.hidden = true;
    message.hidden = false;
    message.querySelector('button')?.addEventListener('click', () => (message.hidden = true));
    addEventListener('online', () => location.reload());
  };
  // A document never requests a failed module again, so the page must be reloaded. Check first that the scripts load: without
  // a connection, the browser's error page would replace this one.
  const retry = async () => {
    if (hasFailed) return;
    hasFailed = true;
    try {
      const isSecondFailure = sessionStorage.getItem(RELOADED_STORAGE_KEY) !== null;
      sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      if (isSecondFailure) return runWhenParsed(showMessage);
      const scripts = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[type="module"], link[rel="modulepreload"]',
      );
      const loads = Array.from(scripts, async (script) => {
        const { ok, status } = await fetch('src' in script ? script.src : script.href);
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
  window.pageStart = {
    retry: () => runWhenParsed(() => void retry()),
    takePress() {
      start.abort();
      try {
        sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
      return press;
    },
  };
}
