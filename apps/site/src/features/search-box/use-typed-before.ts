import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useLayoutEffect } from 'react';
import type { SentenceSearch } from './use-sentence-search.ts';

/**
 * Takes over what was typed into the prerendered box while the scripts were still on their way. A line break at its end
 * was Enter, which only the scripts make a search of.
 */
export function useTypedBefore(
  field: RefObject<SearchBoxInput | null>,
  { setText, submit, prepare }: Pick<SentenceSearch, 'setText' | 'submit' | 'prepare'>,
): void {
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (!typed) return;
    // its focus came too early to be heard
    prepare();
    setText(typed.trimEnd());
    if (typed.endsWith('\n')) submit(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);
}
