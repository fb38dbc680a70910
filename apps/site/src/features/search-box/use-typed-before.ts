import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useLayoutEffect } from 'react';

/** Takes over what was typed into the prerendered box while the scripts were still on their way. */
export function useTypedBefore(field: RefObject<SearchBoxInput | null>, setText: (text: string) => void): void {
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) setText(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);
}
