import { createEndpoint } from './endpoint.ts';
import type { CountersState } from './limits/counters.ts';
import type { TokenBudget } from './limits/token-budget.ts';
import { getErrorFields } from './log.ts';
import type { Log } from './log.ts';
import { respondWithJson } from './respond-with-json.ts';

/** Checks something that the host needs. An exception counts as failing and is logged. */
type Check = () => Promise<'ok' | 'busy' | 'failing'>;

export interface HealthOptions {
  /** Where limits are counted. */
  readonly limits: () => CountersState;
  readonly hasModel: boolean;
  /** Whether the circuit breaker is open, if this process knows. */
  readonly isModelResting?: (() => boolean) | undefined;
  /** The model's budget, if this process knows it. */
  readonly budget?: TokenBudget | undefined;
  /** Whether the process is shutting down, so that load balancers send requests elsewhere. */
  readonly isDraining?: (() => boolean) | undefined;
  readonly checks?: Readonly<Record<string, Check>> | undefined;
  readonly now: () => Date;
  readonly log: Log;
}

/** `degraded`: all requests are answered, with reduced quality or protection. `failing`: some requests are not answered. */
type Status = 'ok' | 'degraded' | 'failing' | 'draining';

/** Error messages of the states that answer 503. */
const FAILURES: Partial<Record<Status, string>> = {
  failing: 'A service that this server needs is not working. See the other fields.',
  draining: 'This server is shutting down. Send requests to another one.',
};

/** How long a result is reused. */
const KEPT_MS = 1_000;

/**
 * Creates `GET /api/health`: 200 while requests are answered, 503 if something fails that the host cannot do without. It is
 * public, so it shows states and no addresses, versions or counts.
 */
export function createHealth({
  limits,
  hasModel,
  isModelResting = () => false,
  budget,
  isDraining = () => false,
  checks = {},
  now,
  log,
}: HealthOptions) {
  const run = async ([name, check]: readonly [string, Check]) => {
    try {
      return [name, await check()] as const;
    } catch (error) {
      log.error('A health check failed.', { check: name, ...getErrorFields(error) });
      return [name, 'failing'] as const;
    }
  };

  const look = async () => {
    const results = Object.fromEntries(await Promise.all(Object.entries(checks).map(run)));
    const left = budget && (await budget.left());
    const model = !hasModel ? 'off' : left === 0 ? 'used-up' : isModelResting() ? 'resting' : 'on';
    const states = [limits(), model, ...Object.values(results)];
    const isDegraded = ['busy', 'redis-down', 'used-up', 'resting'].some((state) => states.includes(state));
    const status: Status = states.includes('failing') ? 'failing' : isDegraded ? 'degraded' : 'ok';
    // Rounded down to a tenth.
    const budgetLeft = left === undefined ? {} : { budgetLeft: Math.floor(left * 10) / 10 };
    return { status, limits: limits(), model, ...budgetLeft, ...results };
  };

  let kept: { until: number; health: ReturnType<typeof look> } | undefined;
  const events = { failed: "Could not determine the server's health." };
  return createEndpoint({ path: '/api/health', method: 'GET', events, log }, async () => {
    const time = now().getTime();
    if (!kept || kept.until <= time) kept = { until: time + KEPT_MS, health: look() };
    const known = await kept.health;
    const health = { ...known, status: isDraining() ? ('draining' as const) : known.status };
    const message = FAILURES[health.status];
    if (message === undefined) return respondWithJson(JSON.stringify(health));
    const error = { code: health.status, message };
    return respondWithJson(JSON.stringify({ ...health, error }), { status: 503 });
  });
}
