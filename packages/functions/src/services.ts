import type { BudgetedModel } from './answering.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { FunctionEnvironment } from './environment.ts';
import { memoryCounters } from './limits/counters.ts';
import type { Counters } from './limits/counters.ts';
import { createRequestLimits } from './limits/request-limits.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { createTokenBudget } from './limits/token-budget.ts';
import type { Log } from './log.ts';
import { createModel } from './model/index.ts';

/** What the functions of one process share. */
export interface Services {
  readonly counters: Counters;
  readonly requestLimits: RequestLimits;
  readonly model: BudgetedModel | undefined;
  close(): Promise<void>;
}

/** A model answers within this, a second try included, or the rules answer. The host's own time limit must be longer. */
export const MODEL_TIMEOUT_MS = 8_000;

/** Opens what the environment asks for: counters in memory or in Redis, and the model. */
export async function openServices(
  env: Omit<FunctionEnvironment, 'APP_ENV' | 'ADS_SIGNING_SECRET'>,
  { log, now }: { log: Log; now: () => Date },
): Promise<Services> {
  const counters = env.REDIS_URL
    ? await import('./limits/redis-counters.ts').then(({ redisCounters }) => redisCounters(env.REDIS_URL ?? '', log))
    : memoryCounters();
  return {
    counters,
    requestLimits: createRequestLimits(counters, {
      name: 'chat',
      perAddressMinute: env.CHAT_LIMIT_PER_MINUTE,
      perAddressHour: env.CHAT_LIMIT_PER_HOUR,
      overAllMinute: env.CHAT_LIMIT_OVER_ALL,
    }),
    model: budgetedModel(env, counters, { log, now }),
    close: () => counters.close(),
  };
}

function budgetedModel(
  env: Parameters<typeof openServices>[0],
  counters: Counters,
  options: { log: Log; now: () => Date },
): BudgetedModel | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name } = env;
  if (baseUrl === undefined || apiKey === undefined || name === undefined) return undefined;
  const budget = createTokenBudget(
    counters,
    { perDay: env.AI_DAILY_TOKENS, perAddressAndDay: env.AI_DAILY_TOKENS_PER_ADDRESS },
    options,
  );
  return {
    model: createModel({ baseUrl, apiKey, model: name, timeoutMs: MODEL_TIMEOUT_MS }),
    budget,
    breaker: createCircuitBreaker({ log: options.log }),
  };
}
