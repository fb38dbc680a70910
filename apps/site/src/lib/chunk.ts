import { useSyncExternalStore } from 'react';
import { log } from './log.ts';

/** What there is of a chunk. */
export type ChunkState<Module> = { status: 'absent' | 'fetching' | 'failed' } | { status: 'here'; module: Module };

/** A part of the site that is fetched when somebody is about to need it. */
export interface Chunk<Module> {
  /** Fetches it unless it is here or on its way. What failed is tried again by the next call; it never throws. */
  fetch: () => void;
  subscribe: (onChange: () => void) => () => void;
  snapshot: () => ChunkState<Module>;
}

/** @param what names it in the log */
export function createChunk<Module>(what: string, load: () => Promise<Module>): Chunk<Module> {
  let state: ChunkState<Module> = { status: 'absent' };
  const listeners = new Set<() => void>();
  const become = (next: ChunkState<Module>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    fetch() {
      if (state.status === 'here' || state.status === 'fetching') return;
      become({ status: 'fetching' });
      load().then(
        (module) => become({ status: 'here', module }),
        (error: unknown) => {
          log.warn(`${what} could not be fetched.`, { error });
          become({ status: 'failed' });
        },
      );
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => state,
  };
}

/** A chunk as it comes. Whoever needs it calls its `fetch`. */
export const useChunk = <Module>({ subscribe, snapshot }: Chunk<Module>): ChunkState<Module> =>
  useSyncExternalStore(subscribe, snapshot, snapshot);
