import { createClient } from '@redis/client';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import type { Log } from '../log.ts';
import { counterOf, limiterOptions, memoryLimiter } from './counters.ts';
import type { Counters } from './counters.ts';

/** Redis answers within a millisecond; one that takes longer than this is treated as one that has gone. */
const ANSWER_MS = 250;
/** How long one that did not answer is left alone, so that not every request waits for it. */
const REST_MS = 2_000;
/** The start waits this long for the connection; after that counting begins in memory. */
const CONNECT_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Counts in Redis, for all instances together. While it does not answer this process counts by itself, from nothing; when
 * it is back, its counts go on. The log is told when it goes and when it comes, not of every attempt in between.
 *
 * Loaded only where REDIS_URL is set: the client needs node:net.
 */
export async function redisCounters(url: string, log: Log): Promise<Counters> {
  const client = createClient({
    url,
    // a command for a server that is not there fails at once, and the count is made in memory
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS),
    },
  });
  let isDown = false;
  let restsUntil = 0;
  const down = (error: unknown) => {
    if (!isDown) log.warn('Redis does not answer: limits and budget are counted in memory.', { error: nameOf(error) });
    isDown = true;
  };
  const up = () => {
    if (isDown) log.info('Redis answers again: limits and budget are shared.');
    isDown = false;
    restsUntil = 0;
  };
  // without a listener the first lost connection would end the process
  client.on('error', down);
  client.on('ready', up);

  const isReady = () => client.isReady && performance.now() >= restsUntil;

  /** The two things that the limiter asks a client for. A command that was sent has no time limit of its own. */
  const storeClient = {
    get isReady() {
      return isReady();
    },
    async eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`Redis took longer than ${ANSWER_MS} ms.`)), ANSWER_MS);
      });
      try {
        const answer = await Promise.race([client.eval(script, options), late]);
        up();
        return answer;
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        down(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };

  await connected(client.connect(), CONNECT_MS, down);
  return {
    counter: (name, windowSeconds) =>
      counterOf(
        new RateLimiterRedis({
          ...limiterOptions(name, windowSeconds),
          storeClient,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memoryLimiter(name, windowSeconds),
        }),
      ),
    state: () => (isReady() ? 'redis' : 'redis-down'),
    async close() {
      client.destroy();
    },
  };
}

/** Waits for the connection, but not for long: the client goes on trying. */
async function connected(connecting: Promise<unknown>, milliseconds: number, failed: (error: unknown) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      failed(new Error('no connection yet'));
      resolve();
    }, milliseconds);
  });
  await Promise.race([connecting.then(() => {}, failed), waited]);
  clearTimeout(timer);
}

/** What kind of failure it is. Its message may hold the address of the server. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}
