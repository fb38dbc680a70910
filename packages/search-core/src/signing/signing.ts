/** The header that carries the time of signing, in whole seconds since 1970. */
export const TIMESTAMP_HEADER = 'X-ADS-Timestamp';

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'X-ADS-Signature';

/** How far a request's time may be off, either way. */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** A request as it arrived, and what is needed to judge it. */
export interface SignedRequest {
  /** The secrets that are valid now: one, or two while one is being replaced. */
  secrets: readonly string[];
  /** The timestamp header as it came. */
  timestamp: string | null | undefined;
  /** The signature header as it came. */
  signature: string | null | undefined;
  /** The body as it came, before any parsing. */
  body: string | Uint8Array<ArrayBuffer>;
  now: Date;
}

/**
 * `unsigned`: a header is missing. `wrong`: it was not signed with one of the secrets, or not as it arrived. `stale`: well
 * signed, but more than the window ago or ahead. Only who holds a secret is told `stale`.
 */
export type Verification = 'ok' | 'unsigned' | 'wrong' | 'stale';

const encoder = new TextEncoder();

/**
 * Signs a request: HMAC-SHA-256 of timestamp, a full stop and the body, in lower-case hex.
 *
 * @throws RangeError where the secret is empty: such a signature would protect nothing
 */
export async function signRequest(
  secret: string,
  timestampSeconds: number,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (secret === '')
    throw new RangeError('The signing secret is empty. Set one: a signature without it protects nothing.');
  return hmacSha256Hex(encoder.encode(secret), message(String(timestampSeconds), body));
}

/** Judges a request's signature, in constant time, and its age. Never throws on what a request may hold. */
export async function verifyRequest({
  secrets,
  timestamp,
  signature,
  body,
  now,
}: SignedRequest): Promise<Verification> {
  if (!timestamp || !signature) return 'unsigned';
  const tag = fromHex(signature);
  if (tag === undefined || !/^\d{1,15}$/.test(timestamp)) return 'wrong';
  const signed = message(timestamp, body);
  const matches = await Promise.all(
    secrets
      .filter((secret) => secret !== '')
      .map(async (secret) => {
        const key = await importKey(encoder.encode(secret), 'verify');
        return crypto.subtle.verify('HMAC', key, tag, signed);
      }),
  );
  if (!matches.includes(true)) return 'wrong';
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.abs(seconds - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS ? 'ok' : 'stale';
}

/** HMAC-SHA-256 (RFC 2104) in lower-case hex. The key must not be empty: WebCrypto refuses it. */
export async function hmacSha256Hex(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<string> {
  const tag = await crypto.subtle.sign('HMAC', await importKey(key, 'sign'), data);
  return Array.from(new Uint8Array(tag), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function importKey(key: Uint8Array<ArrayBuffer>, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

function message(timestamp: string, body: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${timestamp}.`);
  const tail = typeof body === 'string' ? encoder.encode(body) : body;
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/i.test(text)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}
