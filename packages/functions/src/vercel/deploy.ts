import { Hono } from 'hono';
import { getForwardedAddress } from '../client-address.ts';
import type { RequestVariables } from '../endpoint.ts';
import { parseFunctionEnvironment } from '../environment.ts';
import { HttpError } from '../http-error.ts';
import { createPrintedLog, getErrorFields } from '../log.ts';
import { openServices } from '../services.ts';
import type { Services } from '../services.ts';

/** Vercel sets this header itself and removes one that a caller sent. */
const VERCEL_ADDRESS_HEADER = 'x-vercel-forwarded-for';

/**
 * Creates a serverless function for Vercel. Everything is opened at the first request, so importing the file
 * reads no environment. If the environment is invalid or a service cannot be opened, requests return 503 and the
 * log has the reason.
 */
export function deploy(
  openFunction: (services: Services) => Hono<RequestVariables> | Promise<Hono<RequestVariables>>,
): { fetch: (request: Request) => Promise<Response> } {
  const log = createPrintedLog();
  let opening: Promise<Hono<RequestVariables>> | undefined;

  const open = async () => {
    const env = parseFunctionEnvironment(process.env);
    const platform = process.env['VERCEL'] === '1' ? VERCEL_ADDRESS_HEADER : undefined;
    const header = env.CLIENT_ADDRESS_HEADER ?? platform;
    const services = await openServices(env, { log, now: () => new Date() });
    const app = new Hono<RequestVariables>();
    app.use(async (context, next) => {
      context.set('address', getForwardedAddress(context.req.raw.headers, header));
      context.set('signal', context.req.raw.signal);
      await next();
    });
    return app.route('/', await openFunction(services));
  };

  return {
    async fetch(request) {
      opening ??= open();
      try {
        await opening;
      } catch (error) {
        opening = undefined; // The next request may succeed.
        log.error('The function could not start.', getErrorFields(error));
        const message = 'The server is not set up to answer this. Its log has the reason.';
        return new HttpError(503, 'not-set-up', message, { retryAfter: 60 }).getResponse();
      }
      return (await opening).fetch(request);
    },
  };
}
