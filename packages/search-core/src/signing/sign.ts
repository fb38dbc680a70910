import { type TextOrBytes, importSecret, encodeSignedMessage } from './message.ts';

/**
 * Signs a request: HMAC-SHA-256 of the timestamp, a full stop and the body, in lower-case hex.
 *
 * @throws RangeError if the secret is empty, because the signature would protect nothing
 */
export async function signRequest(secret: string, timestampSeconds: number, body: TextOrBytes): Promise<string> {
  if (secret === '')
    throw new RangeError('The signing secret is empty, so the signature would protect nothing. Set a secret.');
  return computeHmacHex(secret, encodeSignedMessage(String(timestampSeconds), body));
}

/** Computes the HMAC-SHA-256 (RFC 2104) in lower-case hex. */
export async function computeHmacHex(secret: TextOrBytes, data: Uint8Array<ArrayBuffer>): Promise<string> {
  const tag = await crypto.subtle.sign('HMAC', await importSecret(secret, 'sign'), data);
  return Array.from(new Uint8Array(tag), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
