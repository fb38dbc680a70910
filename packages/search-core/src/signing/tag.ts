import { type TextOrBytes, importSecret } from './message.ts';

const TAG_PATTERN = /^[0-9a-f]{64}$/i;

/**
 * Returns whether `tag`, in hex of either case, is the message's full HMAC-SHA-256 under one of the keys. Truncated
 * tags (which RFC 2104 allows) and empty keys never match.
 */
export async function verifyTag(
  message: Uint8Array<ArrayBuffer>,
  tag: string,
  keys: readonly TextOrBytes[],
): Promise<boolean> {
  if (!TAG_PATTERN.test(tag)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(tag.slice(index * 2, index * 2 + 2), 16));
  // WebCrypto compares in constant time, and every key is tried, so the time does not reveal which key matched.
  const usableKeys = keys.filter((key) => key.length > 0);
  const keyMatches = await Promise.all(
    usableKeys.map(async (key) => crypto.subtle.verify('HMAC', await importSecret(key, 'verify'), bytes, message)),
  );
  return keyMatches.includes(true);
}
