import {
  type AssistantParams,
  assistantParamsSchema,
  CONVERSATION_LIMITS,
  FILTERS,
  SIGNATURE_HEADER,
  signRequest,
  TIMESTAMP_HEADER,
} from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/assistant';
import * as v from 'valibot';
import { env } from '../config/env.ts';
import { requestJson, ServiceError } from './request-json.ts';

const ENDPOINT = '/api/ai-conversation';

const spanSchema = v.object({
  message: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const keySchema = v.picklist(FILTERS.flatMap((row) => row.aiKey ?? []));
const valueSchema = v.union([v.string(), v.number(), v.literal(true)]);

/** The result of the assistant's `read`, as the function returns it. */
const readingSchema: v.GenericSchema<unknown, Reading> = v.object({
  values: v.array(v.object({ key: keySchema, value: valueSchema, span: spanSchema, confidence: v.number() })),
  excluded: v.array(v.object({ key: keySchema, value: valueSchema, span: spanSchema })),
  unread: v.array(spanSchema),
});

const extractionSchema = v.object({
  searchParams: assistantParamsSchema,
  // Optional, because an older function may not send it. Tags then have no explanation.
  explanation: v.fallback(v.optional(readingSchema), undefined),
});

const staleSchema = v.object({ error: v.object({ code: v.literal('stale'), serverTime: v.number() }) });

export interface Extraction {
  params: AssistantParams;
  explanation: Reading | undefined;
}

const replySchema = v.object({ response: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** The timeout of a reply, or of an extraction in a conversation. */
const TIMEOUT_MS = 10_000;

/** The number of seconds that the server's clock is ahead of ours, once known. */
let clockOffset = 0;

const getServerSeconds = (): number => Math.floor(Date.now() / 1000) + clockOffset;

/** Requests the assistant's reply, truncated to the length that can be sent again. Throws `ServiceError`. */
export async function converse(
  messages: readonly Message[],
  { timeoutMs = TIMEOUT_MS, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const { response } = await post({ messages }, replySchema, { timeoutMs, signal });
  return response.slice(0, CONVERSATION_LIMITS.characters);
}

/** Extracts the search from a conversation with the function. Throws `ServiceError`. */
export async function extractParams(
  messages: readonly Message[],
  { timeoutMs = TIMEOUT_MS, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<Extraction> {
  const { searchParams, explanation } = await post({ messages, extractParams: true }, extractionSchema, {
    timeoutMs,
    signal,
  });
  return { params: searchParams, explanation };
}

/** Posts a signed body. If the server rejects our clock, signs once more with the server's time. */
async function post<Schema extends v.GenericSchema>(
  content: { messages: readonly Message[]; extractParams?: true },
  schema: Schema,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<v.InferOutput<Schema>> {
  const body = JSON.stringify(content);
  const deadline = Date.now() + timeoutMs;
  const attempt = async () => {
    const timestamp = getServerSeconds();
    return requestJson({
      url: ENDPOINT,
      body,
      headers: {
        [TIMESTAMP_HEADER]: String(timestamp),
        [SIGNATURE_HEADER]: await signRequest(env.signingSecret, timestamp, body),
      },
      schema,
      timeoutMs: Math.max(1, deadline - Date.now()),
      signal,
    });
  };
  try {
    return await attempt();
  } catch (error) {
    const staleResponse = error instanceof ServiceError ? v.safeParse(staleSchema, error.body) : undefined;
    if (!staleResponse?.success) throw error;
    clockOffset = Math.floor(staleResponse.output.error.serverTime - Date.now() / 1000);
    return attempt();
  }
}
