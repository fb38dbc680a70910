import type { Message } from '@forecourt/assistant';
import { hasTriggerPhrase } from '@forecourt/assistant/conversation';

/** Texts that the site itself adds to the chat (docs/specification.md, sections 4, 5 and 8). */
export const CHAT_TEXTS = {
  /** Shown if the first message gets no reply. */
  first: 'What kind of car are you looking for?',
  /** Shown if a later message gets no reply. */
  later: "I'm having trouble understanding. Could you try rephrasing that?",
  /** Shown if 'No, I have more preferences' gets no reply. */
  more: 'What other preferences would you like to add?',
  searching: 'Perfect! Searching for cars now...',
  nothingExtracted: "I couldn't extract the search criteria. Please try rephrasing your request.",
  trouble: 'Sorry, I had trouble processing that. Please try again.',
} as const;

/** The messages that the buttons below 'Is this all you want to find?' send. */
const YES_ANSWER = 'Yes';
const NO_ANSWER = 'No, I have more preferences';

export interface Turn extends Message {
  /** Unique in the conversation, even after it is cleared. */
  id: string;
  /**
   * The author of the turn: the buyer, a button, the assistant, or the site after a failure. An `opening` is sent but not
   * shown.
   */
  origin: 'typed' | 'button' | 'assistant' | 'failure' | 'opening';
}

export type Phase =
  /** Waiting for the buyer's message. */
  | 'listening'
  /** Waiting for the assistant's reply. */
  | 'thinking'
  /** Waiting for the answer to 'Is this all you want to find?' */
  | 'asking'
  /** The buyer said yes. Waiting for the extraction. */
  | 'extracting'
  /** The search is about to be shown. */
  | 'leaving'
  /** The search is shown and the conversation is over. */
  | 'over';

export interface Conversation {
  turns: readonly Turn[];
  phase: Phase;
  /** The number of the next turn. */
  next: number;
  /** Whether the first message is a suggested search, so that it can be confirmed at once. */
  isSuggestion?: boolean;
}

export type ConversationEvent =
  | { type: 'sent'; text: string; isSuggestion?: boolean }
  | { type: 'replied'; text: string }
  | { type: 'unanswered' }
  | { type: 'confirmed' }
  | { type: 'declined' }
  | { type: 'extracted' }
  /** The extraction is empty, or the response was an error. */
  | { type: 'nothing-extracted' }
  /** The extraction got no response, or the search could not be shown. */
  | { type: 'extraction-failed' }
  | { type: 'shown' }
  | { type: 'searched-without-assistant' }
  /** The buyer left the page before the search was shown. */
  | { type: 'left' };

/** The first turns of a conversation, such as a greeting. */
export type Opening = readonly Pick<Turn, 'role' | 'content' | 'origin'>[];

/** Creates a conversation. Its turn ids differ from those of `previous`. */
export function createConversation(opening: Opening = [], previous?: Conversation): Conversation {
  const emptyConversation: Conversation = { turns: [], phase: 'listening', next: previous?.next ?? 1 };
  return opening.reduce<Conversation>(appendTurn, emptyConversation);
}

/** Ignores empty text, and events that do not fit the phase, such as a second click on a button. */
export function reduceConversation(conversation: Conversation, event: ConversationEvent): Conversation {
  const { phase, turns } = conversation;
  switch (event.type) {
    case 'sent': {
      const content = event.text.trim();
      if (!canSend(conversation) || content === '') return conversation;
      const sent = appendTurn(conversation, { role: 'user', content, origin: 'typed' });
      return withPhase('thinking', event.isSuggestion ? { ...sent, isSuggestion: true } : sent);
    }
    case 'declined':
      if (phase !== 'asking') return conversation;
      return withPhase('thinking', appendTurn(conversation, { role: 'user', content: NO_ANSWER, origin: 'button' }));
    case 'replied':
      if (phase !== 'thinking') return conversation;
      return withPhase(
        hasTriggerPhrase(event.text) || (conversation.isSuggestion && turns.length === 1) ? 'asking' : 'listening',
        appendTurn(conversation, { role: 'assistant', content: event.text, origin: 'assistant' }),
      );
    case 'unanswered':
      return phase === 'thinking' ? appendFailure('listening', conversation, getFallbackText(turns)) : conversation;
    case 'confirmed':
      if (phase !== 'asking') return conversation;
      return withPhase('extracting', appendTurn(conversation, { role: 'user', content: YES_ANSWER, origin: 'button' }));
    case 'extracted':
      if (phase !== 'extracting') return conversation;
      return withPhase(
        'leaving',
        appendTurn(conversation, { role: 'assistant', content: CHAT_TEXTS.searching, origin: 'assistant' }),
      );
    case 'nothing-extracted':
      return phase === 'extracting'
        ? appendFailure('listening', conversation, CHAT_TEXTS.nothingExtracted)
        : conversation;
    case 'extraction-failed':
      return isSearching(conversation) || phase === 'over'
        ? appendFailure('asking', conversation, CHAT_TEXTS.trouble)
        : conversation;
    case 'shown':
      return phase === 'leaving' ? withPhase('over', conversation) : conversation;
    case 'searched-without-assistant':
      return canSend(conversation) ? withPhase('over', conversation) : conversation;
    case 'left': {
      if (!isSearching(conversation)) return conversation;
      // Removes the turn that the pressed button added.
      const buttonIndex = turns.findLastIndex(({ origin }) => origin === 'button');
      return { ...conversation, turns: turns.slice(0, buttonIndex), phase: 'asking' };
    }
  }
}

/** Returns whether the buyer can send a message, including instead of a yes or no. */
export const canSend = ({ phase }: Conversation): boolean => phase === 'listening' || phase === 'asking';

/** Returns whether the buyer said yes and the search is not shown yet. */
export const isSearching = ({ phase }: Conversation): boolean => phase === 'extracting' || phase === 'leaving';

/** Returns the buyer's own messages, in order. They become the search's `original_query`. */
export const getTypedTexts = ({ turns }: Conversation): string[] =>
  turns.flatMap(({ origin, content }) => (origin === 'typed' ? [content] : []));

export const hasAssistantFailed = ({ turns, phase }: Conversation): boolean =>
  phase !== 'over' && turns.at(-1)?.origin === 'failure';

function getFallbackText(turns: readonly Turn[]): string {
  if (turns.at(-1)?.origin === 'button') return CHAT_TEXTS.more;
  return turns.length === 1 ? CHAT_TEXTS.first : CHAT_TEXTS.later;
}

function appendTurn(conversation: Conversation, turn: Omit<Turn, 'id'>): Conversation {
  const { turns, next } = conversation;
  return { ...conversation, turns: [...turns, { ...turn, id: String(next) }], next: next + 1 };
}

const withPhase = (phase: Phase, conversation: Conversation): Conversation => ({ ...conversation, phase });

const appendFailure = (phase: Phase, conversation: Conversation, content: string): Conversation =>
  withPhase(phase, appendTurn(conversation, { role: 'assistant', content, origin: 'failure' }));
