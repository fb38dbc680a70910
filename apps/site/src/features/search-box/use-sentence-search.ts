import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { log } from '../../lib/log.ts';
import { isCurrentHref } from '../../lib/is-current-href.ts';
import { type Sentence, useSentence } from './use-sentence.ts';

const loadReading = () => import('./read-sentence.ts');

export interface SentenceSearch extends Omit<Sentence, 'prepare'> {
  /** Parses the sentence and shows the results. Ignores an empty sentence. */
  submit: (sentence: string) => void;
  isReading: boolean;
  /** An error message for the buyer. The box keeps the text. */
  errorMessage: string | undefined;
  /** Preloads the code that parses a sentence. */
  prepare: () => void;
}

/** `loadResults` preloads the results page, so that a lost connection does not lose the sentence. */
export function useSentenceSearch(initialText = '', loadResults?: () => Promise<unknown>): SentenceSearch {
  const { text, setText, marks, prepare: prepareSentence } = useSentence(initialText);
  const [isReading, setReading] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const navigate = useNavigate();
  const currentRequest = useRef<AbortController>(undefined);

  useEffect(() => () => currentRequest.current?.abort(), []);

  const prepare = () => prepareSentence(loadReading, ...(loadResults ? [loadResults] : []));

  const search = async (sentence: string, signal: AbortSignal) => {
    const { readSentence } = await loadReading();
    const { href, entryState } = await readSentence(sentence, signal);
    await navigate(href, { state: entryState, replace: isCurrentHref(href) });
  };

  const submit = (sentence: string) => {
    const words = sentence.trim();
    if (words === '') return;
    // A new sentence cancels the previous one.
    currentRequest.current?.abort();
    const controller = new AbortController();
    currentRequest.current = controller;
    setReading(true);
    setErrorMessage(undefined);
    search(words, controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        log.error('A search could not be started.', { error });
        setErrorMessage('We couldn’t start the search. Check your connection and press Search again.');
      })
      .finally(() => {
        if (currentRequest.current === controller) setReading(false);
      });
  };

  return { text, setText, submit, isReading, marks, errorMessage, prepare };
}
