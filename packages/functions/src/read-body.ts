import { ApiError } from './api-error.ts';

/**
 * Reads a body, at most `maxBytes` of it: a longer one is refused as soon as that is known, unread.
 *
 * @param wayOut What to do about a body that is too large, as a sentence.
 * @throws ApiError 413 when it is longer, 400 when it breaks off.
 */
export async function readBody(request: Request, maxBytes: number, wayOut: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiError(413, 'too-large', `The body is larger than ${maxBytes} bytes. ${wayOut}`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    const reader = request.body.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ApiError(400, 'malformed', `The body broke off (${String(cause)}). Send it again.`);
      });
      if (done) break;
      length += value.byteLength;
      if (length > maxBytes) {
        await reader.cancel();
        throw tooLarge();
      }
      chunks.push(value);
    }
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
