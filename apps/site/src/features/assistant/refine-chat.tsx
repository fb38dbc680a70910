import { Drawer } from '@forecourt/ui/Drawer';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { env } from '../../config/env.ts';
import { log } from '../../lib/log.ts';
import { addNearbyRadius } from '../../services/radii.ts';
import { extractInBrowser } from '../../services/extract-in-browser.ts';
import { loadReader } from '../../services/reader.ts';
import { ChatView } from './chat-view.tsx';
import { type Chat, createChat, type ConversationResult } from './chat.ts';
import { createConversation, type Opening } from './conversation.ts';
import * as css from './refine-chat.css.ts';
import type { RefinableSearch } from './refinable-search.ts';
import { mergeExplanations, createOpening, applyRefinement } from './refine.ts';

interface RefineChatProps {
  view: RefinableSearch;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a conversation about the search in a drawer. When the buyer confirms it, shows the changed search. */
export function RefineChat({ view, isOpen, onClose }: RefineChatProps) {
  const { state, explanation, show } = view;
  // A change of the filters starts a new conversation.
  const filtersJson = JSON.stringify(state.filters);
  const { chat, opening } = useMemo(() => {
    const openingTurns = createOpening(JSON.parse(filtersJson) as typeof state.filters, env);
    return { opening: openingTurns, chat: createChat(atom(createConversation()), openingTurns) };
  }, [filtersJson]);

  const refineSearch = async ({ params, explanation: addedExplanation, typedTexts }: ConversationResult) => {
    const refinedState = applyRefinement(state, { params, openingParams: await readOpening(opening), typedTexts }, env);
    const { state: nearbyState, ...radiusChoice } = await addNearbyRadius(refinedState, addedExplanation.reading);
    onClose();
    show(nearbyState, {
      entryState: { kind: 'explained', explanation: mergeExplanations(explanation, addedExplanation), ...radiusChoice },
    });
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
      <Conversation chat={chat} onShow={refineSearch} />
    </Drawer>
  );
}

function Conversation({ chat, onShow }: { chat: Chat; onShow: (result: ConversationResult) => Promise<void> }) {
  const composer = useRef<HTMLTextAreaElement>(null);
  const hasStarted = useAtomValue(chat.conversationAtom).turns.length > 0;
  const start = useSetAtom(chat.clearAtom);

  useEffect(() => {
    composer.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // The opening is added after focus has moved to the composer, so that screen readers announce it.
    if (!hasStarted) start();
  }, [hasStarted, start]);

  return (
    <ChatView chat={chat} steps={{ prepare: loadReader, show: onShow }} inputRef={composer} className={css.panel} />
  );
}

/** Returns `undefined` if the reader fails to load or throws. */
async function readOpening(opening: Opening) {
  try {
    return extractInBrowser(opening, await loadReader()).params;
  } catch (error) {
    log.warn(
      'Could not read the opening, because the reader failed to load or threw. Comparing with the current filters instead.',
      { error },
    );
    return undefined;
  }
}
