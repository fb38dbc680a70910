import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that are offered, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Below this many bytes an answer is not made smaller by compression, only later. */
export const WORTH_COMPRESSING_BYTES = 1_024;

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|manifest\+json|xml|vnd\.pgrst\.object\+json))/;

/** Whether a media type is text, which compression helps. */
export const isCompressible = (mediaType: string): boolean => COMPRESSIBLE.test(mediaType);

/** Which encoding a header Accept-Encoding asks for (RFC 9110, 12.5.3); undefined means none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '' && !Number.isNaN(weight)) weights.set(name, weight);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  return best;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses off the main thread.
 *
 * @param effort `once` for what is kept and sent again, `each` for an answer that is made anew every time.
 */
export function compress(bytes: Uint8Array, encoding: Encoding, effort: 'once' | 'each'): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(bytes, { level: effort === 'once' ? 9 : 6 });
  const quality = effort === 'once' ? 9 : 4;
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}
