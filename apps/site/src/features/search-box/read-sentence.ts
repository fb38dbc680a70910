import { assistantParamsSchema, stateFromAssistant } from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/assistant';
import * as v from 'valibot';
import { env } from '../../config/env.ts';
import type { SearchPassage } from '../../lib/explanation.ts';
import { log } from '../../lib/log.ts';
import { resultsHref } from '../../lib/results-href.ts';
import { type Extraction, extractParams } from '../../services/assistant.ts';
import { loadReader } from '../../services/reader.ts';

/** How long the function may take before the reader in the browser answers in its place. */
const PATIENCE_MS = 1500;

export interface Outcome {
  /** The address of the search. */
  href: string;
  passage: SearchPassage;
}

/**
 * Makes a search of a sentence: by the function, else by the reader, else, where even that cannot be loaded, with the
 * words alone. Rejects only where the signal stops it.
 */
export async function readSentence(sentence: string, signal: AbortSignal): Promise<Outcome> {
  const messages: Message[] = [{ role: 'user', content: sentence }];
  const answer = await askFunction(messages, signal);
  // An answer that holds nothing at all says no more than none.
  const isAnswer = answer && (answer.explanation || Object.keys(answer.params).length > 0);
  const extraction = isAnswer ? answer : ((await askReader(messages, signal)) ?? answer);
  const state = stateFromAssistant(extraction?.params ?? {}, {
    originalQuery: sentence,
    defaultPostcode: env.defaultPostcode,
  });
  const href = resultsHref(state);
  if (!extraction) return { href, passage: { kind: 'words' } };
  const reading: Reading = extraction.explanation ?? { values: [], excluded: [], unread: [] };
  return { href, passage: { kind: 'explained', explanation: { messages, reading } } };
}

async function askFunction(messages: Message[], signal: AbortSignal): Promise<Extraction | undefined> {
  try {
    return await extractParams(messages, { timeoutMs: PATIENCE_MS, signal });
  } catch (error) {
    signal.throwIfAborted();
    log.warn('The function did not read the sentence; the reader in the browser does.', { error });
    return undefined;
  }
}

async function askReader(messages: Message[], signal: AbortSignal): Promise<Extraction | undefined> {
  try {
    const { read, getParams } = await loadReader();
    signal.throwIfAborted();
    const explanation = read(messages, { now: new Date() });
    return { params: v.parse(assistantParamsSchema, getParams(explanation)), explanation };
  } catch (error) {
    signal.throwIfAborted();
    log.error('The reader could not be loaded: the search goes on with the words alone.', { error });
    return undefined;
  }
}
