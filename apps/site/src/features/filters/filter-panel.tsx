import { applyForm, type SearchState, withPage, writeSearch } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Drawer } from '@forecourt/ui/Drawer';
import { useQuery } from '@tanstack/react-query';
import { createContext, memo, useContext, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { formatCarCount } from '../../lib/format-number.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCountQuery, getListingsUrl } from '../../services/search.ts';
import { clearDraft, getFormValues } from './draft.ts';
import { FilterForm } from './filter-form.tsx';
import * as css from './filter-panel.css.ts';
import { type FormState, useDraft } from './use-draft.ts';
import { type Lookups, useLookups } from './use-reference.ts';

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
  const form = useDraft(state.filters, isOpen);
  // Here and not in the form, because closing the panel must not abort the requests.
  const lookups = useLookups(isOpen);
  const { draft } = form;
  const next = useMemo(() => applyForm(state, getFormValues(draft)), [state, draft]);
  // Sends no requests while a thumb is dragged.
  const [isDragging, setDragging] = useState(false);
  // Deferred, so that a key press does not wait for what depends on the number of cars.
  const countedSearch = useDeferredValue(form.isValid && !isDragging ? next : undefined);

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
    <PanelContext value={{ form, lookups, next, countedSearch, isSearching, apply, setDragging }}>
      <FilterDrawer isOpen={isOpen} onClose={onClose} />
    </PanelContext>
  );
}

interface PanelState {
  form: FormState;
  lookups: Lookups;
  /** The search that the form describes. */
  next: SearchState;
  /** The search whose cars are counted. `undefined` while there is none. */
  countedSearch: SearchState | undefined;
  isSearching: boolean;
  apply: () => void;
  setDragging: (isDragging: boolean) => void;
}

/** The state of the panel. The drawer does not depend on it, so that a key press does not render the whole dialog. */
const PanelContext = createContext<PanelState | undefined>(undefined);

function usePanel(): PanelState {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used in a FilterPanel.');
  return panel;
}

const FilterDrawer = memo(function FilterDrawer({ isOpen, onClose }: Pick<FilterPanelProps, 'isOpen' | 'onClose'>) {
  const id = useId();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Filter Cars"
      description="Refine your search with additional filters"
      footer={<Actions form={id} />}
    >
      <PanelForm id={id} isClosing={!isOpen} />
      <CountAnnouncement />
    </Drawer>
  );
});

function PanelForm(props: { id: string; isClosing: boolean }) {
  const { form, lookups, countedSearch, apply, setDragging } = usePanel();
  return (
    <FilterForm
      {...props}
      form={form}
      lookups={lookups}
      countedSearch={countedSearch}
      onDraggingChange={setDragging}
      onApply={apply}
    />
  );
}

/** Shows the buttons of the form with this id. */
function Actions({ form: id }: { form: string }) {
  const { form, next, countedSearch, isSearching } = usePanel();
  const { draft } = form;
  // While the counted search is behind the form, its count would be wrong.
  const count = useCount(countedSearch === next ? next : undefined);
  const isEmpty = writeSearch(next) === writeSearch(applyForm(next, getFormValues(clearDraft(draft))));
  return (
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
      <Button type="submit" form={id} className={css.apply} isDisabled={isSearching || draft.postcode.trim() === ''}>
        {isSearching ? 'Searching...' : count === undefined ? 'Apply' : `Show ${formatCarCount(count)}`}
      </Button>
    </>
  );
}

/** Announces the number of cars once it has not changed for a while. */
function CountAnnouncement() {
  const { form, next, countedSearch } = usePanel();
  const count = useCount(form.isChanged && countedSearch === next ? next : undefined);
  const announcement = useSettledText(
    count === undefined ? '' : `${formatCarCount(count)} ${count === 1 ? 'matches' : 'match'}`,
  );
  return (
    // A live announcer, because an open list hides the form from screen readers.
    <p className={css.hiddenText} role="status" data-live-announcer="true">
      {announcement}
    </p>
  );
}

/** Returns the number of cars that a search finds. `undefined` without a search, and until it is known. */
function useCount(search: SearchState | undefined): number | undefined {
  const query = createCountQuery(
    search && getListingsUrl(search),
    'The cars that match the filters could not be counted.',
  );
  return useQuery(query, queryClient).data;
}

/** Returns the text once it has not changed for a while. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settledText;
}
