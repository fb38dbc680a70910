import {
  clampPage,
  clearTags,
  parseSearch,
  removeTag,
  searchReadiness,
  type SearchState,
  searchTags,
  totalPages,
  withCar,
  withPage,
  withSort,
} from '@forecourt/search-core';
import { FilterTags } from '@forecourt/ui/FilterTags';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '../../config/env.ts';
import type { Explanation, SearchPassage } from '../../lib/explanation.ts';
import { isCurrentHref } from '../../lib/is-current-href.ts';
import { resultsHref } from '../../lib/results-href.ts';
import { isPlaceOfBuyer, wordsOfTag } from './explain.ts';
import { entryOfCar, isOpenedHere, passageOf } from './history-entry.ts';
import { ResultsBody } from './results-body.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchNotes } from './search-notes.tsx';
import { getReadyListingsUrl } from './load-search.ts';
import { type CarSearch, useCarSearch } from './use-car-search.ts';
import { useExplanation } from './use-explanation.ts';

/** The search on the screen, for what stands beside its cars. */
export interface ResultsView {
  state: SearchState;
  search: CarSearch;
  /** What was understood of the buyer's words, as soon as it is known. */
  explanation: Explanation | undefined;
  /** Distances are measured from the buyer's own place. */
  isPlaceKnown: boolean;
  /** One navigation to another search; what its words meant goes along unless a passage is given. */
  show: (next: SearchState, options?: ShowOptions) => void;
}

interface ShowOptions {
  /** In the place of this entry of the history. */
  replace?: boolean;
  /** What other words meant. */
  passage?: SearchPassage;
}

interface ResultsProps {
  /** Stands where there is nothing to show: the invitation, and what to try instead of a search that found nothing. */
  renderInvitation: (kind: 'invite' | 'none') => ReactNode;
  /** Buttons beside the order of the cars. */
  renderTools: (view: ResultsView) => ReactNode;
  /** What opens over the page: the dialog of a car. */
  renderOver: (view: ResultsView) => ReactNode;
  /** What follows the cars. */
  renderBelow?: (view: ResultsView) => ReactNode;
  /** A button was pressed that only who has signed in can use. */
  onGated: () => void;
}

/** The search that the address stands for. The address is the only state of it; nothing here keeps a copy. */
export function Results({ renderInvitation, renderTools, renderOver, renderBelow, onGated }: ResultsProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  const { state, notices } = useMemo(() => parseSearch(location.search), [location.search]);
  const readiness = searchReadiness(state);
  const search = useCarSearch(getReadyListingsUrl(state));
  const known = useExplanation(state.originalQuery, search.status === 'done');
  const tags = useMemo(() => searchTags(state.filters), [state.filters]);

  const show = (next: SearchState, { replace = false, passage = passageOf(location.state) }: ShowOptions = {}) => {
    const href = resultsHref(next);
    const isClosing = state.car !== undefined && href === resultsHref(withCar(state, undefined));
    if (isClosing && isOpenedHere(location.state)) void navigate(-1);
    else {
      const isReplaced = replace || isClosing || isCurrentHref(href);
      void navigate(href, { preventScrollReset: true, state: passage, replace: isReplaced });
    }
  };
  const isPlaceKnown = isPlaceOfBuyer(state, known.explanation, env.defaultPostcode);
  const view: ResultsView = { state, search, explanation: known.explanation, isPlaceKnown, show };

  useLastPageInstead(search.status === 'done' ? search.page.total : undefined, state, show);
  useFocusOnNewPage(state, heading);
  useFocusOnHeadingAfter(heading);

  // What an address gives and cannot be used is named, also where it keeps the search from being made.
  const notes =
    readiness === 'ready' || notices.length > 0 ? (
      <SearchNotes
        state={state}
        notices={notices}
        known={known}
        hrefOf={resultsHref}
        offersNearby={search.status !== 'failed' && !(search.status === 'done' && search.page.total === 0)}
      />
    ) : null;

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
        label="Filters of this search"
        tags={tags.map((tag) => ({
          id: tag.id,
          label: tag.label,
          accessibleLabel: tag.accessibleLabel,
          words: wordsOfTag(tag, known.explanation),
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
      <ResultsBody
        readiness={readiness}
        search={search}
        state={state}
        isPlaceKnown={isPlaceKnown}
        onChange={show}
        hrefOf={resultsHref}
        linkToCar={(car) => ({ href: resultsHref(withCar(state, car)), ...entryOfCar(state, location.state) })}
        onGated={onGated}
        renderInvitation={renderInvitation}
      />
      {renderBelow?.(view)}
      {renderOver(view)}
    </>
  );
}

/** A page beyond the last, from an old link or a list that has shrunk, leads to the last. */
function useLastPageInstead(
  total: number | undefined,
  state: SearchState,
  show: (next: SearchState, options: { replace: boolean }) => void,
) {
  const pages = total === undefined ? undefined : totalPages(total);
  const nearest = pages === undefined || pages === 0 ? state.page : clampPage(state.page, pages);
  useEffect(() => {
    if (nearest !== state.page) show(withPage(state, nearest), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only the pages themselves say that a page is missing
  }, [nearest, state.page]);
}

/**
 * Another page of a search begins at its heading, for the eyes by the scroll and for the ears by the focus. A search that
 * begins anew on its first page, without a filter or in another order, leaves the focus to what changed it.
 */
function useFocusOnNewPage(state: SearchState, heading: { current: HTMLHeadingElement | null }) {
  const { page } = state;
  const search = resultsHref(withPage(state, 1));
  const before = useRef({ page, search });
  useEffect(() => {
    const last = before.current;
    before.current = { page, search };
    if (last.page !== page && last.search === search) heading.current?.focus({ preventScroll: true });
  }, [page, search, heading]);
}

/** What had the focus may go with the search that it belonged to, as an offer does: the heading says what came of it. */
function useFocusOnHeadingAfter(heading: { current: HTMLHeadingElement | null }) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || last.current === null || last.current.isConnected) return;
    last.current = null;
    heading.current?.focus({ preventScroll: true });
  });
}
