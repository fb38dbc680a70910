import { Drawer } from '@forecourt/ui/Drawer';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { env } from '../../config/env.ts';
import { log } from '../../lib/log.ts';
import { loadReader } from '../../services/reader.ts';
import { ChatView } from './chat-view.tsx';
import { type Chat, createChat, type Wanted } from './chat.ts';
import { begin, type Opening } from './conversation.ts';
import { extractAlone } from './extract-alone.ts';
import * as css from './refine-chat.css.ts';
import type { RefinableSearch } from './refinable-search.ts';
import { explainedOn, openingOf, refined } from './refine.ts';

interface RefineChatProps {
  view: RefinableSearch;
  isOpen: boolean;
  onClose: () => void;
}

/** The conversation about a search, over the page. Until she says yes, the search stays as it is. */
export function RefineChat({ view, isOpen, onClose }: RefineChatProps) {
  const { state, explanation, show } = view;
  // Another search is another conversation.
  const subject = JSON.stringify(state.filters);
  const { chat, opening } = useMemo(() => {
    const said = openingOf(JSON.parse(subject) as typeof state.filters, env);
    return { opening: said, chat: createChat(atom(begin()), said) };
  }, [subject]);

  const change = async ({ params, explanation: now, typed }: Wanted) => {
    const next = refined(state, { wanted: params, opening: await readOpening(opening), typed }, env);
    onClose();
    show(next, { passage: { kind: 'explained', explanation: explainedOn(explanation, now) } });
  };

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Refine your search"
      isTitleHidden
      closeLabel="Close the assistant"
      className={css.drawer}
    >
      <Conversation chat={chat} onShow={change} />
    </Drawer>
  );
}

function Conversation({ chat, onShow }: { chat: Chat; onShow: (wanted: Wanted) => Promise<void> }) {
  const composer = useRef<HTMLTextAreaElement>(null);
  const hasBegun = useAtomValue(chat.conversationAtom).turns.length > 0;
  const start = useSetAtom(chat.clearAtom);

  useEffect(() => {
    composer.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Said once the focus is in the composer: so it is heard there.
    if (!hasBegun) start();
  }, [hasBegun, start]);

  return (
    <ChatView chat={chat} steps={{ prepare: loadReader, show: onShow }} inputRef={composer} className={css.panel} />
  );
}

/** What the opening alone asks for; nothing where the reader cannot be had. */
async function readOpening(opening: Opening) {
  try {
    return extractAlone(opening, await loadReader()).params;
  } catch (error) {
    log.warn('The opening of the conversation could not be read: it is taken for understood.', { error });
    return undefined;
  }
}
