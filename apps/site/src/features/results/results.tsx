import {
  clampPage,
  clearTags,
  type Listing,
  parseSearch,
  removeTag,
  getSearchReadiness,
  type SearchState,
  listTags,
  countPages,
  withCar,
  withPage,
  withSort,
} from '@forecourt/search-core';
import { FilterTags } from '@forecourt/ui/FilterTags';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '../../config/env.ts';
import type { EntryState, Explanation } from '../../lib/explanation.ts';
import type { AskToSignIn } from '../../lib/gated-action.ts';
import { isCurrentHref } from '../../lib/is-current-href.ts';
import { getResultsHref } from '../../lib/results-href.ts';
import { isBuyersPlace, getTagWords } from './explain.ts';
import { createCarEntry, createSimilarCarEntry, getEntryState, getStepsFromList } from './history-entry.ts';
import type { LinkToCar } from './car-grid.tsx';
import { ResultsBody } from './results-body.tsx';
import { ResultsHead } from './results-head.tsx';
import { LateNotes, SearchNotes } from './search-notes.tsx';
import { RadiusSwitch } from './radius-switch.tsx';
import { getReadyListingsUrl } from './load-search.ts';
import { type CarSearch, useCarSearch } from './use-car-search.ts';
import { useExplanation } from './use-explanation.ts';

/** The current search, for controls next to the cars. */
export interface ResultsView {
  state: SearchState;
  search: CarSearch;
  explanation: Explanation | undefined;
  /** Whether distances are measured from the buyer's own location. */
  isPlaceKnown: boolean;
  /** Navigates to another search, with the current explanation unless `entryState` is given. */
  show: (next: SearchState, options?: ShowOptions) => void;
  /** Shows another car in the open dialog, in the same history entry. */
  turnToCar: (car: string) => void;
  /** Returns the link to a similar car, which opens in the same dialog. Going back returns to the open car. */
  linkToSimilarCar: LinkToCar;
}

interface ShowOptions {
  replace?: boolean;
  /** The state of the new history entry. Pass it if the query changes. */
  entryState?: EntryState;
}

interface ResultsProps {
  /** Renders content if there are no cars: an invitation to search, or alternatives to an empty result. */
  renderInvitation: (kind: 'invite' | 'none') => ReactNode;
  /** Renders buttons next to the sort order. */
  renderTools: (view: ResultsView) => ReactNode;
  /** Renders dialogs over the page. */
  renderDialogs: (view: ResultsView) => ReactNode;
  /** Renders content below the cars. */
  renderBelow?: (view: ResultsView) => ReactNode;
  onSignInNeeded: AskToSignIn;
  renderCarActions?: (listing: Listing) => ReactNode;
}

