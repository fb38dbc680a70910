import type {} from '../src/lib/replay-press.ts';

/**
 * Runs in the head of every page. It inserts the page's scripts after the first paint if they are in a template, and
 * records the last click on a button in `window.pageStart`. Until the entry script takes over, it also:
 *
 * - blocks submit buttons until the page has loaded and its entry script has taken over or failed
 * - reloads the page once if a script fails to load
 * - shows the page's `StartFailed` message if that fails too, a script throws, or `START_TIMEOUT_MS` has passed
 *
 * The function is inlined as text, so it must not refer to anything outside itself.
 */
export function watchPageStart(): void {
  const RELOADED_STORAGE_KEY = 'start-reloaded';
  // This is long enough for the first load of the scripts on a slow mobile network.
  const START_TIMEOUT_MS = 20_000;
  const MAX_PAINT_WAIT_MS = 2_000;
  const startController = new AbortController();
  const listenerOptions = { capture: true, signal: startController.signal };

  // DOMContentLoaded would wait for the module scripts, and never fire if one of them hangs.
  const runWhenParsed = (run: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
    else run();
  };
  let isWaitingForScripts = false;
  const showMessage = () => {
    isWaitingForScripts = false;
    const message = document.querySelector<HTMLElement>('[data-start-failed]');
    if (!message || startController.signal.aborted) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-starting]')) element.hidden = true;
    message.hidden = false;
    message.querySelector('button')?.addEventListener('click', () => (message.hidden = true));
    addEventListener('online', () => location.reload(), listenerOptions);
  };
  // A document does not request a failed module again, so the page must be reloaded. Without a connection, a reload
  // would show the browser's error page.
  const reloadOnce = async () => {
    const wasReloaded = sessionStorage.getItem(RELOADED_STORAGE_KEY) !== null;
    sessionStorage.removeItem(RELOADED_STORAGE_KEY);
    if (wasReloaded || !(await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok) return showMessage();
    sessionStorage.setItem(RELOADED_STORAGE_KEY, '');
    location.reload();
  };

  const insertScripts = (template: HTMLTemplateElement) => {
    const entryScript = template.content.querySelector('script');
    entryScript?.addEventListener('error', () => (isWaitingForScripts = false));
    template.replaceWith(template.content);
  };
  runWhenParsed(() => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
    if (!template) return;
    isWaitingForScripts = true;
    const insert = () => {
      observer.disconnect();
      clearTimeout(timer);
      insertScripts(template);
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) insert();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A hidden page is not painted.
    const timer = setTimeout(insert, document.hidden ? 0 : MAX_PAINT_WAIT_MS);
  });

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      pageStart.press = button ? { button, timestamp: event.timeStamp } : undefined;
      const isLoading = document.readyState !== 'complete' || isWaitingForScripts;
      const isBlocked = button?.type === 'submit' && isLoading && !startController.signal.aborted;
      if (isBlocked) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') pageStart.retry();
      // One of the site's own scripts threw. Errors in browser extensions and third-party scripts do not stop the page.
      else if (filename?.startsWith(`${location.origin}/assets/`)) runWhenParsed(showMessage);
    },
    listenerOptions,
  );
  runWhenParsed(() => setTimeout(showMessage, START_TIMEOUT_MS));
  let isRetrying = false;
  const pageStart: NonNullable<Window['pageStart']> = {
    press: undefined,
    retry() {
      if (!isRetrying) runWhenParsed(() => void reloadOnce().catch(showMessage));
      isRetrying = true;
    },
    stop() {
      startController.abort();
      try {
        sessionStorage.removeItem(RELOADED_STORAGE_KEY);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
  };
  window.pageStart = pageStart;
}
