import type { EntryState } from '../../lib/explanation.ts';

/**
 * Closing a car that was opened from the list goes back to the list's entry, so that the list is in the history only
 * once.
 */
interface OpenedFromList {
  isOpenedFromList: true;
  /**
   * The number of entries from the list to this car. It is above 1 for a similar car that another car's dialog links
   * to.
   * @default 1
   */
  steps?: number;
}

const isRecord = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** Returns the part of a history entry's state that a search passes on. Undefined if the entry is not ours. */
export const getEntryState = (state: unknown): EntryState | undefined => {
  if (!isRecord(state) || !('kind' in state)) return undefined;
  const {
    isOpenedFromList: _isOpenedFromList,
    steps: _steps,
    ...entryState
  } = state as EntryState & Partial<OpenedFromList>;
  return entryState;
};

/** Returns 0 if the car was not opened from the list. */
export const getStepsFromList = (state: unknown): number =>
  isRecord(state) && 'isOpenedFromList' in state ? ((state as OpenedFromList).steps ?? 1) : 0;

/** Creates the history entry of a similar car. Going back returns to the car that links to it. */
export function createSimilarCarEntry(state: unknown): { state: unknown; replace: boolean } {
  const steps = getStepsFromList(state);
  return {
    state: steps === 0 ? getEntryState(state) : { ...(state as OpenedFromList), steps: steps + 1 },
    replace: false,
  };
}

/**
 * Creates the history entry of a car that is opened from the list. If the URL already has a car, replaces its entry.
 */
export const createCarEntry = (
  { car }: { car?: string | undefined },
  state: unknown,
): { state: unknown; replace: boolean } =>
  car === undefined
    ? { state: { ...getEntryState(state), isOpenedFromList: true } satisfies OpenedFromList, replace: false }
    : { state, replace: true };
