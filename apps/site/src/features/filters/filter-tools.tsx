import { type SearchState, listTags } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { useRef, useState } from 'react';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import * as css from './filter-tools.css.ts';

// The form and the data client are larger than the rest of the page, so they load only on hover, focus or press.
const chunk = createChunk('the filters', () => import('./filter-panel.tsx'));

interface FilterToolsView {
  state: SearchState;
  search: { status: string };
  show: (next: SearchState) => void;
}

export function FilterTools({ view: { state, search, show } }: { view: FilterToolsView }) {
  const panel = useChunk(chunk);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const activeCount = listTags(state.filters).length;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div className={css.tools}>
      <Button
        ref={button}
        variant="secondary"
        className={css.button}
        aria-haspopup="dialog"
        isPending={isOpen && panel.status === 'fetching'}
        onPointerEnter={chunk.fetch}
        onFocus={chunk.fetch}
        // Enter in the form applies it and moves focus here. If the key is held down, it would open the form again.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onPress={() => {
          chunk.fetch();
          setOpen(true);
        }}
      >
        <Icon name="filters" />
        {activeCount > 0 ? (
          <>
            <span className={css.hiddenText}>{`Filters, ${activeCount} active`}</span>
            <span aria-hidden="true">Filters</span>
            <span className={css.badge} aria-hidden="true">
              {activeCount}
            </span>
          </>
        ) : (
          'Filters'
        )}
      </Button>
      {isOpen && panel.status === 'failed' ? (
        <ChunkFailed message="We couldn’t load the filters. Check your connection and try again." onClose={close} />
      ) : null}
      {panel.status === 'here' ? (
        <panel.module.FilterPanel
          state={state}
          isSearching={search.status === 'loading'}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onApply={show}
        />
      ) : null}
    </div>
  );
}
