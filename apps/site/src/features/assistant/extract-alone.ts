import { assistantParamsSchema } from '@forecourt/search-core';
import type { Message } from '@forecourt/assistant';
import * as v from 'valibot';
import type { Extraction } from '../../services/assistant.ts';
import type { Reader } from '../../services/reader.ts';

/** What a conversation asks for, as far as the reader in the browser understands it: the server is not asked. */
export function extractAlone(
  messages: readonly Message[],
  { read, getParams }: Reader,
  now: Date = new Date(),
): Required<Extraction> {
  const explanation = read(messages, { now });
  return { params: v.parse(assistantParamsSchema, getParams(explanation)), explanation };
}
