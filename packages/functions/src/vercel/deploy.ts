import { ApiError } from '../api-error.ts';
import { forwardedAddress } from '../client-address.ts';
import { functionEnvironment } from '../environment.ts';
import type { FunctionEnvironment } from '../environment.ts';
import type { Handler } from '../handler.ts';
import { createPrintedLog, errorFields } from '../log.ts';
import type { Log } from '../log.ts';
import { openServices } from '../services.ts';
import type { Services } from '../services.ts';

/** Vercel writes this header itself, and takes away one that a caller sent. */
const VERCEL_ADDRESS_HEADER = 'x-vercel-forwarded-for';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A serverless function as Vercel calls it, made of a handler. What it needs is opened at its first request, so that
 * importing the file reads no environment; while the environment is wrong, or something cannot be opened, every request is
 * answered 503 and the log names the reason.
 */
export function deploy(
  make: (
    env: FunctionEnvironment,
    services: Services,
    options: { log: Log; now: () => Date },
  ) => Handler | Promise<Handler>,
  source: () => Environment,
): { fetch: (request: Request) => Promise<Response> } {
  const now = () => new Date();
  const log = createPrintedLog(now);
  let opening: ReturnType<typeof open> | undefined;

  const open = async () => {
    const variables = source();
    const env = functionEnvironment(variables);
    const handler = await make(env, await openServices(env, { log, now }), { log, now });
    const platform = variables['VERCEL'] === '1' ? VERCEL_ADDRESS_HEADER : undefined;
    return { handler, header: env.CLIENT_ADDRESS_HEADER ?? platform };
  };

  return {
    async fetch(request) {
      let opened: Awaited<ReturnType<typeof open>>;
      try {
        opened = await (opening ??= open());
      } catch (error) {
        opening = undefined; // what was wrong may be mended
        log.error('The function could not start.', errorFields(error));
        return new ApiError(503, 'not-set-up', 'The server is not set up to answer this. Its log says why.', {
          headers: { 'retry-after': '60' },
        }).toResponse();
      }
      return opened.handler(request, { address: forwardedAddress(request.headers, opened.header) });
    },
  };
}
