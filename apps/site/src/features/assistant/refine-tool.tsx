import { getSearchReadiness } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { useState } from 'react';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import type { RefinableSearch } from './refinable-search.ts';
import * as css from './refine-tool.css.ts';

const chunk = createChunk('the assistant', () => import('./refine-chat.tsx'));

/** Renders nothing without a search. */
export function RefineTool({ view }: { view: RefinableSearch }) {
  const [isOpen, setOpen] = useState(false);
  const chat = useChunk(chunk);
  if (getSearchReadiness(view.state) === 'empty') return null;

  return (
    <>
      <Button
        variant="secondary"
        className={css.button}
        aria-haspopup="dialog"
        aria-busy={isOpen && chat.status === 'fetching'}
        onPress={() => {
          setOpen(true);
          chunk.fetch();
        }}
        onFocus={chunk.fetch}
        onPointerEnter={chunk.fetch}
      >
        <Icon name="chat" />
        <span className={css.label}>Refine with the assistant</span>
      </Button>
      {/* Stays mounted when closed, so that the conversation continues when it is opened again. */}
      {chat.status === 'here' ? (
        <chat.module.RefineChat view={view} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
      {isOpen && chat.status === 'failed' ? (
        <ChunkFailed
          message="We couldn’t load the assistant. Check your connection and try again."
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
