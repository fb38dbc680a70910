import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { HttpError } from './http-error.ts';

/**
 * Reads a request's body of at most `maxBytes`.
 *
 * @param hint What to do about a body that is too large, as a sentence.
 * @throws HttpError 413 if it is too large, 400 if it is incomplete.
 */
export async function readBody(
  context: Context,
  { maxBytes, hint }: { maxBytes: number; hint: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const rejectBody = () => {
    throw new HttpError(413, 'too-large', `The body is larger than ${maxBytes} bytes. ${hint}`);
  };
  const { headers } = context.req.raw;
  const length = headers.has('transfer-encoding') ? null : headers.get('content-length');
  if (length !== null && Number(length) > maxBytes) rejectBody();
  try {
    // Used only if the length is unknown: `bodyLimit` makes node-server create a web stream, which costs CPU time.
    if (length === null) await bodyLimit({ maxSize: maxBytes, onError: rejectBody })(context, async () => {});
    const body = new Uint8Array(await context.req.arrayBuffer());
    return body.byteLength > maxBytes ? rejectBody() : body;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'malformed', 'The request body is incomplete. Send it again.');
  }
}

/**
 * Parses UTF-8 JSON.
 *
 * @param example A valid body.
 * @throws HttpError 400 if it is not JSON.
 */
export function parseJson(body: Uint8Array, example: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'malformed', `The body is not JSON. Send ${example}.`);
  }
}

/**
 * Parses a JSON body with a schema whose messages complete the sentence 'FIELD … '.
 *
 * @throws HttpError 400 for the first invalid field.
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Uint8Array,
  example: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(body, example));
  if (result.success) return result.output;
  const [issue] = result.issues;
  // Valibot reports a missing key as an issue of the object that lacks it.
  const isMissing = issue.type === 'object' && issue.expected?.startsWith('"');
  const field = v.getDotPath(issue) ?? 'The body';
  throw new HttpError(400, 'malformed', isMissing ? `${field} is missing.` : `${field} ${issue.message}.`);
}
