import type { Mark } from '@forecourt/ui/MarkedText';
import { useMemo, useState } from 'react';
import { log } from '../../lib/log.ts';
import { loadReader } from '../../services/reader.ts';

const loadMarks = () => import('./marks.ts');

export interface Sentence {
  text: string;
  setText: (text: string) => void;
  /** The parts of the text that were understood. Empty until the reader has loaded. */
  marks: readonly Mark[];
  /** Preloads the reader and `others`. */
  prepare: (...others: readonly (() => Promise<unknown>)[]) => void;
}

export function useSentence(initialText = ''): Sentence {
  const [text, setText] = useState(initialText);
  const [markSentence, setMarkSentence] = useState<(text: string) => Mark[]>();
  const marks = useMemo(() => markSentence?.(text) ?? [], [markSentence, text]);

  const prepare = (...others: readonly (() => Promise<unknown>)[]) => {
    // If this fails, the search itself tries again and reports the error.
    Promise.all([loadMarks(), loadReader(), ...others.map((load) => load())]).then(
      ([marker]) => setMarkSentence(() => (sentence: string) => marker.markSentence(sentence)),
      (error: unknown) => log.warn('The reader could not be preloaded.', { error }),
    );
  };

  return { text, setText, marks, prepare };
}
