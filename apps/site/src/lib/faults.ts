/** Something that went wrong in a page, for who reports it. */
export interface Fault {
  /** `page`: a screen failed to render. `hydration`: it was rendered again on the client. The others reached `window`. */
  kind: 'page' | 'hydration' | 'error' | 'rejection';
  error: unknown;
}

/** What comes before anybody takes it is kept, up to as many: one fault likes to repeat itself. */
const MOST_KEPT = 10;
const kept: Fault[] = [];
let taker: ((fault: Fault) => void) | undefined;

export function noteFault(kind: Fault['kind'], error: unknown): void {
  const fault = { kind, error };
  if (taker) taker(fault);
  else if (kept.length < MOST_KEPT) kept.push(fault);
}

/** Notes what nobody caught. */
export function watchForFaults(): void {
  // A script of another origin tells no more than that it failed; a resource that did not load tells nothing here.
  window.addEventListener('error', ({ error, message }) => noteFault('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault('rejection', reason));
}

/** Gives the faults so far and all that follow to one who reports them. */
export function takeFaults(take: (fault: Fault) => void): void {
  taker = take;
  for (const fault of kept.splice(0)) take(fault);
}
