import { FILTERS } from '@forecourt/search-core';
import { type Message, getParams, type Reading } from '@forecourt/assistant';
import type { Understanding } from '@forecourt/assistant/conversation';
import { ANSWER_FORMAT, parseAnswer } from './answer-schema.ts';
import { type ChatMessage, type ChatRequest, createChatCompletions, type ModelSettings } from './chat-completions.ts';
import { ModelError, type ModelUse } from './model-error.ts';
import { INSTRUCTIONS, writeSystemPrompt } from './prompt.ts';
import { estimateTokens } from './tokens.ts';
import { verifyAnswer } from './verify-answer.ts';

export interface ModelInput {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The result of `read` for these messages. */
  readonly reading: Reading;
  readonly now: Date;
  /** Aborts the call when the caller has disconnected. */
  readonly signal: AbortSignal;
}

/** It fails with a ModelError, unless the caller aborts. */
export type Model = ReturnType<typeof createModel>;

const MAX_TOKENS = 500;

/** Tests can replace `fetch`. */
export function createModel(
  settings: ModelSettings,
  { fetch = (...request) => globalThis.fetch(...request) }: { fetch?: typeof globalThis.fetch } = {},
) {
  const complete = createChatCompletions(settings, fetch);
  return {
    /** Returns the intent, and the verified values that the model found in words that the rules did not recognise. */
    async understand(input: ModelInput): Promise<{ understanding: Understanding; use: ModelUse }> {
      const { object, use } = await complete(createRequest(input), input);
      const answer = parseAnswer(object);
      if (!answer) throw new ModelError('malformed', 'The model returned an object that is not an answer.', { use });
      return { understanding: verifyAnswer(answer, input), use };
    },
    /** Returns an upper estimate of a call's tokens, which are reserved in the budget. */
    estimate: (messages: readonly Message[]) =>
      MAX_TOKENS +
      estimateTokens([
        INSTRUCTIONS,
        'x'.repeat(MAX_DATA_LENGTH),
        JSON.stringify(ANSWER_FORMAT),
        ...selectMessages(messages).map(({ content }) => content),
      ]),
  };
}

function createRequest({ messages, reading, now }: ModelInput): ChatRequest {
  const system = writeSystemPrompt({
    thisYear: now.getUTCFullYear(),
    understood: getParams(reading),
    ruledOut: reading.excluded.map(({ key, value }) => ({ key, value })),
  });
  return {
    messages: [{ role: 'system', content: system }, ...selectMessages(messages).map(toChatMessage)],
    maxTokens: MAX_TOKENS,
    format: ANSWER_FORMAT,
  };
}

/** In characters: more than the data of real conversations needs. */
const MAX_DATA_LENGTH = FILTERS.length * 40;

/** The system message summarises older messages. */
const MAX_MESSAGES = 40;

/** Drops the oldest replies first, then the buyer's oldest messages. The last two messages are always kept. */
function selectMessages(messages: readonly Message[]): readonly Message[] {
  const surplusCount = messages.length - MAX_MESSAGES;
  if (surplusCount <= 0) return messages;
  const olderMessages = messages.slice(0, -2);
  const replies = olderMessages.filter(({ role }) => role === 'assistant');
  const droppedMessages = new Set(
    [...replies, ...olderMessages.filter(({ role }) => role !== 'assistant')].slice(0, surplusCount),
  );
  return messages.filter((message) => !droppedMessages.has(message));
}

/** Any role other than the assistant's becomes `user`, so that a message cannot instruct the model. */
const toChatMessage = ({ role, content }: Message): ChatMessage => ({
  role: role === 'assistant' ? 'assistant' : 'user',
  content,
});
