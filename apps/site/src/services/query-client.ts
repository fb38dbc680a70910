import { QueryCache, QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The log line if the query fails. */
      failure: string;
    };
  }
}

const CACHE_TTL_MS = 5 * 60_000;

/** Caches responses of the services. Queries never retry by themselves, because users decide when to try again. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => log.error(meta?.failure ?? 'A query failed.', { error }),
  }),
  defaultOptions: {
    queries: {
      staleTime: CACHE_TTL_MS,
      gcTime: CACHE_TTL_MS,
      retry: false,
      // By default queries wait for a connection instead of failing.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
