import type { SearchPassage } from '../../lib/explanation.ts';

/**
 * State of a history entry whose car was opened from the list in the previous entry. Closing the car goes back to that
 * entry, so that the history has each list once.
 */
interface OpenedFromList {
  isOpenedFromList: true;
}

const isRecord = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** Returns the passage in the state of a history entry. */
export const getPassage = (state: unknown): SearchPassage | undefined => {
  if (!isRecord(state) || !('kind' in state)) return undefined;
  const { isOpenedFromList: _flag, ...passage } = state as SearchPassage & Partial<OpenedFromList>;
  return passage;
};

export const isOpenedFromList = (state: unknown): boolean => isRecord(state) && 'isOpenedFromList' in state;

/**
 * Creates the history entry of a car that is opened from the list. If the URL already has a car (whose dialog failed to
 * load), replaces the entry.
 */
export const createCarEntry = (
  { car }: { car?: string | undefined },
  state: unknown,
): { state: unknown; replace: boolean } =>
  car === undefined
    ? { state: { ...getPassage(state), isOpenedFromList: true } satisfies OpenedFromList, replace: false }
    : { state, replace: true };
