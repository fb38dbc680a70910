import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { acceptedEncoding, compress, isCompressible, WORTH_COMPRESSING_BYTES } from './contentEncoding.ts';
import type { Encoding } from './contentEncoding.ts';

/** An answer's body that is kept in memory and sent many times, in each encoding that was asked for. */
export interface StoredBody {
  readonly mediaType: string;
  /** The bytes in that encoding, with a strong validator of their own (RFC 9110, 8.8.3). */
  encoded(encoding: Encoding | undefined): Promise<{ readonly bytes: Uint8Array; readonly etag: string }>;
}

/**
 * Keeps a body. Reading and compressing happen once each, at the first request for it.
 *
 * @param read Gives the plain bytes, or those that were compressed before; undefined when there are none.
 */
export function storeBody(
  mediaType: string,
  read: (encoding: Encoding | undefined) => Promise<Uint8Array | undefined>,
): StoredBody {
  const kept = new Map<Encoding | undefined, Promise<{ bytes: Uint8Array; etag: string }>>();
  const plain = async () => {
    const bytes = await read(undefined);
    if (!bytes) throw new Error('A stored body has no plain form.');
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  const encoded = async (encoding: Encoding) => {
    const { bytes, etag } = await body.encoded(undefined);
    const smaller = (await read(encoding)) ?? (await compress(bytes, encoding, 'once'));
    return { bytes: smaller, etag: `${etag.slice(0, -1)}-${encoding}"` };
  };
  const body: StoredBody = {
    mediaType,
    encoded(encoding) {
      const known = kept.get(encoding);
      if (known) return known;
      const made = encoding === undefined ? plain() : encoded(encoding);
      kept.set(encoding, made);
      // a failure (the file is gone) must not be kept for ever
      made.catch(() => kept.delete(encoding));
      return made;
    },
  };
  return body;
}

/** Sends a stored body in the best encoding, or 304 when the caller has it. */
export async function sendStored(
  context: Context,
  body: StoredBody,
  status: 200 | 404,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const compressible = isCompressible(body.mediaType);
  let encoding = compressible ? acceptedEncoding(context.req.header('accept-encoding')) : undefined;
  if (encoding && (await body.encoded(undefined)).bytes.byteLength < WORTH_COMPRESSING_BYTES) encoding = undefined;
  const { bytes, etag } = await body.encoded(encoding);
  const validators = { etag, ...(compressible ? { vary: 'accept-encoding' } : {}), ...headers };
  if (status === 200 && matches(context.req.header('if-none-match'), etag)) return context.body(null, 304, validators);
  return context.body(bytes as Uint8Array<ArrayBuffer>, status, {
    'content-type': body.mediaType,
    'content-length': String(bytes.byteLength),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...validators,
  });
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
