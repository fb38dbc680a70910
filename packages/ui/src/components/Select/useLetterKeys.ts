import { type RefObject, useMemo } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useCollator } from 'react-aria/useCollator';
import type { ListState } from 'react-stately/useListState';

/** Where keys lead in an open list: React Aria's way, but that the same letter, typed again, goes on to the next. */
export function useLetterKeys<Option>(state: ListState<Option>, ref: RefObject<HTMLElement | null>) {
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const { collection, disabledKeys } = state;
  return useMemo(
    () => new LetterKeys({ collection, disabledKeys, ref, collator }),
    [collection, disabledKeys, ref, collator],
  );
}

class LetterKeys<Option> extends ListKeyboardDelegate<Option> {
  override getKeyForSearch(search: string, from?: string | number | null): string | number | null {
    const [letter = ''] = search;
    const isOneLetter = search === letter.repeat(search.length);
    // from nowhere, from the top
    const start = (isOneLetter && hasKey(from) ? this.getKeyBelow(from) : from) ?? undefined;
    return super.getKeyForSearch(isOneLetter ? letter : search, start);
  }
}

const hasKey = (key: string | number | null | undefined): key is string | number => key !== null && key !== undefined;
