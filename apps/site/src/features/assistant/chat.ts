import type { Message, Reading } from '@forecourt/assistant';
import { CONVERSATION_LIMITS } from '@forecourt/search-core';
import { type Getter, type PrimitiveAtom, type Setter, type WritableAtom, atom } from 'jotai';
import type { Explanation } from '../../lib/explanation.ts';
import { log } from '../../lib/log.ts';
import { converse, type Extraction, extractParams } from '../../services/assistant.ts';
import { ServiceError } from '../../services/request-json.ts';
import {
  reduceConversation,
  createConversation,
  type Conversation,
  type ConversationEvent,
  isSearching,
  type Opening,
  getTypedTexts,
} from './conversation.ts';
import { limitConversation } from './limit-conversation.ts';

/** Time between 'Searching for cars now...' and the results (docs/specification.md, section 9). */
const RESULTS_DELAY_MS = 800;

export interface ConversationResult {
  params: Extraction['params'];
  /** The turns that were sent, and how the buyer's words in them were understood. */
  explanation: Explanation;
  typedTexts: readonly string[];
}

export interface SearchSteps {
  /** Loads what the results page needs, in parallel with the extraction. If loading fails, the search is not shown. */
  prepare: () => Promise<unknown>;
  show: (result: ConversationResult) => unknown;
}

type Action<Args extends unknown[] = []> = WritableAtom<null, Args, void>;

/** A conversation and its actions. It continues while its page is not shown. */
export interface Chat {
  conversationAtom: PrimitiveAtom<Conversation>;
  /** The text in the composer. */
  draftAtom: PrimitiveAtom<string>;
  sendAtom: Action<[text: string, isSuggestion?: boolean]>;
  /** Called when the buyer presses 'No, Add More'. */
  declineAtom: Action;
  /** Called when the buyer presses 'Yes, Search Now'. */
  searchAtom: Action<[steps: SearchSteps]>;
  /** Shows a search that was read in the browser. */
  searchWithoutAssistantAtom: Action<[extraction: Extraction, show: SearchSteps['show']]>;
  /** Restarts the conversation and cancels any request in progress. */
  clearAtom: Action;
  /** Called when the buyer leaves the page. A reply may still arrive, but a search in progress is cancelled. */
  leaveAtom: Action;
}

