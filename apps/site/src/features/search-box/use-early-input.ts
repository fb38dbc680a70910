import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { saveForReload, takeAfterReload } from '../../lib/reload-storage.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

const STORAGE_KEY = 'typed';
const getStorageKey = () => `${STORAGE_KEY} ${window.location.pathname}`;

/**
 * Restores text that was typed before hydration or a reload. A trailing newline means that Enter was pressed, and `?q=`
 * in the URL that the form was submitted without scripts.
 */
export function useEarlyInput(
  field: RefObject<SearchBoxInput | null>,
  { setText, submit, prepare }: Pick<SentenceSearch, 'setText' | 'submit' | 'prepare'>,
): void {
  useLayoutEffect(() => {
    const storedText = takeAfterReload(getStorageKey());
    const submittedQuery = takeSubmittedQuery();
    const earlyText = field.current?.value || (submittedQuery && `${submittedQuery}\n`) || storedText;
    if (!earlyText) return;
    // The box was focused before its handler was attached.
    prepare();
    const isEntered = earlyText.endsWith('\n');
    // Keeps a trailing space, because the user is probably still typing.
    setText(isEntered ? earlyText.trimEnd() : earlyText);
    if (isEntered) submit(earlyText);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);

  useEffect(() => {
    // Trimmed, because a trailing newline has already started a search.
    const saveText = () => saveForReload(getStorageKey(), field.current?.value.trimEnd() ?? '');
    window.addEventListener('pagehide', saveText);
    return () => window.removeEventListener('pagehide', saveText);
  }, [field]);
}

/** Returns the text of `?q=` and removes it from the URL. Undefined if there is none. */
function takeSubmittedQuery(): string | undefined {
  const url = new URL(window.location.href);
  const query = url.searchParams.get('q')?.trim();
  if (!query) return undefined;
  url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
  return query;
}
