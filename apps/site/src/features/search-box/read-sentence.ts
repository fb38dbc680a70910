import { createStateFromAssistant } from '@forecourt/search-core';
import type { Message, Reading } from '@forecourt/assistant';
import { env } from '../../config/env.ts';
import type { EntryState } from '../../lib/explanation.ts';
import { log } from '../../lib/log.ts';
import { getResultsHref } from '../../lib/results-href.ts';
import { type Extraction, extractParams } from '../../services/assistant.ts';
import { addNearbyRadius } from '../../services/radii.ts';
import { extractInBrowser } from '../../services/extract-in-browser.ts';
import { loadReader } from '../../services/reader.ts';

/** The timeout of the function, after which the reader in the browser parses the sentence. */
const FUNCTION_TIMEOUT_MS = 1500;

export interface SentenceReading {
  href: string;
  entryState: EntryState;
}

/**
 * Parses a sentence with the function, or else with the reader in the browser. If both fail, searches with the text
 * only. Rejects only if the signal aborts.
 */
export async function readSentence(sentence: string, signal: AbortSignal): Promise<SentenceReading> {
  const messages: Message[] = [{ role: 'user', content: sentence }];
  const answer = await readWithFunction(messages, signal);
  // An empty response counts as a failure.
  const hasContent = answer && (answer.explanation || Object.keys(answer.params).length > 0);
  const extraction = hasContent ? answer : ((await readInBrowser(messages, signal)) ?? answer);
  const state = createStateFromAssistant(extraction?.params ?? {}, {
    originalQuery: sentence,
    defaultPostcode: env.defaultPostcode,
  });
  if (!extraction) return { href: getResultsHref(state), entryState: { kind: 'words' } };
  const reading: Reading = extraction.explanation ?? { values: [], excluded: [], unread: [] };
  const { state: start, ...chosen } = await addNearbyRadius(state, reading, signal);
  return {
    href: getResultsHref(start),
    entryState: { kind: 'explained', explanation: { messages, reading }, ...chosen },
  };
}

async function readWithFunction(messages: Message[], signal: AbortSignal): Promise<Extraction | undefined> {
  try {
    return await extractParams(messages, { timeoutMs: FUNCTION_TIMEOUT_MS, signal });
  } catch (error) {
    signal.throwIfAborted();
    log.warn('The function could not parse the sentence. Falling back to the reader in the browser.', { error });
    return undefined;
  }
}

async function readInBrowser(messages: Message[], signal: AbortSignal): Promise<Extraction | undefined> {
  try {
    const reader = await loadReader();
    signal.throwIfAborted();
    return extractInBrowser(messages, reader);
  } catch (error) {
    signal.throwIfAborted();
    log.error('The reader failed to load or threw. Searching with the text only.', { error });
    return undefined;
  }
}
