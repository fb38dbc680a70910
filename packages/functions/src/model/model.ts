import { type AssistantParams, FILTERS } from '@forecourt/search-core';
import { type Message, paramsOf, type Reading } from '@forecourt/assistant';
import { assistantParamsJsonSchema } from '@forecourt/search-core/server';
import * as v from 'valibot';
import { type ChatMessage, type ChatRequest, createChatCompletions, type ModelSettings } from './chat-completions.ts';
import { knownParams } from './known-params.ts';
import { ModelError, type ModelUse } from './model-error.ts';
import { type PromptData, systemPrompt, TASKS } from './prompt.ts';
import { checkReply } from './safe-reply.ts';
import { estimateTokens } from './tokens.ts';

/** A conversation, and what the rules understood of it. */
export interface ModelInput {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** What `read` made of the messages. */
  readonly reading: Reading;
  readonly now: Date;
  /** Ends the call when whoever waits for it has gone. */
  readonly signal: AbortSignal;
}

/** A language model behind the assistant. Every failure is a ModelError, upon which the rules answer. */
export interface Model {
  /** The assistant's next turn: plain text that may be shown, with one of the chat's trigger phrases if and only if it is ready. */
  converse(input: ModelInput): Promise<{ text: string; isReady: boolean; use: ModelUse }>;
  /** The parameters as the model reads them, known names and sane figures alone; `mergeParams` holds them against the words. */
  extract(input: ModelInput): Promise<{ params: AssistantParams; use: ModelUse }>;
  /** An upper estimate of the tokens that either call costs, to reserve them. */
  estimate(messages: readonly Message[]): number;
}

const MAX_TOKENS = { converse: 300, extract: 500 } as const;

const REPLY_FORMAT = {
  name: 'reply',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { reply: { type: 'string' }, readyToSearch: { type: 'boolean' } },
    required: ['reply', 'readyToSearch'],
  },
};

const PARAMS_FORMAT = {
  name: 'search_params',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { searchParams: assistantParamsJsonSchema },
    required: ['searchParams'],
  },
};

const replySchema = v.object({ reply: v.string(), readyToSearch: v.fallback(v.boolean(), false) });

/**
 * Makes a model of an OpenAI-compatible service. `fetch` is the platform's own unless a test brings another.
 *
 * @throws Error that names AI_BASE_URL where that is no address of an API.
 */
export function createModel(
  settings: ModelSettings,
  { fetch = (...request) => globalThis.fetch(...request) }: { fetch?: typeof globalThis.fetch } = {},
): Model {
  const complete = createChatCompletions(settings, fetch);
  return {
    async converse(input) {
      const { object, use } = await complete(requestOf('converse', input), input);
      const written = v.safeParse(replySchema, object);
      if (!written.success) throw new ModelError('malformed', 'The model wrote an object without a reply.', { use });
      const { reply, readyToSearch } = written.output;
      const checked = checkReply({ text: reply, isReady: readyToSearch }, input);
      if (!checked.isSafe)
        throw new ModelError('unsafe', `The model's reply may not be shown: ${checked.why}.`, { use });
      return { text: checked.text, isReady: checked.isReady, use };
    },
    async extract(input) {
      const { object, use } = await complete(requestOf('extract', input), input);
      return { params: knownParams(object, input.now), use };
    },
    estimate(messages) {
      return Math.max(...(['converse', 'extract'] as const).map((task) => reservation(task, messages)));
    },
  };
}

type Task = keyof typeof TASKS;

const FORMATS: Readonly<Record<Task, ChatRequest['format']>> = { converse: REPLY_FORMAT, extract: PARAMS_FORMAT };

function requestOf(task: Task, { messages, reading, now }: ModelInput): ChatRequest {
  const data: PromptData = {
    thisYear: now.getUTCFullYear(),
    understood: paramsOf(reading),
    ruledOut: reading.excluded.map(({ key, value }) => ({ key, value })),
  };
  return {
    messages: [{ role: 'system', content: systemPrompt(task, data) }, ...shown(messages).map(turn)],
    maxTokens: MAX_TOKENS[task],
    format: FORMATS[task],
  };
}

/** Of a long conversation a model is shown so many messages: what the older ones came to is in the data, and tokens are money. */
const MOST_MESSAGES = 40;

/** The last messages of a long conversation, in their order, the buyer's own before those of the assistant; its last turns whole. */
function shown(messages: readonly Message[]): readonly Message[] {
  const spare = messages.length - MOST_MESSAGES;
  if (spare <= 0) return messages;
  const older = messages.slice(0, -2);
  const replies = older.filter(({ role }) => role === 'assistant');
  const dropped = new Set([...replies, ...older.filter(({ role }) => role !== 'assistant')].slice(0, spare));
  return messages.filter((message) => !dropped.has(message));
}

/** A turn as the service gets it: of the buyer or of the assistant and, whatever a caller made of it, of nobody else. */
const turn = ({ role, content }: Message): ChatMessage => ({
  role: role === 'assistant' ? 'assistant' : 'user',
  content,
});

/** Every parameter with some values: more than the data of a conversation. */
const MOST_DATA = FILTERS.length * 40;

function reservation(task: Task, messages: readonly Message[]): number {
  const texts = [
    TASKS[task],
    'x'.repeat(MOST_DATA),
    JSON.stringify(FORMATS[task]),
    ...shown(messages).map(({ content }) => content),
  ];
  return estimateTokens(texts) + MAX_TOKENS[task];
}
