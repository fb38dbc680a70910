import { assistantParamsSchema } from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/assistant';
import { addFindings, getParams, read } from '@forecourt/assistant';
import { reply, type Understanding } from '@forecourt/assistant/conversation';
import * as v from 'valibot';
import type { CallOutcome, CircuitBreaker } from './circuit-breaker.ts';
import { countTokens } from './limits/token-budget.ts';
import type { TokenBudget } from './limits/token-budget.ts';
import { ModelError, type ModelErrorCode, type ModelUse } from './model/model-error.ts';
import type { Model } from './model/model.ts';

export interface BudgetedModel {
  readonly model: Model;
  readonly budget: TokenBudget;
  readonly breaker: CircuitBreaker;
}

export interface Question {
  readonly messages: Message[];
  /** Whether to return search parameters instead of a reply. */
  readonly extractParams: boolean;
  /** The rate-limit bucket that the model's tokens count towards. */
  readonly bucket: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** The answer's JSON, and the log fields that describe how it was made. */
export interface Answer {
  readonly body: object;
  readonly source: 'reader' | 'model';
  /** Tokens counted for the model's call, or 0 without a call. */
  readonly tokens: number;
  /**
   * Why only the rules answered although a model was configured and needed: 'budget', 'resting', or the model error's
   * code.
   */
  readonly fallback?: string;
}

/**
 * Returns a reply or search parameters. A configured model is called only for what the rules do not understand, and its
 * text never reaches the buyer.
 */
export async function answerQuestion(question: Question, budgeted: BudgetedModel | undefined): Promise<Answer> {
  const { messages, extractParams, now } = question;
  const reading = read(messages, { now });
  const answerByRules = extractParams ? undefined : reply(messages, { now });
  // If the rules understood every word, a model could only invent values.
  const isUnderstood = reading.unread.length === 0 && answerByRules?.isUnderstood !== false;
  const { understanding, ...record } = await askModel(question, reading, isUnderstood ? undefined : budgeted);
  if (answerByRules) {
    const { text } = understanding ? reply(messages, { now, understanding }) : answerByRules;
    return { body: { response: text }, ...record };
  }
  const explanation = understanding ? addFindings(reading, understanding) : reading;
  const searchParams = v.parse(assistantParamsSchema, getParams(explanation));
  return { body: { searchParams, explanation }, ...record };
}

type CallRecord = Omit<Answer, 'body'> & { readonly understanding?: Understanding };

async function askModel(
  { messages, bucket, now, signal }: Question,
  reading: Reading,
  budgeted: BudgetedModel | undefined,
): Promise<CallRecord> {
  if (!budgeted) return { source: 'reader', tokens: 0 };
  const { model, budget, breaker } = budgeted;
  const endCall = breaker.tryEnter();
  if (!endCall) return { source: 'reader', tokens: 0, fallback: 'resting' };
  let outcome: CallOutcome = 'unknown';
  try {
    const estimate = model.estimate(messages);
    const reservation = await budget.reserve(bucket, estimate);
    if (!reservation) return { source: 'reader', tokens: 0, fallback: 'budget' };
    // If the cost is unknown, for example because the caller disconnected, all reserved tokens count.
    let tokens = estimate;
    try {
      const { understanding, use } = await model.understand({ messages, reading, now, signal });
      tokens = countTokens(sumTokens(use), estimate);
      outcome = 'answered';
      return { understanding, source: 'model', tokens };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      tokens = countTokens(countFailure(error, estimate), estimate);
      outcome = OUTCOMES[error.code];
      return { source: 'reader', tokens, fallback: error.code };
    } finally {
      await reservation.settle(tokens);
    }
  } finally {
    endCall(outcome);
  }
}

/** An unusable answer still shows that the service is up. */
const OUTCOMES: Readonly<Record<ModelErrorCode, CallOutcome>> = {
  timeout: 'failed',
  'rate-limited': 'failed',
  unavailable: 'failed',
  malformed: 'answered',
  refused: 'answered',
};

const sumTokens = ({ promptTokens, completionTokens }: ModelUse): number => promptTokens + completionTokens;

/** If the use is unknown, all reserved tokens count, unless the service rejected the call or the connection failed. */
function countFailure({ code, use }: ModelError, estimate: number): number {
  if (use) return sumTokens(use);
  return code === 'rate-limited' || code === 'unavailable' ? 0 : estimate;
}
