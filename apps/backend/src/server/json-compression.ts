import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, compress, isCompressible, WORTH_COMPRESSING_BYTES } from './content-encoding.ts';

/** Compresses answers that are made anew for each request, quickly rather than well. */
export function jsonCompression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: response } = context;
    if (!isCompressible(response.headers.get('content-type') ?? '') || response.headers.has('content-encoding')) return;
    response.headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (!encoding || context.req.method === 'HEAD' || response.body === null) return;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const worth = bytes.byteLength >= WORTH_COMPRESSING_BYTES;
    if (worth) headers.set('content-encoding', encoding);
    const body = worth ? await compress(bytes, encoding, 'each') : bytes;
    context.res = new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
  };
}
