import { createClient } from '@redis/client';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { withDeadline } from '../deadline.ts';
import type { Log } from '../log.ts';
import { createMemoryLimiter, getLimiterOptions, toCounter } from './counters.ts';
import type { Counters } from './counters.ts';

/** Redis answers within a millisecond. One that takes longer than this counts as down. */
const COMMAND_TIMEOUT_MS = 250;
/** How long to wait before trying a failed Redis again. */
const REST_MS = 2_000;
/** How long a start waits for the connection. */
const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_PAUSE_MS = 2_000;

/**
 * Counts in Redis, for all instances together. While it does not answer, this process counts in memory, from zero. The log
 * has one line when Redis goes and one when it is back.
 *
 * Loaded only if REDIS_URL is set, because the client needs node:net.
 */
export async function createRedisCounters(url: string, log: Log): Promise<Counters> {
  const client = createClient({
    url,
    disableOfflineQueue: true, // A command fails at once without a connection, and memory counts.
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** Math.min(attempts, 10), MAX_RECONNECT_PAUSE_MS),
    },
  });
  let isDown = false;
  let restsUntil = 0;
  const onDown = (error: unknown) => {
    if (!isDown) log.warn('Redis is not responding. Limits and budget are counted in memory.', describe(error));
    isDown = true;
  };
  const onUp = () => {
    if (isDown) log.info('Redis is responding again. Limits and budget are shared.');
    isDown = false;
    restsUntil = 0;
  };
  client.on('error', onDown); // Without a listener, a lost connection would end the process.
  client.on('ready', onUp);
  const isReady = () => client.isReady && performance.now() >= restsUntil;

  /** The part of a client that the limiter uses, with a timeout, which commands that were sent do not have. */
  const storeClient = {
    get isReady() {
      return isReady();
    },
    async eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
      try {
        const answer = await limitTime(client.eval(script, options), COMMAND_TIMEOUT_MS);
        onUp();
        return answer;
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        onDown(error);
        throw error;
      }
    },
  };

  await limitTime(client.connect(), CONNECT_TIMEOUT_MS).catch(onDown); // The client keeps trying.
  return {
    counter: (name, windowSeconds) =>
      toCounter(
        new RateLimiterRedis({
          ...getLimiterOptions(name, windowSeconds),
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: createMemoryLimiter(name, windowSeconds),
        }),
      ),
    state: () => (isReady() ? 'redis' : 'redis-down'),
    close: async () => client.destroy(),
  };
}

const limitTime = <Result>(command: Promise<Result>, timeoutMs: number): Promise<Result> =>
  withDeadline(() => command, { timeoutMs, onTimeout: () => new Error(`Redis took longer than ${timeoutMs} ms.`) });

/** Only the kind of failure: a message may contain the server's address. */
const describe = (error: unknown): { error: string } => ({
  error: (error as { code?: string }).code ?? (error as Error).constructor.name,
});
