import type { Mark } from '@forecourt/ui/MarkedText';
import { useMemo, useState } from 'react';
import { log } from '../../lib/log.ts';
import { loadReader } from '../../services/reader.ts';

const loadMarks = () => import('./marks.ts');

export interface Sentence {
  text: string;
  setText: (text: string) => void;
  /** What of the text is understood, as soon as what reads it is here. */
  marks: readonly Mark[];
  /** Fetches what understands it, and what else is given, for the moment in which it is about to be typed. */
  prepare: (...others: readonly (() => Promise<unknown>)[]) => void;
}

/** A sentence as it is typed. */
export function useSentence(initialText = ''): Sentence {
  const [text, setText] = useState(initialText);
  const [markSentence, setMarkSentence] = useState<(text: string) => Mark[]>();
  const marks = useMemo(() => markSentence?.(text) ?? [], [markSentence, text]);

  const prepare = (...others: readonly (() => Promise<unknown>)[]) => {
    // Whatever fails here fails again when it is needed, and is told of then.
    Promise.all([loadMarks(), loadReader(), ...others.map((load) => load())]).then(
      ([marker]) => setMarkSentence(() => (sentence: string) => marker.markSentence(sentence)),
      (error: unknown) => log.warn('What reads a sentence could not be fetched ahead.', { error }),
    );
  };

  return { text, setText, marks, prepare };
}
