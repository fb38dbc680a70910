import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { saveForReload, takeAfterReload } from '../../lib/reload-storage.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

const keptAs = () => `typed ${window.location.pathname}`;

/**
 * Takes over what was typed into the prerendered box while the scripts were still on their way, or before the page was
 * loaded again. A line break at its end was Enter, which only the scripts make a search of; what its button sent meanwhile
 * stands in the address, as a form without scripts leaves it.
 */
export function useEarlyInput(
  field: RefObject<SearchBoxInput | null>,
  { setText, submit, prepare }: Pick<SentenceSearch, 'setText' | 'submit' | 'prepare'>,
): void {
  useLayoutEffect(() => {
    const kept = takeAfterReload(keptAs());
    const sent = takeSent();
    const typed = field.current?.value || (sent && `${sent}\n`) || kept;
    if (!typed) return;
    // its focus came too early to be heard
    prepare();
    const isEntered = typed.endsWith('\n');
    // The space at the end of what is still being typed stands before the next word.
    setText(isEntered ? typed.trimEnd() : typed);
    if (isEntered) submit(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);

  useEffect(() => {
    // trimmed: Enter in it has searched by now
    const keep = () => saveForReload(keptAs(), field.current?.value.trimEnd() ?? '');
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [field]);
}

/** The sentence of `?q=`, which goes from the address. */
function takeSent(): string | undefined {
  const url = new URL(window.location.href);
  const sent = url.searchParams.get('q')?.trim();
  if (!sent) return undefined;
  url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
  return sent;
}
