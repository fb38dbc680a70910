import { applyForm, type SearchState, withPage, writeSearch } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Drawer } from '@forecourt/ui/Drawer';
import { useQuery } from '@tanstack/react-query';
import { createContext, memo, useContext, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { formatCarCount } from '../../lib/format-number.ts';
import { useConstantCallback } from '../../lib/use-constant-callback.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCountQuery, getListingsUrl } from '../../services/search.ts';
import { clearDraft, getFormValues } from './draft.ts';
import { FilterFields, FilterForm } from './filter-form.tsx';
import * as css from './filter-panel.css.ts';
import { type FormState, useDraft } from './use-draft.ts';
import { type Lookups, useLookups } from './use-reference.ts';

/** Delay before a count is announced, so that it does not interrupt typing. */
const ANNOUNCE_DELAY_MS = 800;

export interface FilterPanelProps {
  state: SearchState;
  isSearching: boolean;
  isOpen: boolean;
  onClose: () => void;
  onApply: (next: SearchState) => void;
}

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

  const apply = useConstantCallback(() => {
    // Fields still receive keys while the panel closes.
    if (!isOpen) return;
    if (!form.isValid) {
      form.showAllErrors();
      return;
    }
    form.discard();
    onClose();
    // Applying the same search would only add a history entry.
    if (writeSearch(withPage(next, state.page)) !== writeSearch(withPage(state, state.page))) onApply(next);
  });

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
  /** `undefined` while the form is invalid or a thumb is dragged. */
  countedSearch: SearchState | undefined;
  isSearching: boolean;
  /** Always the same function. */
  apply: () => void;
  setDragging: (isDragging: boolean) => void;
}

/** The drawer does not depend on this state, so that a key press does not render the whole dialog. */
const PanelContext = createContext<PanelState | undefined>(undefined);

function usePanel(): PanelState {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used in a FilterPanel.');
  return panel;
}

const FilterDrawer = memo(function FilterDrawer({ isOpen, onClose }: Pick<FilterPanelProps, 'isOpen' | 'onClose'>) {
  const id = useId();
  // The same elements at every render, so that opening and closing do not render them again.
  const footer = useMemo(() => <Actions form={id} />, [id]);
  const content = useMemo(
    () => (
      <>
        <PanelForm id={id} />
        <CountAnnouncement />
      </>
    ),
    [id],
  );
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Filter Cars"
      description="Refine your search with additional filters"
      footer={footer}
    >
      {content}
    </Drawer>
  );
});

function PanelForm({ id }: { id: string }) {
  const { form, apply } = usePanel();
  // The same element at every render, so that a key press renders the fields but not the form.
  const fields = useMemo(() => <PanelFields id={id} />, [id]);
  return (
    <FilterForm id={id} errors={form.errors} onApply={apply}>
      {fields}
    </FilterForm>
  );
}

function PanelFields({ id }: { id: string }) {
  const { form, lookups, countedSearch, setDragging } = usePanel();
  return (
    <FilterFields id={id} form={form} lookups={lookups} countedSearch={countedSearch} onDraggingChange={setDragging} />
  );
}

function Actions({ form: id }: { form: string }) {
  const { form, next, countedSearch, isSearching } = usePanel();
  // While the counted search is behind the form, its count would be wrong.
  const count = useCount(countedSearch === next ? next : undefined);
  return (
    <>
      {/* Deferred, so that a key press does not wait for these buttons. */}
      <ResetButtons form={useDeferredValue(form)} />
      <Button
        type="submit"
        form={id}
        className={css.apply}
        isDisabled={isSearching || form.draft.postcode.trim() === ''}
      >
        {isSearching ? 'Searching...' : count === undefined ? 'Apply' : `Show ${formatCarCount(count)}`}
      </Button>
    </>
  );
}

/** The buttons only look disabled, because `form` may be older than the form that they change. */
const ResetButtons = memo(function ResetButtons({ form }: { form: FormState }) {
  const { draft, isChanged, clear, undo } = form;
  const isEmpty = JSON.stringify(draft) === JSON.stringify(clearDraft(draft));
  return (
    <>
      <Button variant="tertiary" className={css.tertiaryButton} aria-disabled={isEmpty} onPress={clear}>
        Clear
      </Button>
      <Button variant="tertiary" className={css.tertiaryButton} aria-disabled={!isChanged} onPress={undo}>
        Undo<span className={css.hiddenText}> changes</span>
      </Button>
    </>
  );
});

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
