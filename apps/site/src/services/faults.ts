export interface Fault {
  /**
   * `page`: a route failed to render. `hydration`: React rendered the page again on the client. `error` and `rejection`
   * reached `window`.
   */
  kind: 'page' | 'hydration' | 'error' | 'rejection';
  error: unknown;
}

/** The maximum number of faults kept until the reporter has loaded. Later ones are usually repeats. */
const MAX_PENDING_FAULTS = 10;
const pendingFaults: Fault[] = [];
let report = (fault: Fault): void => {
  if (pendingFaults.length < MAX_PENDING_FAULTS) pendingFaults.push(fault);
};

export const recordFault = (kind: Fault['kind'], error: unknown): void => report({ kind, error });

export function watchForFaults(): void {
  // An error in a script from another origin has only a message.
  window.addEventListener('error', ({ error, message }) => recordFault('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => recordFault('rejection', reason));
}

/** Passes the recorded faults and all later ones to a reporter. */
export function setFaultReporter(reporter: (fault: Fault) => void): void {
  report = reporter;
  pendingFaults.splice(0).forEach(reporter);
}
