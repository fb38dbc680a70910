import type { BudgetedModel } from './answer-question.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { FunctionEnvironment } from './environment.ts';
import { createMemoryCounters } from './limits/counters.ts';
import type { Counters } from './limits/counters.ts';
import { createTokenBudget } from './limits/token-budget.ts';
import type { Log } from './log.ts';
import { createModel } from './model/model.ts';

export type Settings = Omit<FunctionEnvironment, 'APP_ENV'>;

export interface Services {
  readonly env: Settings;
  readonly counters: Counters;
  /** Without a model, only the rules reply. */
  readonly model?: BudgetedModel | undefined;
  readonly log: Log;
  readonly now: () => Date;
}

export async function openServices(env: Settings, { log, now }: Pick<Services, 'log' | 'now'>): Promise<Services> {
  const { REDIS_URL: url, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name } = env;
  const counters =
    url === undefined
      ? createMemoryCounters()
      : await import('./limits/redis-counters.ts').then(({ createRedisCounters }) => createRedisCounters(url, log));
  const services = { env, counters, log, now };
  if (baseUrl === undefined || apiKey === undefined || name === undefined) return services;
  const model = createModel({ baseUrl, apiKey, model: name });
  const tokens = { perDay: env.AI_DAILY_TOKENS, perAddressAndDay: env.AI_DAILY_TOKENS_PER_ADDRESS };
  const budget = createTokenBudget(counters, tokens, { log, now });
  return { ...services, model: { model, budget, breaker: createCircuitBreaker({ log }) } };
}
