import { createEndpoint } from './endpoint.ts';
import type { CountersState } from './limits/counters.ts';
import type { TokenBudget } from './limits/token-budget.ts';
import { getErrorFields } from './log.ts';
import type { Log } from './log.ts';
import { respondWithJson } from './respond-with-json.ts';

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
  /** Checks of what else the host needs. If one throws, it counts as failing and is logged. */
  readonly checks?: Readonly<Record<string, () => Promise<'ok' | 'busy' | 'failing'>>> | undefined;
  readonly now: () => Date;
  readonly log: Log;
}

/** The body of `GET /api/health`. */
interface Health {
  /** `degraded`: everything is answered, but not as well as it should be. `failing`: something is not answered. */
  readonly status: 'ok' | 'degraded' | 'failing' | 'draining';
  readonly limits: CountersState;
  readonly model: 'off' | 'on' | 'resting' | 'used-up';
  /** What is left of the model's tokens of today, rounded down to a tenth. */
  readonly budgetLeft?: number;
  readonly [check: string]: string | number | undefined;
}

/** Error messages of the states that answer 503. */
const FAILURES: Partial<Record<Health['status'], string>> = {
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
  let kept: { until: number; health: Promise<Health> } | undefined;

  const look = async (): Promise<Health> => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          return [name, await check()] as const;
        } catch (error) {
          log.error('A health check failed.', { check: name, ...getErrorFields(error) });
          return [name, 'failing'] as const;
        }
      }),
    );
    const left = budget && (await budget.left());
    const model = !hasModel ? 'off' : left === 0 ? 'used-up' : isModelResting() ? 'resting' : 'on';
    const isFailing = results.some(([, result]) => result === 'failing');
    const isBusy = results.some(([, result]) => result === 'busy');
    const isDegraded = isBusy || limits() === 'redis-down' || model === 'used-up' || model === 'resting';
    return {
      status: isFailing ? 'failing' : isDegraded ? 'degraded' : 'ok',
      limits: limits(),
      model,
      ...(left === undefined ? {} : { budgetLeft: Math.floor(left * 10) / 10 }),
      ...Object.fromEntries(results),
    };
  };

  const events = { failed: "Could not determine the server's health." };
  return createEndpoint({ path: '/api/health', method: 'GET', events, log }, async () => {
    const time = now().getTime();
    if (!kept || kept.until <= time) kept = { until: time + KEPT_MS, health: look() };
    const known = await kept.health;
    const health = isDraining() ? { ...known, status: 'draining' as const } : known;
    const message = FAILURES[health.status];
    if (message === undefined) return respondWithJson(JSON.stringify(health));
    const error = { code: health.status, message };
    return respondWithJson(JSON.stringify({ ...health, error }), { status: 503 });
  });
}
