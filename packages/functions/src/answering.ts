import { assistantParamsSchema } from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/assistant';
import { paramsOf, read } from '@forecourt/assistant';
import { reply } from '@forecourt/assistant/conversation';
import * as v from 'valibot';
import type { CallOutcome, CircuitBreaker } from './circuit-breaker.ts';
import { countTokens } from './limits/token-budget.ts';
import type { TokenBudget } from './limits/token-budget.ts';
import { mergeParams, ModelError } from './model/index.ts';
import type { Model, ModelErrorCode, ModelUse } from './model/index.ts';

/** A model, the budget that it is used within, and what leaves it alone while it does not answer. */
export interface BudgetedModel {
  readonly model: Model;
  readonly budget: TokenBudget;
  readonly breaker: CircuitBreaker;
}

/** What is asked of the assistant. */
export interface Question {
  readonly messages: Message[];
  /** Search parameters are wanted, not a turn of the conversation. */
  readonly extractParams: boolean;
  /** Whom the model's tokens are counted for. */
  readonly bucket: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** The answer's JSON, and what the log may know of how it was made. */
export interface Answer {
  readonly body: object;
  readonly source: 'reader' | 'model';
  /** Tokens that the model took. */
  readonly tokens: number;
  /** Why the reader answered although there is a model: 'budget', 'resting', or the code of the model's error. */
  readonly fallback?: string;
}

/**
 * Answers by the rule-based reader and conversation, and with a model where one is set up, affordable and well. A model that
 * fails in any way is not noticed by the buyer: the rules answer.
 */
export async function answerQuestion(question: Question, budgeted: BudgetedModel | undefined): Promise<Answer> {
  return question.extractParams ? extract(question, budgeted) : converse(question, budgeted);
}

async function converse(question: Question, budgeted: BudgetedModel | undefined): Promise<Answer> {
  const asked = await askModel(question, budgeted, (model, input) =>
    // the rules read for themselves
    model.converse({ ...input, reading: readingOf(question) }),
  );
  const response = asked.result ? asked.result.text : reply(question.messages, { now: question.now }).text;
  return { body: { response }, ...asked.account };
}

async function extract(question: Question, budgeted: BudgetedModel | undefined): Promise<Answer> {
  const reading = readingOf(question);
  // where every word was understood, a model could only invent
  const asked = await askModel(question, reading.unread.length > 0 ? budgeted : undefined, (model, input) =>
    model.extract({ ...input, reading }),
  );
  const params = asked.result
    ? mergeParams(reading, asked.result.params, question.messages, { now: question.now })
    : paramsOf(reading);
  return { body: { searchParams: v.parse(assistantParamsSchema, params), explanation: reading }, ...asked.account };
}

const readingOf = ({ messages, now }: Question): Reading => read(messages, { now });

type Account = Omit<Answer, 'body'>;

async function askModel<Result extends { use: ModelUse }>(
  { messages, bucket, now, signal }: Question,
  budgeted: BudgetedModel | undefined,
  ask: (model: Model, input: { messages: Message[]; now: Date; signal: AbortSignal }) => Promise<Result>,
): Promise<{ result?: Result; account: Account }> {
  if (!budgeted) return { account: { source: 'reader', tokens: 0 } };
  const { model, budget, breaker } = budgeted;
  const end = breaker.enter();
  if (!end) return { account: { source: 'reader', tokens: 0, fallback: 'resting' } };
  let outcome: CallOutcome = 'unknown';
  try {
    const estimate = model.estimate(messages);
    const reservation = await budget.reserve(bucket, estimate);
    if (!reservation) return { account: { source: 'reader', tokens: 0, fallback: 'budget' } };
    // what is not known to be less has cost what was set aside
    let tokens = estimate;
    try {
      const result = await ask(model, { messages, now, signal });
      tokens = countTokens(tokensOf(result.use), estimate);
      outcome = 'answered';
      return { result, account: { source: 'model', tokens } };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      tokens = countTokens(tokensOfFailure(error, estimate), estimate);
      outcome = OUTCOMES[error.code];
      return { account: { source: 'reader', tokens, fallback: error.code } };
    } finally {
      await reservation.settle(tokens);
    }
  } finally {
    end(outcome);
  }
}

/** What may not be shown was an answer all the same. */
const OUTCOMES: Readonly<Record<ModelErrorCode, CallOutcome>> = {
  timeout: 'failed',
  'rate-limited': 'failed',
  unavailable: 'failed',
  malformed: 'answered',
  refused: 'answered',
  unsafe: 'answered',
  aborted: 'unknown',
};

const tokensOf = ({ promptTokens, completionTokens }: ModelUse): number => promptTokens + completionTokens;

/** A service that refused has charged nothing; one that was left while it wrote has perhaps charged everything. */
function tokensOfFailure({ code, use }: ModelError, estimate: number): number {
  if (use) return tokensOf(use);
  return code === 'rate-limited' || code === 'unavailable' ? 0 : estimate;
}
