import { Hono } from 'hono';
import type { BudgetedModel } from '../src/answer-question.ts';
import { createCircuitBreaker } from '../src/circuit-breaker.ts';
import { createConversation } from '../src/conversation.ts';
import type { ConversationOptions } from '../src/conversation.ts';
import type { RequestVariables } from '../src/endpoint.ts';
import { createMemoryCounters } from '../src/limits/counters.ts';
import { createRequestLimits } from '../src/limits/request-limits.ts';
import type { RequestLimitsSettings } from '../src/limits/request-limits.ts';
import { createTokenBudget } from '../src/limits/token-budget.ts';
import type { Log, LogFields } from '../src/log.ts';
import type { Model } from '../src/model/index.ts';
import { createReplayCache } from '../src/replay-cache.ts';
import { NOW, SECRET } from './signed.ts';

export interface LogLine {
  level: keyof Log;
  event: string;
  fields: LogFields;
}

/** A log that keeps its lines until they are taken: a test declares what it expects by taking it. */
export function keptLog() {
  const lines: LogLine[] = [];
  const line =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, fields });
  const log: Log = { info: line('info'), warn: line('warn'), error: line('error') };
  return { log, takeLog: () => lines.splice(0) };
}

/** Runs a function as a host that knows its callers' addresses does. */
export function hosted(app: Hono<RequestVariables>) {
  return async (request: Request, caller: Partial<RequestVariables['Variables']> = {}): Promise<Response> => {
    const host = new Hono<RequestVariables>();
    host.use(async (context, next) => {
      context.set('address', caller.address);
      context.set('signal', caller.signal ?? request.signal);
      await next();
    });
    return host.route('/', app).fetch(request);
  };
}

export interface TestHandlerOptions extends Partial<Omit<ConversationOptions, 'model' | 'log' | 'requestLimits'>> {
  model?: Model;
  /** Tokens per day, and of these for one address. */
  tokens?: { perDay: number; perAddressAndDay: number };
  limits429?: Partial<RequestLimitsSettings>;
}

/** The conversation as both hosts create it, in memory, with a fixed clock. */
export function testHandler({
  model,
  tokens = { perDay: 100_000, perAddressAndDay: 100_000 },
  limits429 = {},
  ...options
}: TestHandlerOptions = {}) {
  const { log, takeLog } = keptLog();
  const counters = createMemoryCounters();
  const now = options.now ?? (() => NOW);
  const budget = createTokenBudget(counters, tokens, { now: () => NOW, log });
  const budgeted: BudgetedModel | undefined = model && { model, budget, breaker: createCircuitBreaker({ log }) };
  const app = createConversation({
    secrets: [SECRET],
    requestLimits: createRequestLimits(counters, {
      name: 'chat',
      perAddressMinute: 1_000,
      perAddressHour: 1_000,
      overAllMinute: 1_000,
      ...limits429,
    }),
    replays: createReplayCache(() => NOW.getTime()),
    now,
    log,
    ...options,
    model: budgeted,
  });
  return { handle: hosted(app), takeLog, budget };
}