export function Results({
  renderInvitation,
  renderTools,
  renderDialogs,
  renderBelow,
  onSignInNeeded,
  renderCarActions,
}: ResultsProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  const { state, notices } = useMemo(() => parseSearch(location.search), [location.search]);
  const readiness = getSearchReadiness(state);
  const search = useCarSearch(getReadyListingsUrl(state), state.filters);
  const knownWords = useExplanation(state.originalQuery, search.status === 'done');
  const tags = useMemo(() => listTags(state.filters), [state.filters]);

  const show = (
    next: SearchState,
    { replace = false, entryState = getEntryState(location.state) }: ShowOptions = {},
  ) => {
    const href = getResultsHref(next);
    const isClosing = state.car !== undefined && href === getResultsHref(withCar(state, undefined));
    const steps = getStepsFromList(location.state);
    if (isClosing && steps > 0) void navigate(-steps);
    else {
      const mustReplace = replace || isClosing || isCurrentHref(href);
      void navigate(href, { preventScrollReset: true, state: entryState, replace: mustReplace });
    }
  };
  const isPlaceKnown = isBuyersPlace(state, knownWords.explanation, env.defaultPostcode);
  const view: ResultsView = {
    state,
    search,
    explanation: knownWords.explanation,
    isPlaceKnown,
    show,
    turnToCar: (car) =>
      void navigate(getResultsHref(withCar(state, car)), {
        preventScrollReset: true,
        ...createCarEntry(state, location.state),
      }),
    linkToSimilarCar: (car) => ({
      href: getResultsHref(withCar(state, car)),
      ...createSimilarCarEntry(location.state),
    }),
  };

  useRedirectToLastPage(search.status === 'done' ? search.page.total : undefined, state, show);
  useFocusOnNewPage(state, heading);
  useFocusOnHeadingAfterRemoval(heading);

  // Lists invalid values in the URL, even if they prevent the search.
  const notes =
    readiness === 'ready' || notices.length > 0 ? (
      <SearchNotes
        state={state}
        notices={notices}
        knownWords={knownWords}
        isPlaceKnown={isPlaceKnown}
        hiddenCount={search.status === 'done' ? search.page.hiddenCount : undefined}
      />
    ) : null;
  const mayHaveCars = search.status === 'loading' || (search.status === 'done' && search.page.total > 0);
  // A location that is recognised late does not add the radius switch, because that would push the cars down.
  const isPlaceKnownEarly =
    isPlaceKnown && (!knownWords.areParsedLate || state.filters.postcode !== env.defaultPostcode);

  return (
    <>
      <ResultsHead
        headingRef={heading}
        readiness={readiness}
        search={search}
        page={state.page}
        sort={state.sort}
        onSort={(sort) => show(withSort(state, sort))}
        tools={renderTools(view)}
      />
      <FilterTags
        label="Active filters"
        tags={tags.map((tag) => ({
          id: tag.id,
          label: tag.label,
          accessibleLabel: tag.accessibleLabel,
          words: getTagWords(tag, knownWords.explanation),
          description: tag.description,
        }))}
        onRemove={(id) => {
          const tag = tags.find((candidate) => candidate.id === id);
          if (tag) show(removeTag(state, tag));
        }}
        onClearAll={() => show(clearTags(state))}
        fallbackFocus={heading}
        note={tags.length > 0 ? notes : null}
      />
      {tags.length === 0 ? notes : null}
      {isPlaceKnownEarly && mayHaveCars ? (
        <RadiusSwitch state={state} areCarsShown={search.status === 'done'} getHref={getResultsHref} />
      ) : null}
      <ResultsBody
        readiness={readiness}
        search={search}
        state={state}
        isPlaceKnown={isPlaceKnown}
        onChange={show}
        getHref={getResultsHref}
        linkToCar={(car) => ({ href: getResultsHref(withCar(state, car)), ...createCarEntry(state, location.state) })}
        onSignInNeeded={onSignInNeeded}
        renderActions={renderCarActions}
        renderInvitation={renderInvitation}
      />
      {knownWords.areParsedLate ? <LateNotes state={state} knownWords={knownWords} /> : null}
      {renderBelow?.(view)}
      {renderDialogs(view)}
    </>
  );
}

/** Redirects a page beyond the last one (from an old link, or after cars have been removed) to the last. */
function useRedirectToLastPage(
  total: number | undefined,
  state: SearchState,
  show: (next: SearchState, options: { replace: boolean }) => void,
) {
  const pages = total === undefined ? undefined : countPages(total);
  const nearestPage = pages === undefined || pages === 0 ? state.page : clampPage(state.page, pages);
  useEffect(() => {
    if (nearestPage !== state.page) show(withPage(state, nearestPage), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the number of pages matters
  }, [nearestPage, state.page]);
}

/**
 * Focuses the heading when the page number changes. A new search leaves focus on the control that changed it.
 */
function useFocusOnNewPage(state: SearchState, heading: { current: HTMLHeadingElement | null }) {
  const { page } = state;
  const search = getResultsHref(withPage(state, 1));
  const previousLocation = useRef({ page, search });
  useEffect(() => {
    const lastLocation = previousLocation.current;
    previousLocation.current = { page, search };
    if (lastLocation.page !== page && lastLocation.search === search) heading.current?.focus({ preventScroll: true });
  }, [page, search, heading]);
}

/**
 * Focuses the heading if the element that had focus, such as a link to a relaxation, is gone. Dialogs restore focus
 * themselves.
 */
function useFocusOnHeadingAfterRemoval(heading: { current: HTMLHeadingElement | null }) {
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof Element && !target.closest('[role="dialog"]') ? target : null;
    };
    document.addEventListener('focusin', rememberFocus);
    return () => document.removeEventListener('focusin', rememberFocus);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || lastFocused.current === null || lastFocused.current.isConnected)
      return;
    lastFocused.current = null;
    heading.current?.focus({ preventScroll: true });
  });
}
