import type * as Assistant from '@forecourt/assistant';

export type Reader = typeof Assistant;

let reader: Promise<Reader> | undefined;

/** Tries again on the next call after a failure. */
export function loadReader(): Promise<Reader> {
  reader ??= import('@forecourt/assistant').catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}
