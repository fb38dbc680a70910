import { type TextOrBytes, importSecret } from './message.ts';

const TAG_PATTERN = /^[0-9a-f]{64}$/i;

/**
 * Returns whether `tag` is the full HMAC-SHA-256 of the message under one of the keys: 32 bytes, in hex of either case.
 * Truncated tags are rejected (RFC 2104 allows them, but they are easier to guess). An empty key matches nothing.
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
