import { type TextOrBytes, SIGNATURE_WINDOW_SECONDS, encodeSignedMessage } from './message.ts';
import { verifyTag } from './tag.ts';

/** A received request, with what is needed to verify it. */
export interface SignedRequest {
  /** The secrets that are valid now: one, or two while one is being replaced. Empty secrets never match. */
  secrets: readonly string[];
  /** The timestamp header as received. */
  timestamp: string | null | undefined;
  /** The signature header as received: hex of either case. */
  signature: string | null | undefined;
  /** The body as received, before parsing. */
  body: TextOrBytes;
  now: Date;
}

/**
 * `unsigned`: a header is missing. `wrong`: the signature does not match. `stale`: the signature matches, but the
 * timestamp is outside the window, so the request may have been replayed.
 */
export type Verification = 'ok' | 'unsigned' | 'wrong' | 'stale';

/** Verifies a request's signature, in constant time, and its age. Never throws because of a request's content. */
export async function verifyRequest({
  secrets,
  timestamp,
  signature,
  body,
  now,
}: SignedRequest): Promise<Verification> {
  if (!timestamp || !signature) return 'unsigned';
  if (!/^\d{1,15}$/.test(timestamp)) return 'wrong';
  if (!(await verifyTag(encodeSignedMessage(timestamp, body), signature, secrets))) return 'wrong';
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.abs(seconds - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS ? 'ok' : 'stale';
}
