import { type Body, SIGNATURE_WINDOW_SECONDS, signedBytes } from './message.ts';
import { isTagOf } from './tag.ts';

/** A request as it arrived, and what is needed to judge it. */
export interface SignedRequest {
  /** The secrets that are valid now: one, or two while one is being replaced. Empty ones never match. */
  secrets: readonly string[];
  /** The timestamp header as it came. */
  timestamp: string | null | undefined;
  /** The signature header as it came: hex of either case. */
  signature: string | null | undefined;
  /** The body as it came, before any parsing. */
  body: Body;
  now: Date;
}

/**
 * `unsigned`: a header is missing. `wrong`: it was not signed with one of the secrets, or not as it arrived. `stale`: well
 * signed, but more than the window ago or ahead; only who holds a secret is told so.
 */
export type Verification = 'ok' | 'unsigned' | 'wrong' | 'stale';

/** Judges a request's signature, in constant time, and its age. Never throws on what a request may hold. */
export async function verifyRequest({
  secrets,
  timestamp,
  signature,
  body,
  now,
}: SignedRequest): Promise<Verification> {
  if (!timestamp || !signature) return 'unsigned';
  if (!/^\d{1,15}$/.test(timestamp)) return 'wrong';
  if (!(await isTagOf(signedBytes(timestamp, body), signature, secrets))) return 'wrong';
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.abs(seconds - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS ? 'ok' : 'stale';
}
