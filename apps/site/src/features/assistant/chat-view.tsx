import { hasTriggerPhrase } from '@forecourt/assistant/conversation';
import { CONVERSATION_LIMITS } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import {
  type ChatFinding,
  ChatFindings,
  type ChatMessage,
  ChatPanel,
  type ChatPanelProps,
} from '@forecourt/ui/ChatPanel';
import { Logo } from '@forecourt/ui/Logo';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { log } from '../../lib/log.ts';
import type { Extraction } from '../../services/assistant.ts';
import { extractInBrowser } from '../../services/extract-in-browser.ts';
import { loadReader, type Reader } from '../../services/reader.ts';
import { type Chat, type SearchSteps, getTurnsToSend } from './chat.ts';
import * as css from './chat-view.css.ts';
import { canSend, type Conversation, hasAssistantFailed, type Turn } from './conversation.ts';
import { findUnsearchedWords } from './unsearched-words.ts';

interface ChatViewProps extends Pick<ChatPanelProps, 'ref' | 'inputRef' | 'className'> {
  chat: Chat;
  steps: SearchSteps;
  onClear?: () => void;
}

export function ChatView({ chat, steps, onClear, ...panelProps }: ChatViewProps) {
  const conversation = useAtomValue(chat.conversationAtom);
  const [draft, setDraft] = useAtom(chat.draftAtom);
  const send = useSetAtom(chat.sendAtom);
  const search = useSetAtom(chat.searchAtom);
  const decline = useSetAtom(chat.declineAtom);
  const clear = useSetAtom(chat.clearAtom);
  const leave = useSetAtom(chat.leaveAtom);
  const searchWithoutAssistant = useSetAtom(chat.searchWithoutAssistantAtom);
  const reader = useReader();

  useEffect(() => leave, [leave]);

  const { turns, phase } = conversation;
  const fallbackSearch = useMemo(() => reader && findFallbackSearch(conversation, reader), [conversation, reader]);
  const unreadWordsByTurn = useMemo(() => (reader ? findWordsByTurn(turns, reader) : undefined), [turns, reader]);

  const toChatMessage = ({ id, role, content }: Turn): ChatMessage => {
    const previousTurn = turns[turns.findIndex((turn) => turn.id === id) - 1];
    const search = previousTurn?.origin === 'opening' ? previousTurn.content : undefined;
    const findings = unreadWordsByTurn?.get(id) ?? [];
    const offeredSearch = id === turns.at(-1)?.id ? fallbackSearch : undefined;
    if (findings.length === 0 && !offeredSearch && search === undefined) return { id, role, content };
    return {
      id,
      role,
      content: (
        <>
          <p>{content}</p>
          {search === undefined ? null : <p className={css.search}>Your search now: {search}.</p>}
          {findings.length > 0 ? <ChatFindings findings={findings} /> : null}
          {offeredSearch ? (
            <Button
              variant="secondary"
              size="s"
              className={css.fallbackButton}
              onPress={() => searchWithoutAssistant(offeredSearch, steps.show)}
            >
              Search without the assistant
            </Button>
          ) : null}
        </>
      ),
    };
  };

  return (
    <ChatPanel
      {...panelProps}
      logo={<Logo text={brand.short} size="s" />}
      messages={turns.filter(({ origin }) => origin !== 'opening').map(toChatMessage)}
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
      // 'Searching for cars now...' is already shown, so the panel shows no other text.
      strings={phase === 'leaving' ? { thinking: '' } : undefined}
    />
  );
}

/** Returns the words that the search will ignore, by the id of the turn that asks whether to search. */
const findWordsByTurn = (turns: readonly Turn[], reader: Reader): Map<string, ChatFinding[]> =>
  new Map(
    turns.flatMap(({ id, origin, content }, index) =>
      origin === 'assistant' && hasTriggerPhrase(content)
        ? [[id, findUnsearchedWords(turns.slice(0, index), content, reader)] as const]
        : [],
    ),
  );

/** Returns the search that the reader finds in the buyer's own words after a failure, if any. */
function findFallbackSearch(conversation: Conversation, reader: Reader): Extraction | undefined {
  if (!hasAssistantFailed(conversation)) return undefined;
  const messages = getTurnsToSend(conversation);
  const extraction = extractInBrowser(messages, reader);
  const isTyped = extraction.explanation?.values.some(({ span }) => messages[span.message]?.origin === 'typed');
  return isTyped ? extraction : undefined;
}

/** Undefined until the reader has loaded. The conversation works without it. */
function useReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let isCurrent = true;
    loadReader().then(
      (loaded) => isCurrent && setReader(loaded),
      (error: unknown) => log.warn('The reader could not be loaded, so ignored words are not listed.', { error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return reader;
}
