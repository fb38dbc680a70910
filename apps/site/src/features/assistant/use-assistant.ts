import { useAtomValue, useStore } from 'jotai';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reloadIfReachable } from '../../lib/reload-if-reachable.ts';
import { saveForReload, takeAfterReload } from '../../lib/reload-storage.ts';
import { log } from '../../lib/log.ts';
import { conversationAtom, STORAGE_KEY } from './conversation-atom.ts';
import type * as HomeChat from './home-chat.tsx';

type HomeChatModule = typeof HomeChat;

/** The key of the first message, which is stored if the page must reload to load the conversation. */
const MESSAGE_STORAGE_KEY = 'first-message';
const FAILURE_MESSAGE = 'We couldn’t load the assistant. Check your connection and press Search again.';

let homeChatModule: HomeChatModule | undefined;
const loadHomeChat = async (): Promise<HomeChatModule> => (homeChatModule ??= await import('./home-chat.tsx'));

export interface Assistant {
  /** The conversation, once it has begun. */
  Chat: ComponentType<HomeChat.HomeChatProps> | undefined;
  /** Starts the conversation with the buyer's first message, or with a suggested search. */
  start: (text: string, isSuggestion: boolean) => void;
  isStarting: boolean;
  /** An error message for the buyer if the conversation could not start. */
  errorMessage: string | undefined;
  /** Loads the conversation's chunk before it is needed. */
  loadChat: () => Promise<unknown>;
}

export function useAssistant(): Assistant {
  const store = useStore();
  const hasStarted = useAtomValue(conversationAtom).turns.length > 0;
  const [isStarting, setStarting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const firstMessage = useRef<{ text: string; isSuggestion: boolean }>(undefined);
  const hasFailed = useRef(false);

  useEffect(() => {
    const storedConversation = takeAfterReload(STORAGE_KEY);
    if (storedConversation !== undefined)
      loadHomeChat().then(
        ({ resumeChat }) => resumeChat(storedConversation, store),
        (error: unknown) =>
          log.error('The stored conversation could not be resumed, because the assistant did not load.', { error }),
      );
    const message = takeAfterReload(MESSAGE_STORAGE_KEY);
    if (message !== undefined)
      loadHomeChat().then(
        ({ homeChat }) => store.set(homeChat.sendAtom, message),
        (error: unknown) => {
          log.error('The assistant could not be loaded.', { error });
          setErrorMessage(FAILURE_MESSAGE);
        },
      );
  }, [store]);

  const start = (text: string, isSuggestion: boolean) => {
    const isWaiting = firstMessage.current !== undefined;
    // The last message replaces earlier ones.
    const message = { text, isSuggestion };
    firstMessage.current = message;
    if (isWaiting) return;
    setStarting(true);
    setErrorMessage(undefined);
    loadHomeChat()
      .then(
        ({ homeChat }) => {
          const first = firstMessage.current ?? message;
          store.set(homeChat.sendAtom, first.text, first.isSuggestion);
        },
        async (error: unknown) => {
          log.error('The assistant could not be loaded.', { error });
          if (hasFailed.current) {
            saveForReload(MESSAGE_STORAGE_KEY, (firstMessage.current ?? message).text);
            await reloadIfReachable().catch(() => saveForReload(MESSAGE_STORAGE_KEY, ''));
          }
          hasFailed.current = true;
          setErrorMessage(FAILURE_MESSAGE);
        },
      )
      .finally(() => {
        firstMessage.current = undefined;
        setStarting(false);
      });
  };

  return {
    Chat: hasStarted ? homeChatModule?.HomeChat : undefined,
    start,
    isStarting,
    errorMessage,
    loadChat: loadHomeChat,
  };
}
