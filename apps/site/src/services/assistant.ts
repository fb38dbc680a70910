import {
  type AssistantParams,
  assistantParamsSchema,
  FILTERS,
  SIGNATURE_HEADER,
  signRequest,
  TIMESTAMP_HEADER,
} from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/search-core/assistant';
import * as v from 'valibot';
import { env } from '../config/env.ts';
import { requestJson, ServiceError } from './request-json.ts';

const ENDPOINT = '/api/ai-conversation';

const span = v.object({
  message: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const key = v.picklist(FILTERS.flatMap((row) => row.aiKey ?? []));
const value = v.union([v.string(), v.number(), v.literal(true)]);

/** What `read` of search-core returns, as it comes back from the function. */
export const readingSchema: v.GenericSchema<unknown, Reading> = v.object({
  values: v.array(v.object({ key, value, span, confidence: v.number() })),
  excluded: v.array(v.object({ key, value, span })),
  unread: v.array(span),
});

const extractionSchema = v.object({
  searchParams: assistantParamsSchema,
  // An older function or another one may not send it; the tags then go without their words.
  explanation: v.fallback(v.optional(readingSchema), undefined),
});

const staleSchema = v.object({ error: v.object({ code: v.literal('stale'), serverTime: v.number() }) });

export interface Extraction {
  params: AssistantParams;
  explanation: Reading | undefined;
}

/** Seconds by which the server's clock is ahead of ours, as far as it has told us. */
let clockOffset = 0;

const serverSeconds = (): number => Math.floor(Date.now() / 1000) + clockOffset;

/** Asks the function what a conversation asks for. Throws `ServiceError`. */
export async function extractParams(
  messages: readonly Message[],
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Extraction> {
  const body = JSON.stringify({ messages, extractParams: true });
  const until = Date.now() + timeoutMs;
  const post = async () => {
    const timestamp = serverSeconds();
    const { searchParams, explanation } = await requestJson({
      url: ENDPOINT,
      body,
      headers: {
        [TIMESTAMP_HEADER]: String(timestamp),
        [SIGNATURE_HEADER]: await signRequest(env.signingSecret, timestamp, body),
      },
      schema: extractionSchema,
      timeoutMs: Math.max(1, until - Date.now()),
      signal,
    });
    return { params: searchParams, explanation };
  };
  try {
    return await post();
  } catch (error) {
    const stale = error instanceof ServiceError ? v.safeParse(staleSchema, error.body) : undefined;
    if (!stale?.success) throw error;
    // This machine's clock is wrong, and the server has said by how much: once more, by its time.
    clockOffset = Math.floor(stale.output.error.serverTime - Date.now() / 1000);
    return post();
  }
}
