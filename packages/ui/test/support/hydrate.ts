import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Renders on the server and hydrates in the browser, like a prerendered page.
 *
 * @param interact simulates what a user does before hydration
 *
 * @throws {Error} React's hydration error if server and browser differ
 */
export async function hydrate(
  element: ReactElement,
  interact?: (host: HTMLElement) => void,
): Promise<{ host: HTMLElement; unmount: () => Promise<void> }> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  interact?.(host);
  const errors: unknown[] = [];
  const collectError = (error: unknown) => errors.push(error);
  const root = await runInAct(async () =>
    hydrateRoot(host, element, { onRecoverableError: collectError, onUncaughtError: collectError }),
  );
  if (errors.length > 0) throw errors[0];
  return {
    host,
    async unmount() {
      await runInAct(async () => root.unmount());
      host.remove();
    },
  };
}

/** Runs a function in React's `act` with the flag that it needs, which the suite's `render` sets only for itself. */
export async function runInAct<Result>(callback: () => Promise<Result>): Promise<Result> {
  const globalScope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = globalScope.IS_REACT_ACT_ENVIRONMENT ?? false;
  globalScope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    return await act(callback);
  } finally {
    globalScope.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
