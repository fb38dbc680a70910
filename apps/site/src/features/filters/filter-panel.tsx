import { applyForm, type SearchState, withPage, writeSearch } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Drawer } from '@forecourt/ui/Drawer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { formatCarCount } from '../../lib/format-number.ts';
import { createFacetsQuery } from '../../services/facets.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCountQuery, getListingsUrl } from '../../services/search.ts';
import { clearDraft, getFormValues } from './draft.ts';
import { FilterForm } from './filter-form.tsx';
import * as css from './filter-panel.css.ts';
import { useDraft } from './use-draft.ts';
import { useLookups } from './use-reference.ts';

/** Delay before a count is announced, so that it does not interrupt typing. */
const ANNOUNCE_DELAY_MS = 800;

export interface FilterPanelProps {
  state: SearchState;
  /** Whether the current search is loading. */
  isSearching: boolean;
  isOpen: boolean;
  onClose: () => void;
  onApply: (next: SearchState) => void;
}

/** Shows the filter form in a drawer, which is as wide as the screen on phones. */
export function FilterPanel({ state, isSearching, isOpen, onClose, onApply }: FilterPanelProps) {
  const id = useId();
  const form = useDraft(state.filters, isOpen);
  const lookups = useLookups(isOpen);

  const { draft } = form;
  const next = applyForm(state, getFormValues(draft));
  // Sends no requests while a thumb is dragged.
  const [isDragging, setDragging] = useState(false);
  const countedSearch = isOpen && form.isValid && !isDragging ? next : undefined;
  const { data: count } = useQuery(
    createCountQuery(
      countedSearch && getListingsUrl(countedSearch),
      'The cars that match the filters could not be counted.',
    ),
    queryClient,
  );
  const { data: facets, isPlaceholderData } = useQuery(
    { ...createFacetsQuery(countedSearch), placeholderData: keepPreviousData },
    queryClient,
  );
  // Deferred, so that a key press does not wait for every list to render with its counts.
  const counts = useDeferredValue(useMemo(() => ({ facets, isStale: isPlaceholderData }), [facets, isPlaceholderData]));
  const announcement = useSettledText(
    isOpen && form.isChanged && count !== undefined
      ? `${formatCarCount(count)} ${count === 1 ? 'matches' : 'match'}`
      : '',
  );
  const isEmpty = writeSearch(next) === writeSearch(applyForm(next, getFormValues(clearDraft(draft))));

  const apply = () => {
    if (!form.isValid) {
      form.showAllErrors();
      return;
    }
    form.discard();
    onClose();
    // Applying the same search would only add a history entry.
    if (writeSearch(withPage(next, state.page)) !== writeSearch(withPage(state, state.page))) onApply(next);
  };

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Filter Cars"
      description="Refine your search with additional filters"
      footer={
        <>
          <Button
            variant="tertiary"
            className={css.tertiaryButton}
            aria-disabled={isEmpty}
            onPress={isEmpty ? undefined : () => form.replace(clearDraft(draft))}
          >
            Clear
          </Button>
          <Button
            variant="tertiary"
            className={css.tertiaryButton}
            aria-disabled={!form.isChanged}
            onPress={form.isChanged ? form.undo : undefined}
          >
            Undo<span className={css.hiddenText}> changes</span>
          </Button>
          <Button
            type="submit"
            form={id}
            className={css.apply}
            isDisabled={isSearching || draft.postcode.trim() === ''}
          >
            {isSearching ? 'Searching...' : count === undefined ? 'Apply' : `Show ${formatCarCount(count)}`}
          </Button>
        </>
      }
    >
      <FilterForm
        id={id}
        form={form}
        lookups={lookups}
        counts={counts}
        isClosing={!isOpen}
        onDraggingChange={setDragging}
        onApply={apply}
      />
      {/* A live announcer, because an open list hides the form from screen readers. */}
      <p className={css.hiddenText} role="status" data-live-announcer="true">
        {announcement}
      </p>
    </Drawer>
  );
}

/** Returns the text once it has not changed for a while. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
