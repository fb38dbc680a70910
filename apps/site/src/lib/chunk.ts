import { type Atom, atom, getDefaultStore, useAtomValue } from 'jotai';
import { log } from './log.ts';

export type ChunkState<Module> = { status: 'absent' | 'fetching' | 'failed' } | { status: 'here'; module: Module };

export type Chunk<Module> = ReturnType<typeof createChunk<Module>>;

/**
 * Creates a chunk of code that `fetch` loads.
 * @param chunkName completes ‘Could not load the code for …’ in the log
 */
export function createChunk<Module>(chunkName: string, load: () => Promise<Module>) {
  const store = getDefaultStore();
  const stateAtom = atom<ChunkState<Module>>({ status: 'absent' });
  return {
    stateAtom,
    /** Loads the chunk unless it is loaded or loading. Tries again after a failure. Never throws. */
    fetch: () => {
      const { status } = store.get(stateAtom);
      if (status === 'here' || status === 'fetching') return;
      store.set(stateAtom, { status: 'fetching' });
      load().then(
        (module) => store.set(stateAtom, { status: 'here', module }),
        (error: unknown) => {
          log.warn(`Could not load the code for ${chunkName}.`, { error });
          store.set(stateAtom, { status: 'failed' });
        },
      );
    },
  };
}

/** Returns the state of a chunk, without loading it. */
export const useChunk = <Module>({ stateAtom }: { stateAtom: Atom<ChunkState<Module>> }): ChunkState<Module> =>
  useAtomValue(stateAtom);
