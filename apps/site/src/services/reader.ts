import type * as Assistant from '@forecourt/assistant';

export type Reader = typeof Assistant;

let reader: Promise<Reader> | undefined;

/**
 * The reader of natural language that needs no server, in a chunk of its own. Asked for when a search box gets the focus,
 * so that it is here when the sentence is. A load that failed is tried again by the next call.
 */
export function loadReader(): Promise<Reader> {
  reader ??= import('@forecourt/assistant').catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}
