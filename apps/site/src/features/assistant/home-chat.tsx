import { createStateFromAssistant } from '@forecourt/search-core';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '../../config/env.ts';
import type { EntryState } from '../../lib/explanation.ts';
import { saveForReload } from '../../lib/reload-storage.ts';
import { getResultsHref } from '../../lib/results-href.ts';
import { addNearbyRadius } from '../../services/radii.ts';
import { ChatView } from './chat-view.tsx';
import { createChat, type ConversationResult } from './chat.ts';
import { conversationAtom, STORAGE_KEY } from './conversation-atom.ts';
import * as css from './home-chat.css.ts';
import { parseConversation, serializeConversation } from './conversation-storage.ts';

export const homeChat = createChat(conversationAtom);

/** Restores the conversation after a reload. */
export function resumeChat(text: string, store: ReturnType<typeof createStore>): void {
  const stored = parseConversation(text);
  if (!stored) return;
  store.set(homeChat.draftAtom, stored.draft);
  store.set(conversationAtom, stored.conversation);
}

export interface HomeChatProps {
  /** Loads the results page's chunk. */
  loadResults: () => Promise<unknown>;
  onClear: () => void;
}

/**
 * Aligns the panel's top with the page's header if its bottom is below the window, so that no part of the headline is
 * left above it.
 */
function revealPanel(panel: HTMLElement) {
  const isInView = panel.getBoundingClientRect().bottom <= window.innerHeight;
  panel.scrollIntoView({ block: isInView ? 'nearest' : 'start' });
}

/** Shows the conversation with the assistant in place of the search box. */
export function HomeChat({ loadResults, onClear }: HomeChatProps) {
  const navigate = useNavigate();
  const composer = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { turns } = useAtomValue(conversationAtom);
  const isNew = useRef(turns.length === 1);

  // Only for a new conversation, because the search box had focus and is gone.
  useLayoutEffect(() => {
    if (!isNew.current) return;
    composer.current?.focus({ preventScroll: true });
    if (panel.current) revealPanel(panel.current);
  }, []);

  const store = useStore();
  useEffect(() => {
    const saveConversation = () => {
      const current = { conversation: store.get(conversationAtom), draft: store.get(homeChat.draftAtom) };
      saveForReload(STORAGE_KEY, serializeConversation(current));
    };
    window.addEventListener('pagehide', saveConversation);
    return () => window.removeEventListener('pagehide', saveConversation);
  }, [store]);

  const show = async ({ params, explanation, typedTexts }: ConversationResult) => {
    const state = createStateFromAssistant(params, {
      originalQuery: typedTexts.join('; '),
      defaultPostcode: env.defaultPostcode,
    });
    const { state: nearbyState, ...radiusChoice } = await addNearbyRadius(state, explanation.reading);
    const entryState: EntryState = { kind: 'explained', explanation, ...radiusChoice };
    return navigate(getResultsHref(nearbyState), { state: entryState });
  };

  return (
    <ChatView
      chat={homeChat}
      steps={{ prepare: loadResults, show }}
      onClear={onClear}
      ref={panel}
      inputRef={composer}
      className={css.panel}
    />
  );
}
