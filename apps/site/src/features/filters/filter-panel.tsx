import { applyForm, type SearchState, withPage, writeSearch } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Drawer } from '@forecourt/ui/Drawer';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { queryClient } from '../../services/query-client.ts';
import { createCountQuery, getListingsUrl } from '../../services/search.ts';
import { clearedDraft, valuesOf } from './draft.ts';
import { FilterForm } from './filter-form.tsx';
import * as css from './filter-panel.css.ts';
import { useDraft } from './use-draft.ts';
import { useLookups } from './use-reference.ts';

/** A count is spoken when nothing has changed for so long after it came: who types on is not interrupted. */
const QUIET_MS = 800;

const counted = new Intl.NumberFormat('en-GB');
const cars = (count: number) => `${counted.format(count)} ${count === 1 ? 'car' : 'cars'}`;

export interface FilterPanelProps {
  state: SearchState;
  /** The cars of the address are on their way. */
  isSearching: boolean;
  isOpen: boolean;
  onClose: () => void;
  onApply: (next: SearchState) => void;
}

/** The panel with the form: a drawer beside the cars, on a phone a sheet over them. */
export function FilterPanel({ state, isSearching, isOpen, onClose, onApply }: FilterPanelProps) {
  const id = useId();
  const form = useDraft(state.filters, isOpen);
  const lookups = useLookups(isOpen);

  const { draft } = form;
  const next = applyForm(state, valuesOf(draft));
  const { data: count } = useQuery(
    createCountQuery(
      isOpen && form.isValid ? getListingsUrl(next) : undefined,
      'The cars of the filters could not be counted.',
    ),
    queryClient,
  );
  const said = useSaid(
    isOpen && form.isChanged && count !== undefined ? `${cars(count)} ${count === 1 ? 'matches' : 'match'}` : '',
  );
  const isEmpty = writeSearch(next) === writeSearch(applyForm(next, valuesOf(clearedDraft(draft))));

  const apply = () => {
    if (!form.isValid) {
      form.leaveAll();
      return;
    }
    form.giveUp();
    onClose();
    // The same search again would only be another entry of the history.
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
            className={css.quiet}
            aria-disabled={isEmpty}
            onPress={isEmpty ? undefined : () => form.replace(clearedDraft(draft))}
          >
            Clear
          </Button>
          <Button
            variant="tertiary"
            className={css.quiet}
            aria-disabled={!form.isChanged}
            onPress={form.isChanged ? form.undo : undefined}
          >
            Undo<span className={css.spoken}> changes</span>
          </Button>
          <Button
            type="submit"
            form={id}
            className={css.apply}
            isDisabled={isSearching || draft.postcode.trim() === ''}
          >
            {isSearching ? 'Searching...' : count === undefined ? 'Apply' : `Show ${cars(count)}`}
          </Button>
        </>
      }
    >
      <FilterForm id={id} form={form} lookups={lookups} onApply={apply} />
      {/* Heard also while an open list hides the form from screen readers. */}
      <p className={css.spoken} role="status" data-live-announcer="true">
        {said}
      </p>
    </Drawer>
  );
}

/** A text once it has stood still for a while. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : said;
}
