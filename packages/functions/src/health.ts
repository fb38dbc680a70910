import { createEndpoint } from './endpoint.ts';
import { respondWithJson } from './http-error.ts';
import { getErrorFields } from './log.ts';
import type { Services } from './services.ts';

/** Checks a service that the host needs. An exception counts as failing and is logged. */
type Check = () => Promise<'ok' | 'busy' | 'full' | 'failing'>;

export interface HealthOptions {
  /** The health is `draining` while this returns true, so that load balancers send requests elsewhere. */
  readonly isDraining?: (() => boolean) | undefined;
  readonly checks?: Readonly<Record<string, Check>> | undefined;
}

/**
 * `degraded`: pages and searches work, but with reduced quality or protection, or the disk is too full to store
 * messages. `failing`: searches do not work.
 */
type Status = 'ok' | 'degraded' | 'failing' | 'draining';

const FAILURES: Partial<Record<Status, string>> = {
  failing: 'A service that this server needs is not working. See the other fields.',
  draining: 'This server is shutting down. Send requests to another one.',
};

const MAX_AGE_MS = 1_000;

/**
 * Creates `GET /api/health`: 503 if a required service fails or the server is shutting down, and otherwise 200. The
 * endpoint is public, so it returns no addresses, versions or counts.
 */
export function createHealth(
  { counters, model, log, now }: Pick<Services, 'counters' | 'model' | 'log' | 'now'>,
  { isDraining = () => false, checks = {} }: HealthOptions,
) {
  const runCheck = async ([name, check]: readonly [string, Check]) => {
    try {
      return [name, await check()] as const;
    } catch (error) {
      log.error('A health check failed.', { check: name, ...getErrorFields(error) });
      return [name, 'failing'] as const;
    }
  };

  const runChecks = async () => {
    const results = Object.fromEntries(await Promise.all(Object.entries(checks).map(runCheck)));
    const limits = counters.state();
    const remainingShare = await model?.budget.getRemainingShare();
    const modelState = !model ? 'off' : remainingShare === 0 ? 'used-up' : model.breaker.isResting() ? 'resting' : 'on';
    const states = [limits, modelState, ...Object.values(results)];
    const isDegraded = ['busy', 'full', 'redis-down', 'used-up', 'resting'].some((state) => states.includes(state));
    const status: Status = states.includes('failing') ? 'failing' : isDegraded ? 'degraded' : 'ok';
    const budgetLeft = remainingShare === undefined ? {} : { budgetLeft: Math.floor(remainingShare * 10) / 10 };
    return { status, limits, model: modelState, ...budgetLeft, ...results };
  };

  let cache: { expiresAt: number; health: ReturnType<typeof runChecks> } | undefined;
  const events = { failed: "Could not determine the server's health." };
  return createEndpoint({ path: '/api/health', method: 'GET', events, log }, async () => {
    const time = now().getTime();
    if (!cache || cache.expiresAt <= time) cache = { expiresAt: time + MAX_AGE_MS, health: runChecks() };
    const cachedHealth = await cache.health;
    const health = { ...cachedHealth, status: isDraining() ? ('draining' as const) : cachedHealth.status };
    const message = FAILURES[health.status];
    if (message === undefined) return respondWithJson(JSON.stringify(health));
    const error = { code: health.status, message };
    return respondWithJson(JSON.stringify({ ...health, error }), 503);
  });
}
