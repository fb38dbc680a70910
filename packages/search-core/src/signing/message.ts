/** The header that carries the time of signing, in whole seconds since 1970. */
export const TIMESTAMP_HEADER = 'X-ADS-Timestamp';

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'X-ADS-Signature';

/** How far a request's time may be off, either way. */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** A body as it goes over the wire. */
export type Body = string | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** What is signed: the timestamp as its header has it, a full stop, the body. */
export function signedBytes(timestamp: string, body: Body): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${timestamp}.`);
  const tail = typeof body === 'string' ? encoder.encode(body) : body;
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

/** A secret as the key of HMAC-SHA-256. WebCrypto refuses an empty one. */
export function importSecret(secret: string | Uint8Array<ArrayBuffer>, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const key = typeof secret === 'string' ? encoder.encode(secret) : secret;
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
