/** The header with the time of signing, in whole seconds since 1970. */
export const TIMESTAMP_HEADER = 'X-ADS-Timestamp';

/** The header with the signature. */
export const SIGNATURE_HEADER = 'X-ADS-Signature';

/** The maximum difference between a request's timestamp and now, in either direction. */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** A request body or a secret. A string is encoded as UTF-8. */
export type TextOrBytes = string | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Returns the signed message: the timestamp, a full stop and the body. */
export function encodeSignedMessage(timestamp: string, body: TextOrBytes): Uint8Array<ArrayBuffer> {
  const timestampBytes = encoder.encode(`${timestamp}.`);
  const bodyBytes = typeof body === 'string' ? encoder.encode(body) : body;
  const bytes = new Uint8Array(timestampBytes.length + bodyBytes.length);
  bytes.set(timestampBytes);
  bytes.set(bodyBytes, timestampBytes.length);
  return bytes;
}

/** Rejects an empty secret, because WebCrypto does. */
export function importSecret(secret: TextOrBytes, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const key = typeof secret === 'string' ? encoder.encode(secret) : secret;
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
