import { hasTriggerPhrase } from '@forecourt/search-core/conversation';
import { type ChatMessage, ChatFindings, ChatPanel, type ChatPanelProps } from '@forecourt/ui/ChatPanel';
import { Logo } from '@forecourt/ui/Logo';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { log } from '../../lib/log.ts';
import { CONVERSATION_LIMITS } from '../../services/assistant.ts';
import { loadReader, type Reader } from '../../services/reader.ts';
import type { Chat, SearchSteps } from './chat.ts';
import { canSend, isSearching } from './conversation.ts';
import { notSearched } from './not-searched.ts';

interface ChatViewProps extends Pick<ChatPanelProps, 'ref' | 'inputRef' | 'className'> {
  chat: Chat;
  steps: SearchSteps;
  onClear?: () => void;
}

/** A conversation as the design system's panel shows it. */
export function ChatView({ chat, steps, onClear, ...panel }: ChatViewProps) {
  const conversation = useAtomValue(chat.conversationAtom);
  const [draft, setDraft] = useAtom(chat.draftAtom);
  const send = useSetAtom(chat.sendAtom);
  const search = useSetAtom(chat.searchAtom);
  const decline = useSetAtom(chat.declineAtom);
  const clear = useSetAtom(chat.clearAtom);
  const leave = useSetAtom(chat.leaveAtom);
  const reader = useReader();

  useEffect(() => leave, [leave]);

  const { turns, phase } = conversation;
  const messages = useMemo(
    () =>
      turns.flatMap(({ id, role, content, origin }, index): ChatMessage[] => {
        if (origin === 'opening') return [];
        const asks = origin === 'assistant' && hasTriggerPhrase(content);
        const left = asks && reader ? notSearched(turns.slice(0, index), content, reader) : [];
        if (left.length === 0) return [{ id, role, content }];
        return [
          {
            id,
            role,
            content: (
              <>
                <p>{content}</p>
                <ChatFindings findings={left} />
              </>
            ),
          },
        ];
      }),
    [turns, reader],
  );

  return (
    <ChatPanel
      {...panel}
      logo={<Logo text={brand.short} size="s" />}
      messages={messages}
      isThinking={!canSend(conversation)}
      confirmation={phase === 'asking' ? { onYes: () => search(steps), onNo: decline } : undefined}
      onSend={send}
      onClear={() => {
        clear();
        onClear?.();
      }}
      value={draft}
      onChange={setDraft}
      maxLength={CONVERSATION_LIMITS.characters}
      strings={isSearching(conversation) ? { thinking: 'Searching…' } : undefined}
    />
  );
}

/** What reads sentences in the browser, once it is here. The conversation goes on without it. */
function useReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let isCurrent = true;
    loadReader().then(
      (loaded) => isCurrent && setReader(loaded),
      (error: unknown) => log.warn('What is left out of the search cannot be named.', { error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return reader;
}
