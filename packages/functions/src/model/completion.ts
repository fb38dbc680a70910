import * as v from 'valibot';
import { extractJsonObject } from './json-in-text.ts';
import { ModelError, type ModelUse } from './model-error.ts';

/** The minimum is 1 for a prompt, because a service that reports 0 does not count tokens. */
const createCountSchema = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min));

const completionSchema = v.object({
  choices: v.array(
    v.object({
      finish_reason: v.nullish(v.string()),
      message: v.object({
        content: v.nullish(v.string()),
        refusal: v.nullish(v.string()),
        tool_calls: v.nullish(v.array(v.object({ function: v.object({ arguments: v.string() }) }))),
      }),
    }),
  ),
  usage: v.fallback(
    v.nullish(v.object({ prompt_tokens: createCountSchema(1), completion_tokens: createCountSchema(0) })),
    undefined,
  ),
});

export interface Completion {
  readonly object: Record<string, unknown>;
  readonly use: ModelUse;
}

/**
 * The model's object is in the message's content, or in the arguments of a tool call, which some models make unasked.
 *
 * @param estimateUse Estimates the token use if the service does not report it.
 * @throws ModelError `malformed` or `refused`.
 */
export function readCompletion(body: string, estimateUse: (text: string) => ModelUse): Completion {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ModelError('malformed', 'The service’s response is not JSON. Check that AI_BASE_URL is an API’s URL.');
  }
  const result = v.safeParse(completionSchema, json);
  const [choice] = result.success ? result.output.choices : [];
  if (!result.success || !choice) {
    const path = result.success ? null : v.getDotPath(result.issues[0]);
    const schemaFault = path === null ? 'it is not an object' : `${path} is invalid`;
    const fault = result.success ? 'choices is empty' : schemaFault;
    throw new ModelError('malformed', `The service’s response is not a chat completion: ${fault}.`);
  }
  const { message, finish_reason: reason } = choice;
  const text = message.tool_calls?.[0]?.function.arguments ?? message.content ?? '';
  const { usage } = result.output;
  const use = usage
    ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
    : estimateUse(text);
  if (message.refusal || reason === 'content_filter')
    throw new ModelError('refused', 'The model or the service’s content filter refused to answer.', { use });
  if (reason === 'length')
    throw new ModelError('malformed', 'The model’s answer reached the token limit and was cut off.', { use });
  const object = extractJsonObject(text);
  if (!object) throw new ModelError('malformed', 'The model did not return a complete JSON object.', { use });
  return { object, use };
}
