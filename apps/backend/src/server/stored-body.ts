import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { acceptedEncoding, compress, isCompressible, WORTH_COMPRESSING_BYTES } from './content-encoding.ts';
import type { Encoding } from './content-encoding.ts';

/** An answer's body that is kept in memory and sent many times. */
export interface StoredBody {
  readonly mediaType: string;
  /** Bytes without compression. */
  readonly length: number;
  /** The bytes in that encoding, with a strong validator of their own (RFC 9110, 8.8.3). */
  encoded(encoding: Encoding | undefined): Promise<EncodedBody>;
}

interface EncodedBody {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/**
 * Keeps a body.
 *
 * @param prepared Forms that were compressed before; a missing one is made once, at the first request for it.
 */
export function storeBody(
  mediaType: string,
  plain: Uint8Array,
  prepared: ReadonlyMap<Encoding, Uint8Array> = new Map(),
): StoredBody {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const kept = new Map<Encoding, Promise<EncodedBody>>();
  const make = async (encoding: Encoding) => ({
    bytes: prepared.get(encoding) ?? (await compress(plain, encoding, 'once')),
    etag: `"${tag}-${encoding}"`,
  });
  return {
    mediaType,
    length: plain.byteLength,
    encoded(encoding) {
      if (encoding === undefined) return Promise.resolve({ bytes: plain, etag: `"${tag}"` });
      const made = kept.get(encoding) ?? make(encoding);
      kept.set(encoding, made);
      return made;
    },
  };
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
  if (body.length < WORTH_COMPRESSING_BYTES) encoding = undefined;
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
