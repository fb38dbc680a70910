import type { Message, Reading } from '@forecourt/assistant';
import { CONVERSATION_LIMITS } from '@forecourt/search-core';
import { type Getter, type PrimitiveAtom, type Setter, type WritableAtom, atom } from 'jotai';
import type { Explanation } from '../../lib/explanation.ts';
import { log } from '../../lib/log.ts';
import { converse, type Extraction, extractParams } from '../../services/assistant.ts';
import { ServiceError } from '../../services/request-json.ts';
import { after, begin, type Conversation, type Event, isSearching, type Opening, typedOf } from './conversation.ts';
import { messagesToSend } from './messages-to-send.ts';

/** From 'Searching for cars now...' to the results (docs/specification.md, section 9). */
const LEAVING_MS = 800;

/** What a conversation has come to. */
export interface Wanted {
  params: Extraction['params'];
  /** The buyer's turns that count for it, and what was understood of them. */
  explanation: Explanation;
  /** Her own words, in their order. */
  typed: readonly string[];
}

export interface SearchSteps {
  /** What the results need, fetched beside the extraction: without it the search cannot be shown. */
  prepare: () => Promise<unknown>;
  show: (wanted: Wanted) => unknown;
}

type Action<Args extends unknown[] = []> = WritableAtom<null, Args, void>;

/** A conversation and what can be done in it. It goes on when the page that shows it is left. */
export interface Chat {
  conversationAtom: PrimitiveAtom<Conversation>;
  /** What stands in the composer. */
  draftAtom: PrimitiveAtom<string>;
  sendAtom: Action<[text: string]>;
  /** 'No, Add More'. */
  declineAtom: Action;
  /** 'Yes, Search Now'. */
  searchAtom: Action<[steps: SearchSteps]>;
  /** The search that was understood without the assistant. */
  searchAloneAtom: Action<[extraction: Extraction, show: SearchSteps['show']]>;
  /** Back to the beginning; what is under way comes to nothing. */
  clearAtom: Action;
  /** The buyer has gone elsewhere: an answer may still come, but no search takes her away from there. */
  leaveAtom: Action;
}

export function createChat(conversationAtom: PrimitiveAtom<Conversation>, opening: Opening = []): Chat {
  const draftAtom = atom('');
  let running: AbortController | undefined;

  /** What was under way before gives way. */
  const start = (): AbortSignal => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };

  /** Gives the conversation after an event, or nothing where the event changed nothing. */
  const step = (get: Getter, set: Setter, event: Event): Conversation | undefined => {
    const before = get(conversationAtom);
    const next = after(before, event);
    set(conversationAtom, next);
    return next === before ? undefined : next;
  };

  const answer = async (get: Getter, set: Setter, conversation: Conversation) => {
    const signal = start();
    try {
      const text = await converse(messagesOf(conversation), { signal });
      if (!signal.aborted) step(get, set, { type: 'replied', text });
    } catch (error) {
      if (signal.aborted) return;
      log.error('Conversation API error', failureOf(error));
      step(get, set, { type: 'unanswered' });
    }
  };

  const say = (get: Getter, set: Setter, event: Event) => {
    const conversation = step(get, set, event);
    if (conversation) void answer(get, set, conversation);
  };

  const search = async (get: Getter, set: Setter, conversation: Conversation, { prepare, show }: SearchSteps) => {
    const signal = start();
    try {
      const [extraction] = await Promise.all([extractOrNothing(messagesOf(conversation), signal), prepare()]);
      if (signal.aborted) return;
      if (Object.keys(extraction.params).length === 0) {
        step(get, set, { type: 'nothing-extracted' });
        return;
      }
      step(get, set, { type: 'extracted' });
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      if (signal.aborted) return;
      step(get, set, { type: 'shown' });
      await finish(get, set, wantedOf(conversation, extraction), show);
    } catch (error) {
      if (signal.aborted) return;
      log.error('The search of the conversation could not be made.', failureOf(error));
      step(get, set, { type: 'extraction-failed' });
    }
  };

  const finish = async (get: Getter, set: Setter, wanted: Wanted, show: SearchSteps['show']) => {
    try {
      await show(wanted);
    } catch (error) {
      log.error('The search of the conversation could not be shown.', { error });
      step(get, set, { type: 'extraction-failed' });
    }
  };

  const restart = (get: Getter, set: Setter) => {
    running?.abort();
    set(conversationAtom, begin(opening, get(conversationAtom)));
  };

  return {
    conversationAtom,
    draftAtom,
    sendAtom: atom(null, (get, set, text) => say(get, set, { type: 'sent', text })),
    declineAtom: atom(null, (get, set) => say(get, set, { type: 'declined' })),
    searchAtom: atom(null, (get, set, steps) => {
      const conversation = step(get, set, { type: 'confirmed' });
      if (conversation) void search(get, set, conversation, steps);
    }),
    searchAloneAtom: atom(null, (get, set, extraction, show) => {
      const conversation = step(get, set, { type: 'searched-alone' });
      if (conversation) void finish(get, set, wantedOf(conversation, extraction), show);
    }),
    clearAtom: atom(null, (get, set) => {
      restart(get, set);
      set(draftAtom, '');
    }),
    leaveAtom: atom(null, (get, set) => {
      const conversation = get(conversationAtom);
      if (conversation.phase === 'over') restart(get, set);
      else if (isSearching(conversation)) {
        running?.abort();
        step(get, set, { type: 'left' });
      }
    }),
  };
}

/** The turns as they are sent, and as what explains a search refers to them. */
export const sentOf = ({ turns }: Conversation) => messagesToSend(turns, CONVERSATION_LIMITS);

const messagesOf = (conversation: Conversation): Message[] =>
  sentOf(conversation).map(({ role, content }) => ({ role, content }));

/** An extraction that the function refuses, or that cannot be read, holds nothing; one that it never answers throws. */
async function extractOrNothing(messages: readonly Message[], signal: AbortSignal): Promise<Extraction> {
  try {
    return await extractParams(messages, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const isAnswer = error instanceof ServiceError && (error.failure === 'status' || error.failure === 'unreadable');
    if (!isAnswer) throw error;
    log.error('Parameter extraction error', failureOf(error));
    return { params: {}, explanation: undefined };
  }
}

/** What the buttons and the opening say is nobody's wish: nothing is explained by it. */
function wantedOf(conversation: Conversation, { params, explanation }: Extraction): Wanted {
  const messages = sentOf(conversation);
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
    typed: typedOf(conversation),
  };
}

/** What a log line says of a failure; with 429 also when the function may be asked again. */
function failureOf(error: unknown): { error: unknown; retryAfter?: string } {
  const retryAfter = error instanceof ServiceError ? error.retryAfter : undefined;
  return retryAfter === undefined ? { error } : { error, retryAfter };
}
