import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { saveForReload, takeAfterReload } from '../../lib/reload-storage.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

const getStorageKey = () => `typed ${window.location.pathname}`;

/**
 * Restores text that was typed into the prerendered box before hydration, or before a reload. A trailing newline means
 * that Enter was pressed before hydration. Without scripts the form's button puts the text into the URL as `q`, which
 * counts as submitted.
 */
export function useEarlyInput(
  field: RefObject<SearchBoxInput | null>,
  { setText, submit, prepare }: Pick<SentenceSearch, 'setText' | 'submit' | 'prepare'>,
): void {
  useLayoutEffect(() => {
    const kept = takeAfterReload(getStorageKey());
    const sent = takeSubmittedQuery();
    const typed = field.current?.value || (sent && `${sent}\n`) || kept;
    if (!typed) return;
    // The box was focused before its handler was attached.
    prepare();
    const isEntered = typed.endsWith('\n');
    // A trailing space means that the user is still typing.
    setText(isEntered ? typed.trimEnd() : typed);
    if (isEntered) submit(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);

  useEffect(() => {
    // Trimmed, because a trailing newline has already started a search.
    const keep = () => saveForReload(getStorageKey(), field.current?.value.trimEnd() ?? '');
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [field]);
}

/** Returns the text of `?q=` and removes it from the URL. */
function takeSubmittedQuery(): string | undefined {
  const url = new URL(window.location.href);
  const sent = url.searchParams.get('q')?.trim();
  if (!sent) return undefined;
  url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
  return sent;
}
