import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { createMethodRejection, toHttpError } from './http-error.ts';
import { getErrorFields } from './log.ts';
import type { Log } from './log.ts';

/** The context of a request. A host sets `address` before it calls a function, and `signal` if it limits the time. */
export interface RequestVariables {
  Variables: {
    /** The caller's address, if the host knows it for certain. */
    address: string | undefined;
    /** Aborts when the caller has disconnected or the time for a response is over. */
    signal: AbortSignal;
    /** Fields for this request's log line. */
    line: Record<string, string | number | boolean | undefined>;
  };
}

export interface EndpointOptions {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Log events: `failed` for a request that failed unexpectedly, and `asked`, if set, for the others. */
  readonly events: { readonly asked?: string; readonly failed: string };
  readonly log: Log;
  /** Middleware around the handler. The log line contains the final status. */
  readonly use?: readonly MiddlewareHandler[];
}

/**
 * Creates an app with one path and one method. An `HttpError` becomes the response. Any other exception returns 503 if
 * `signal` has aborted, and otherwise 500, without the reason.
 */
export function createEndpoint(
  { path, method, events, log, use = [] }: EndpointOptions,
  handle: (context: Context<RequestVariables>) => Promise<Response>,
): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  app.use(path, async (context, next) => {
    const startedAt = performance.now();
    context.set('line', {});
    context.set('signal', context.get('signal') ?? context.req.raw.signal);
    await next();
    const { error, res } = context;
    const ms = Math.round(performance.now() - startedAt);
    const outcome = error ? { outcome: toHttpError(error, context.var.signal).code } : {};
    const fields = { ...context.var.line, status: res.status, ms, ...outcome };
    if (fields.outcome === 'internal') log.error(events.failed, { ...fields, ...getErrorFields(error) });
    else if (events.asked !== undefined) log.info(events.asked, fields);
  });
  for (const middleware of use) app.use(path, middleware);
  app.on(method, path, handle);
  app.all(path, createMethodRejection(method === 'GET' ? 'GET, HEAD' : method));
  app.onError((error, { var: { signal } }) => toHttpError(error, signal).getResponse());
  return app;
}
