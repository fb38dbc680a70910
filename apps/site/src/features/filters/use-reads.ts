import { useEffect, useRef, useState } from 'react';
import { log } from '../../lib/log.ts';
import type { Choice } from '../../services/reference.ts';

/** What is known of several tables, each by its key. */
export interface Reads {
  /** Its rows, once they are here. */
  rowsOf: (key: string) => readonly Choice[] | undefined;
  hasFailed: (key: string) => boolean;
  /** Reads again what has failed of these. Resolves when all have answered, in one way or the other. */
  retry: (keys: readonly string[]) => Promise<void>;
}

type Answers = Readonly<Record<string, readonly Choice[] | 'failed'>>;

/**
 * Reads a table for each of the keys, all at the same time and each once.
 *
 * @param read must stay the same function
 * @param failure what the log says where a table does not come
 */
export function useReads(
  keys: readonly string[],
  read: (key: string) => Promise<readonly Choice[]>,
  failure: string,
): Reads {
  const [answers, setAnswers] = useState<Answers>({});
  const asked = useRef(new Set<string>());

  const ask = async (key: string) => {
    const answer = await read(key).catch((error: unknown) => {
      log.error(failure, { key, error });
      return 'failed' as const;
    });
    setAnswers((before) => ({ ...before, [key]: answer }));
  };

  useEffect(() => {
    for (const key of keys) {
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void ask(key);
    }
  });

  return {
    rowsOf: (key) => {
      const answer = answers[key];
      return answer === 'failed' ? undefined : answer;
    },
    hasFailed: (key) => answers[key] === 'failed',
    retry: async (among) => {
      await Promise.all(among.filter((key) => answers[key] === 'failed').map(ask));
    },
  };
}
