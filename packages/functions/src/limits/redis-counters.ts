import { createClient } from '@redis/client';
import pTimeout from 'p-timeout';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import type { Log } from '../log.ts';
import { toLimiterOptions } from './counters.ts';
import type { Counters } from './counters.ts';

/** Redis counts as down if a command takes longer. One usually takes less than a millisecond. */
const COMMAND_TIMEOUT_MS = 250;
/** Milliseconds before a failed Redis is tried again. */
const REST_MS = 2_000;
const CONNECT_TIMEOUT_MS = 1_000;

/**
 * Keeps counts in Redis, which all instances share. While Redis does not respond, this process counts in memory from
 * zero. Loaded only if REDIS_URL is set, because the client needs node:net.
 */
export async function createRedisCounters(url: string, log: Log): Promise<Counters> {
  const client = createClient({
    url,
    disableOfflineQueue: true, // Without a connection a command fails at once, and the counters in memory take over.
    socket: { connectTimeout: CONNECT_TIMEOUT_MS },
  });
  let isDown = false;
  let restsUntil = 0;
  const onDown = (error: Error & { code?: string }) => {
    // Logs only the kind of failure, because the message may contain the server's address.
    const fields = { error: error.code ?? error.constructor.name };
    if (!isDown) log.warn('Redis is unavailable. Limits and budget are counted in memory.', fields);
    isDown = true;
  };
  const onUp = () => {
    if (isDown) log.info('Redis is available again. Limits and budget are shared.');
    isDown = false;
    restsUntil = 0;
  };
  client.on('error', onDown); // Without an error listener, a lost connection would end the process.
  client.on('ready', onUp);
  const isReady = () => client.isReady && performance.now() >= restsUntil;

  /** Adds a timeout, because the client has none for commands that it has sent. */
  const storeClient = {
    isReady,
    async eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
      try {
        const response = await pTimeout(client.eval(script, options), { milliseconds: COMMAND_TIMEOUT_MS });
        onUp();
        return response;
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        onDown(error as Error);
        throw error;
      }
    },
  };

  // The client keeps trying to connect after the timeout.
  await pTimeout(client.connect(), { milliseconds: CONNECT_TIMEOUT_MS }).catch(onDown);
  return {
    counter(...counterOptions) {
      const options = toLimiterOptions(...counterOptions);
      const insuranceLimiter = new RateLimiterMemory(options);
      return new RateLimiterRedis({
        ...options,
        storeClient,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      });
    },
    state: () => (isReady() ? 'redis' : 'redis-down'),
    close: async () => client.destroy(),
  };
}
