import type { SearchPassage } from '../../lib/explanation.ts';

/**
 * What an entry of the history holds beside its address, besides the passage: was its car opened from the list that is
 * the entry before it? Closing the car then goes back to that entry, so that the history has no list twice.
 */
interface OpenedHere {
  isOpenedHere: true;
}

const isRecord = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** What the search's words meant, as the navigation that led to an entry gave it. */
export const passageOf = (state: unknown): SearchPassage | undefined => {
  if (!isRecord(state) || !('kind' in state)) return undefined;
  const { isOpenedHere: _flag, ...passage } = state as SearchPassage & Partial<OpenedHere>;
  return passage;
};

export const isOpenedHere = (state: unknown): boolean => isRecord(state) && 'isOpenedHere' in state;

/**
 * The entry of a car that is opened from the list. Where the address has a car already, whose dialog could not be loaded,
 * there is no list in the entry before, or it is that one's.
 */
export const entryOfCar = (
  { car }: { car?: string | undefined },
  state: unknown,
): { state: unknown; replace: boolean } =>
  car === undefined
    ? { state: { ...passageOf(state), isOpenedHere: true } satisfies OpenedHere, replace: false }
    : { state, replace: true };
