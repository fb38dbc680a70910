import { ApiError, internalError } from './api-error.ts';
import { errorFields } from './log.ts';
import type { Log, LogFields } from './log.ts';

/** What the host knows of a request beside the request. */
export interface Caller {
  /** The address that it came from, as far as the host can vouch for it. */
  readonly address?: string | undefined;
  /** Aborts when no answer is wanted any more; the request's own signal if not given. */
  readonly signal?: AbortSignal | undefined;
  /** Takes work that may go on after the answer, and never rejects. A host that stops at the answer gives none: it is waited for. */
  readonly waitUntil?: ((work: Promise<void>) => void) | undefined;
}

export type Handler = (request: Request, caller?: Caller) => Promise<Response>;

/** What the log's line says of a request. It is filled while the request is handled. */
export type Line = Record<string, string | number | boolean | undefined>;

export interface LoggedHandlerOptions {
  /** The events of the log: for a request that was answered or refused, and for one at which something unforeseen failed. */
  readonly events: { readonly asked: string; readonly failed: string };
  /** More for the line of a request, such as where limits are counted. */
  readonly logged: () => LogFields;
  readonly log: Log;
}

/**
 * Makes a handler that always answers and writes one line of log: an {@link ApiError} is the refusal that it says, anything else
 * thrown is 500 in the usual shape, of which the log alone has the reason.
 */
export function loggedHandler(
  { events, logged, log }: LoggedHandlerOptions,
  handle: (request: Request, caller: Caller, line: Line) => Promise<Response>,
): Handler {
  return async (request, caller = {}) => {
    const began = performance.now();
    const line: Line = {};
    const finish = (response: Response, failure?: unknown): Response => {
      const fields = { ...line, status: response.status, ms: Math.round(performance.now() - began), ...logged() };
      if (failure === undefined) log.info(events.asked, fields);
      else log.error(events.failed, { ...fields, ...errorFields(failure) });
      return response;
    };
    try {
      return finish(await handle(request, caller, line));
    } catch (error) {
      const refusal = refusalFor(error, caller.signal ?? request.signal);
      line['outcome'] = refusal.code;
      return finish(refusal.toResponse(), refusal.code === 'internal' ? error : undefined);
    }
  };
}

function refusalFor(error: unknown, signal: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal.aborted) return new ApiError(503, 'aborted', 'The request was given up before it was answered.');
  return internalError();
}
