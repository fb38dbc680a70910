import { Hono } from 'hono';
import type { BudgetedModel } from '../src/answer-question.ts';
import { createCircuitBreaker } from '../src/circuit-breaker.ts';
import { createConversation } from '../src/conversation.ts';
import type { RequestVariables } from '../src/endpoint.ts';
import { parseFunctionEnvironment } from '../src/environment.ts';
import { createMemoryCounters } from '../src/limits/counters.ts';
import { createTokenBudget } from '../src/limits/token-budget.ts';
import type { Log, LogFields } from '../src/log.ts';
import type { Model } from '../src/model/model.ts';
import type { Settings } from '../src/services.ts';
import { NOW, SECRET } from './signed.ts';

export interface LogLine {
  level: keyof Log;
  event: string;
  fields: LogFields;
}

/** Creates a log that keeps its lines until the test takes them. */
export function createTestLog() {
  const lines: LogLine[] = [];
  const createLineRecorder =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, fields });
  const log: Log = {
    info: createLineRecorder('info'),
    warn: createLineRecorder('warn'),
    error: createLineRecorder('error'),
  };
  return { log, takeLog: () => lines.splice(0) };
}

/** Returns a function that calls an app as a host that knows its callers' addresses would. */
export function callAsHost(app: Hono<RequestVariables>) {
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

export interface TestLimits {
  perAddressMinute?: number;
  perAddressHour?: number;
  overAllMinute?: number;
}

/** Creates limits that no test reaches by accident. A test of a limit sets a lower one. */
export function createLimitSettings(name: 'CHAT' | 'CONTACT', limits: TestLimits): Partial<Settings> {
  return {
    [`${name}_LIMIT_PER_MINUTE`]: limits.perAddressMinute ?? 1_000,
    [`${name}_LIMIT_PER_HOUR`]: limits.perAddressHour ?? 1_000,
    [`${name}_LIMIT_OVER_ALL`]: limits.overAllMinute ?? 1_000,
  };
}

export interface TestHandlerOptions {
  model?: Model;
  /** Tokens per day, and the share of them that one address may use. */
  tokens?: { perDay: number; perAddressAndDay: number };
  limits?: TestLimits;
  now?: () => Date;
}

/** Creates the conversation endpoint with counters in memory and, by default, a fixed clock. */
export function createTestHandler({
  model,
  tokens = { perDay: 100_000, perAddressAndDay: 100_000 },
  limits = {},
  now = () => NOW,
}: TestHandlerOptions = {}) {
  const { log, takeLog } = createTestLog();
  const counters = createMemoryCounters();
  const budget = createTokenBudget(counters, tokens, { now: () => NOW, log });
  const budgetedModel: BudgetedModel | undefined = model && {
    model,
    budget,
    breaker: createCircuitBreaker({ log }),
  };
  const env = {
    ...parseFunctionEnvironment({}),
    ADS_SIGNING_SECRET: [SECRET],
    ...createLimitSettings('CHAT', limits),
  };
  const app = createConversation({ env, counters, model: budgetedModel, now, log });
  return { handle: callAsHost(app), takeLog, budget };
}
