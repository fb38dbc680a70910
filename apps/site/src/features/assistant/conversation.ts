import type { Message } from '@forecourt/assistant';
import { hasTriggerPhrase } from '@forecourt/assistant/conversation';

/** What the chat itself says (docs/specification.md, sections 4, 5 and 8). */
export const SAID = {
  /** When the first message gets no answer. */
  first: 'What kind of car are you looking for?',
  /** When a later one gets none. */
  later: "I'm having trouble understanding. Could you try rephrasing that?",
  /** When the wish for more gets none. */
  more: 'What other preferences would you like to add?',
  searching: 'Perfect! Searching for cars now...',
  nothingExtracted: "I couldn't extract the search criteria. Please try rephrasing your request.",
  trouble: 'Sorry, I had trouble processing that. Please try again.',
} as const;

/** The turns that the buttons below 'Is this all you want to find?' post. */
const YES = 'Yes';
const NO = 'No, I have more preferences';

export interface Turn extends Message {
  /** Unique in the conversation, also across a new start. */
  id: string;
  /**
   * Who made it: the buyer's own words, a button, the assistant, or what stands in for its answer. An `opening` is sent
   * and not shown.
   */
  origin: 'typed' | 'button' | 'assistant' | 'failure' | 'opening';
}

export type Phase =
  /** It is the buyer's turn. */
  | 'listening'
  /** An answer is on its way. */
  | 'thinking'
  /** 'Is this all you want to find?' */
  | 'asking'
  /** She said yes: what she asks for is being extracted. */
  | 'extracting'
  /** The search is about to be shown. */
  | 'leaving'
  /** It is shown: the conversation is over. */
  | 'over';

export interface Conversation {
  turns: readonly Turn[];
  phase: Phase;
  /** Number of the next turn. */
  next: number;
}

export type Event =
  | { type: 'sent'; text: string }
  | { type: 'replied'; text: string }
  /** There is no answer to have. */
  | { type: 'unanswered' }
  | { type: 'confirmed' }
  | { type: 'declined' }
  | { type: 'extracted' }
  /** The extraction holds nothing, or was refused. */
  | { type: 'nothing-extracted' }
  /** The extraction could not be asked for. */
  | { type: 'extraction-failed' }
  | { type: 'shown' }
  /** She searches without an answer of the assistant. */
  | { type: 'searched-alone' }
  /** The buyer went elsewhere before the search was shown. */
  | { type: 'left' };

/** What a conversation begins with, e.g. a greeting. */
export type Opening = readonly Pick<Turn, 'role' | 'content' | 'origin'>[];

/** A new conversation; its turns get numbers that none of `before` has. */
export function begin(opening: Opening = [], before?: Conversation): Conversation {
  const empty: Conversation = { turns: [], phase: 'listening', next: before?.next ?? 1 };
  return opening.reduce<Conversation>(append, empty);
}

/**
 * The conversation after an event. One that does not belong to its phase changes nothing: a second press on a button, a
 * message while an answer is on its way, an empty text.
 */
export function after(conversation: Conversation, event: Event): Conversation {
  const { phase, turns } = conversation;
  switch (event.type) {
    case 'sent': {
      const content = event.text.trim();
      if (!canSend(conversation) || content === '') return conversation;
      return to('thinking', append(conversation, { role: 'user', content, origin: 'typed' }));
    }
    case 'declined':
      if (phase !== 'asking') return conversation;
      return to('thinking', append(conversation, { role: 'user', content: NO, origin: 'button' }));
    case 'replied':
      if (phase !== 'thinking') return conversation;
      return to(
        hasTriggerPhrase(event.text) ? 'asking' : 'listening',
        append(conversation, { role: 'assistant', content: event.text, origin: 'assistant' }),
      );
    case 'unanswered':
      return phase === 'thinking' ? fail('listening', conversation, fallbackOf(turns)) : conversation;
    case 'confirmed':
      if (phase !== 'asking') return conversation;
      return to('extracting', append(conversation, { role: 'user', content: YES, origin: 'button' }));
    case 'extracted':
      if (phase !== 'extracting') return conversation;
      return to('leaving', append(conversation, { role: 'assistant', content: SAID.searching, origin: 'assistant' }));
    case 'nothing-extracted':
      return phase === 'extracting' ? fail('listening', conversation, SAID.nothingExtracted) : conversation;
    case 'extraction-failed':
      return isSearching(conversation) || phase === 'over' ? fail('asking', conversation, SAID.trouble) : conversation;
    case 'shown':
      return phase === 'leaving' ? to('over', conversation) : conversation;
    case 'searched-alone':
      return canSend(conversation) ? to('over', conversation) : conversation;
    case 'left': {
      if (!isSearching(conversation)) return conversation;
      // As if the button had not been pressed.
      const pressed = turns.findLastIndex(({ origin }) => origin === 'button');
      return { ...conversation, turns: turns.slice(0, pressed), phase: 'asking' };
    }
  }
}

/** May the buyer send a message? She may also in the place of a yes or no. */
export const canSend = ({ phase }: Conversation): boolean => phase === 'listening' || phase === 'asking';

/** She has said yes, and the search has not been shown yet. */
export const isSearching = ({ phase }: Conversation): boolean => phase === 'extracting' || phase === 'leaving';

/** The buyer's own words, in their order: what the search is said to have come from. */
export const typedOf = ({ turns }: Conversation): string[] =>
  turns.flatMap(({ origin, content }) => (origin === 'typed' ? [content] : []));

/** The assistant has failed her with the last thing that it said. */
export const hasFailed = ({ turns, phase }: Conversation): boolean =>
  phase !== 'over' && turns.at(-1)?.origin === 'failure';

function fallbackOf(turns: readonly Turn[]): string {
  if (turns.at(-1)?.origin === 'button') return SAID.more;
  return turns.length === 1 ? SAID.first : SAID.later;
}

function append(conversation: Conversation, turn: Omit<Turn, 'id'>): Conversation {
  const { turns, next } = conversation;
  return { ...conversation, turns: [...turns, { ...turn, id: String(next) }], next: next + 1 };
}

const to = (phase: Phase, conversation: Conversation): Conversation => ({ ...conversation, phase });

const fail = (phase: Phase, conversation: Conversation, content: string): Conversation =>
  to(phase, append(conversation, { role: 'assistant', content, origin: 'failure' }));