export function createChat(conversationAtom: PrimitiveAtom<Conversation>, opening: Opening = []): Chat {
  const draftAtom = atom('');
  let currentRequest: AbortController | undefined;

  const startRequest = (): AbortSignal => {
    currentRequest?.abort();
    currentRequest = new AbortController();
    return currentRequest.signal;
  };

  /** Returns `undefined` if the event changed nothing. */
  const dispatch = (get: Getter, set: Setter, event: ConversationEvent): Conversation | undefined => {
    const previous = get(conversationAtom);
    const next = reduceConversation(previous, event);
    set(conversationAtom, next);
    return next === previous ? undefined : next;
  };

  const requestReply = async (get: Getter, set: Setter, conversation: Conversation) => {
    const signal = startRequest();
    try {
      const text = await converse(getMessagesToSend(conversation), { signal });
      if (!signal.aborted) dispatch(get, set, { type: 'replied', text });
    } catch (error) {
      if (signal.aborted) return;
      log.error('Conversation API error', describeFailure(error));
      dispatch(get, set, { type: 'unanswered' });
    }
  };

  const sendEvent = (get: Getter, set: Setter, event: ConversationEvent) => {
    const conversation = dispatch(get, set, event);
    if (conversation) void requestReply(get, set, conversation);
  };

  const search = async (get: Getter, set: Setter, conversation: Conversation, { prepare, show }: SearchSteps) => {
    const signal = startRequest();
    try {
      const [extraction] = await Promise.all([
        extractParamsOrEmpty(getMessagesToSend(conversation), signal),
        prepare(),
      ]);
      if (signal.aborted) return;
      if (Object.keys(extraction.params).length === 0) {
        dispatch(get, set, { type: 'nothing-extracted' });
        return;
      }
      dispatch(get, set, { type: 'extracted' });
      await new Promise((resolve) => setTimeout(resolve, RESULTS_DELAY_MS));
      if (signal.aborted) return;
      dispatch(get, set, { type: 'shown' });
      await showResults(get, set, createResult(conversation, extraction), show);
    } catch (error) {
      if (signal.aborted) return;
      log.error('The search from the conversation failed.', describeFailure(error));
      dispatch(get, set, { type: 'extraction-failed' });
    }
  };

  const showResults = async (get: Getter, set: Setter, result: ConversationResult, show: SearchSteps['show']) => {
    try {
      await show(result);
    } catch (error) {
      log.error('The search from the conversation could not be shown.', { error });
      dispatch(get, set, { type: 'extraction-failed' });
    }
  };

  const restart = (get: Getter, set: Setter) => {
    currentRequest?.abort();
    set(conversationAtom, createConversation(opening, get(conversationAtom)));
  };

  return {
    conversationAtom,
    draftAtom,
    sendAtom: atom(null, (get, set, text, isSuggestion = false) =>
      sendEvent(get, set, { type: 'sent', text, isSuggestion }),
    ),
    declineAtom: atom(null, (get, set) => sendEvent(get, set, { type: 'declined' })),
    searchAtom: atom(null, (get, set, steps) => {
      const conversation = dispatch(get, set, { type: 'confirmed' });
      if (conversation) void search(get, set, conversation, steps);
    }),
    searchWithoutAssistantAtom: atom(null, (get, set, extraction, show) => {
      const conversation = dispatch(get, set, { type: 'searched-without-assistant' });
      if (conversation) void showResults(get, set, createResult(conversation, extraction), show);
    }),
    clearAtom: atom(null, (get, set) => {
      restart(get, set);
      set(draftAtom, '');
    }),
    leaveAtom: atom(null, (get, set) => {
      const conversation = get(conversationAtom);
      if (conversation.phase === 'over') restart(get, set);
      else if (isSearching(conversation)) {
        currentRequest?.abort();
        dispatch(get, set, { type: 'left' });
      }
    }),
  };
}

/** The spans of an explanation refer to these messages. */
export const getTurnsToSend = ({ turns }: Conversation) => limitConversation(turns, CONVERSATION_LIMITS);

const getMessagesToSend = (conversation: Conversation): Message[] =>
  getTurnsToSend(conversation).map(({ role, content }) => ({ role, content }));

/** Returns an empty extraction if the response is an error or invalid. Throws if there is no response. */
async function extractParamsOrEmpty(messages: readonly Message[], signal: AbortSignal): Promise<Extraction> {
  try {
    return await extractParams(messages, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const hasResponse = error instanceof ServiceError && (error.failure === 'status' || error.failure === 'unreadable');
    if (!hasResponse) throw error;
    log.error('Parameter extraction error', describeFailure(error));
    return { params: {}, explanation: undefined };
  }
}

/** Creates a result whose explanation covers only typed words, not the texts of buttons or of the opening. */
function createResult(conversation: Conversation, { params, explanation }: Extraction): ConversationResult {
  const messages = getTurnsToSend(conversation);
  const isTyped = ({ span }: { span: Reading['unread'][number] }) => messages[span.message]?.origin === 'typed';
  return {
    params,
    explanation: {
      messages: messages.map(({ role, content }) => ({ role, content })),
      reading: {
        values: explanation?.values.filter(isTyped) ?? [],
        excluded: explanation?.excluded.filter(isTyped) ?? [],
        unread: explanation?.unread.filter((span) => isTyped({ span })) ?? [],
      },
    },
    typedTexts: getTypedTexts(conversation),
  };
}

function describeFailure(error: unknown): { error: unknown; retryAfter?: string } {
  const retryAfter = error instanceof ServiceError ? error.retryAfter : undefined;
  return retryAfter === undefined ? { error } : { error, retryAfter };
}
