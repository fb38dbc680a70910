import type { Press } from '../src/lib/first-press.ts';

/**
 * Runs in the head of every page until its entry script takes over. It sets `window.pageStart` (lib/first-press.ts) and
 *
 * - keeps the last press of a button. It also stops a form from being sent while the page loads; once the page has loaded
 *   without its scripts, the form is sent without them
 * - asks once more for the page's scripts if one did not load, and loads the page again if they are there now. If they are
 *   not, or a script throws, it shows the page's `StartFailed` message.
 *
 * The function is written into the page as text, so it must not use anything from outside itself.
 */
export function watchPageStart(): void {
  const RELOADED_STORAGE_KEY = 'start-reloaded';
  const start = new AbortController();
  const untilStart = { capture: true, signal: start.signal };
  let press: Press | undefined;
  let hasFailed = false;

  const onceParsed = (run: () => void) => {
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
  // A document never asks again for a module that failed, whatever imports it. Only a new document does, and it is worth
  // loading only if the scripts can be had: without a connection, the browser's error page would replace this one.
  const retry = async () => {
    if (hasFailed) return;
    hasFailed = true;
    try {
      const isSecondFailure = sessionStorage.getItem(RELOADED_STORAGE_KEY) !== null;
      sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      if (isSecondFailure) return onceParsed(showMessage);
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
      onceParsed(showMessage);
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
      if (target instanceof HTMLScriptElement && target.type === 'module') onceParsed(() => void retry());
      // A script of ours threw. Those of browser extensions and third parties do not stop the page.
      else if (filename?.startsWith(`${location.origin}/assets/`)) onceParsed(showMessage);
    },
    untilStart,
  );
  window.pageStart = {
    retry: () => onceParsed(() => void retry()),
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
