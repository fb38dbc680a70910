import { importSecret } from './message.ts';

const TAG = /^[0-9a-f]{64}$/i;

/** The key of an HMAC: a text stands for its UTF-8 bytes. */
export type Key = string | Uint8Array<ArrayBuffer>;

/**
 * Whether `tag` is the whole HMAC-SHA-256 of the message under one of the keys: 32 bytes, in hex of either case. A tag that was
 * cut short is none (RFC 2104 allows it; half a tag is half the work to guess). An empty key matches nothing.
 */
export async function isTagOf(message: Uint8Array<ArrayBuffer>, tag: string, keys: readonly Key[]): Promise<boolean> {
  if (!TAG.test(tag)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(tag.slice(index * 2, index * 2 + 2), 16));
  // WebCrypto compares in constant time, and every key is tried: the time taken does not tell which one matched.
  const usable = keys.filter((key) => key.length > 0);
  const matches = await Promise.all(
    usable.map(async (key) => crypto.subtle.verify('HMAC', await importSecret(key, 'verify'), bytes, message)),
  );
  return matches.includes(true);
}
