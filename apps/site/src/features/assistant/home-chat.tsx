import { stateFromAssistant } from '@forecourt/search-core';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '../../config/env.ts';
import type { SearchPassage } from '../../lib/explanation.ts';
import { saveForReload } from '../../lib/reload-storage.ts';
import { resultsHref } from '../../lib/results-href.ts';
import { ChatView } from './chat-view.tsx';
import { createChat, type Wanted } from './chat.ts';
import { conversationAtom, STORAGE_KEY } from './conversation-atom.ts';
import * as css from './home-chat.css.ts';
import { readKept, writeKept } from './kept-conversation.ts';

export const homeChat = createChat(conversationAtom);

/** The conversation goes on that was there before the page was loaded again. */
export function resumeChat(text: string, store: ReturnType<typeof createStore>): void {
  const kept = readKept(text);
  if (!kept) return;
  store.set(homeChat.draftAtom, kept.draft);
  store.set(conversationAtom, kept.conversation);
}

export interface HomeChatProps {
  /** Fetches the screen of the results. */
  loadResults: () => Promise<unknown>;
  /** The buyer has cleared the conversation: this goes away. */
  onClear: () => void;
}

/** The conversation in the place of the search box. */
export function HomeChat({ loadResults, onClear }: HomeChatProps) {
  const navigate = useNavigate();
  const composer = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { turns } = useAtomValue(conversationAtom);
  const isNew = useRef(turns.length === 1);

  // The box that had the focus is gone; who comes back to the page is left at its beginning.
  useLayoutEffect(() => {
    if (!isNew.current) return;
    composer.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const store = useStore();
  useEffect(() => {
    const keep = () => {
      const now = { conversation: store.get(conversationAtom), draft: store.get(homeChat.draftAtom) };
      saveForReload(STORAGE_KEY, writeKept(now));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [store]);

  const show = ({ params, explanation, typed }: Wanted) => {
    const state = stateFromAssistant(params, {
      originalQuery: typed.join('; '),
      defaultPostcode: env.defaultPostcode,
    });
    const passage: SearchPassage = { kind: 'explained', explanation };
    return navigate(resultsHref(state), { state: passage });
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
