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
import { loadReader, type Reader } from '../../services/reader.ts';
import { type Chat, type SearchSteps, sentOf } from './chat.ts';
import * as css from './chat-view.css.ts';
import { canSend, type Conversation, hasFailed, type Turn } from './conversation.ts';
import { extractAlone } from './extract-alone.ts';
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
  const searchAlone = useSetAtom(chat.searchAloneAtom);
  const reader = useReader();

  useEffect(() => leave, [leave]);

  const { turns, phase } = conversation;
  const alone = useMemo(() => reader && wayOut(conversation, reader), [conversation, reader]);
  const left = useMemo(() => (reader ? leftOut(turns, reader) : undefined), [turns, reader]);

  const messageOf = ({ id, role, content }: Turn): ChatMessage => {
    const before = turns[turns.findIndex((turn) => turn.id === id) - 1];
    const search = before?.origin === 'opening' ? before.content : undefined;
    const findings = left?.get(id) ?? [];
    const offered = id === turns.at(-1)?.id ? alone : undefined;
    if (findings.length === 0 && !offered && search === undefined) return { id, role, content };
    return {
      id,
      role,
      content: (
        <>
          <p>{content}</p>
          {search === undefined ? null : <p className={css.search}>Your search now: {search}.</p>}
          {findings.length > 0 ? <ChatFindings findings={findings} /> : null}
          {offered ? (
            <Button variant="secondary" size="s" className={css.alone} onPress={() => searchAlone(offered, steps.show)}>
              Search without the assistant
            </Button>
          ) : null}
        </>
      ),
    };
  };

  return (
    <ChatPanel
      {...panel}
      logo={<Logo text={brand.short} size="s" />}
      messages={turns.filter(({ origin }) => origin !== 'opening').map(messageOf)}
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
      // That it searches is said by then.
      strings={phase === 'leaving' ? { thinking: '' } : undefined}
    />
  );
}

/** The words that a search would leave out, by the turn that asks whether to search. */
const leftOut = (turns: readonly Turn[], reader: Reader): Map<string, ChatFinding[]> =>
  new Map(
    turns.flatMap(({ id, origin, content }, index) =>
      origin === 'assistant' && hasTriggerPhrase(content)
        ? [[id, notSearched(turns.slice(0, index), content, reader)] as const]
        : [],
    ),
  );

/** The search that the buyer's own words stand for, where the assistant has failed her and they stand for one. */
function wayOut(conversation: Conversation, reader: Reader): Extraction | undefined {
  if (!hasFailed(conversation)) return undefined;
  const messages = sentOf(conversation);
  const extraction = extractAlone(messages, reader);
  const isTyped = extraction.explanation?.values.some(({ span }) => messages[span.message]?.origin === 'typed');
  return isTyped ? extraction : undefined;
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
