import {
  type Listing,
  MAX_PAGES,
  PAGE_SIZE,
  listPageNumbers,
  listTags,
  type SearchState,
  countPages,
  withFilters,
  withPage,
} from '@forecourt/search-core';
import { Pagination } from '@forecourt/ui/Pagination';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AskToSignIn } from '../../lib/gated-action.ts';
import type { SearchPage } from '../../services/search.ts';
import { formatCarCount, formatNumber } from '../../lib/format-number.ts';
import { type CardLayout, cardLayoutAtom } from './card-layout.ts';
import { CarGrid, CarGridSkeleton, type LinkToCar } from './car-grid.tsx';
import { FeedLink } from './feed-link.tsx';
import { getEntryState } from './history-entry.ts';
import { MAX_FEW_CARS, TileInSight } from './tile-in-sight.tsx';
import * as css from './results-body.css.ts';
import { SearchFailed } from './search-failed.tsx';
import { type CarSearch, isEmptyPage } from './use-car-search.ts';

/** The maximum number of cars that a search can show. */
const MAX_SHOWN_CARS = MAX_PAGES * PAGE_SIZE;

// PostcodeNeeded has no Suspense boundary of its own, so that the skeleton stays until it has loaded.
const PostcodeNeeded = lazy(() => import('./postcode-needed.tsx'));
const EmptyResult = lazy(() => import('./empty-result.tsx').then((module) => ({ default: module.EmptyResult })));

interface ResultsBodyProps {
  readiness: 'empty' | 'no-postcode' | 'ready';
  search: CarSearch;
  state: SearchState;
  /** Whether distances are measured from the buyer's own location. */
  isPlaceKnown: boolean;
  onChange: (state: SearchState) => void;
  getHref: (state: SearchState) => string;
  linkToCar: LinkToCar;
  onSignInNeeded: AskToSignIn;
  renderActions?: ((listing: Listing) => ReactNode) | undefined;
  renderInvitation: (kind: 'invite' | 'none') => ReactNode;
}

/**
 * Shows the cars or, in their place, an invitation, a request for a postcode, an error, an empty result or a skeleton.
 */
export function ResultsBody({
  readiness,
  search,
  state,
  isPlaceKnown,
  onChange,
  getHref,
  linkToCar,
  onSignInNeeded,
  renderActions,
  renderInvitation,
}: ResultsBodyProps) {
  const isBusy = search.status === 'loading';
  const layout = useAtomValue(cardLayoutAtom);
  // The previous cars stay, dimmed, until the response arrives.
  const [shownState, setShownState] = useState(state);
  if (search.status === 'done' && shownState !== state) setShownState(state);

  // Deferred, because rendering ten cards at once would block a phone.
  const page = useDeferredValue(
    search.status === 'done' ? search.page : search.status === 'loading' ? search.previous : undefined,
  );

  if (readiness === 'empty') return renderInvitation('invite');
  if (readiness === 'no-postcode')
    return <PostcodeNeeded onPlace={(place) => onChange(withFilters(state, { ...state.filters, ...place }))} />;
  if (search.status === 'failed') return <SearchFailed error={search.error} onRetry={search.retry} />;

  if (page && isEmptyPage(page, shownState.page))
    return (
      <div className={css.emptyResult} aria-busy={isBusy}>
        <p className={css.lead}>
          {listTags(shownState.filters).length > 0 ? 'Adjust the filters, widen' : 'Widen'} the area or describe the car
          in other words.
        </p>
        <Suspense fallback={<div className={css.emptyResultPlaceholder} />}>
          <EmptyResult state={shownState} getHref={getHref} renderInvitation={renderInvitation} />
        </Suspense>
      </div>
    );
  // A page beyond the last one is also empty, until it redirects to the last.
  if (!page || page.cars.length === 0) return <CarGridSkeleton layout={layout} />;
  return (
    <Cars
      page={page}
      layout={layout}
      state={state}
      isPlaceKnown={isPlaceKnown}
      shownState={shownState}
      isBusy={isBusy}
      getHref={getHref}
      linkToCar={linkToCar}
      onSignInNeeded={onSignInNeeded}
      renderActions={renderActions}
    />
  );
}

interface CarsProps extends Pick<
  ResultsBodyProps,
  'state' | 'isPlaceKnown' | 'getHref' | 'linkToCar' | 'onSignInNeeded' | 'renderActions'
> {
  page: SearchPage;
  layout: CardLayout;
  /** The search whose cars are on screen. */
  shownState: SearchState;
  isBusy: boolean;
}

function Cars({
  page,
  layout,
  state,
  isPlaceKnown,
  shownState,
  isBusy,
  getHref,
  linkToCar,
  onSignInNeeded,
  renderActions,
}: CarsProps) {
  const location = useLocation();
  const pages = countPages(page.total);
  return (
    <div className={css.carResults} aria-busy={isBusy}>
      <section aria-label="Cars" aria-busy={isBusy}>
        <CarGrid
          cars={page.cars}
          layout={layout}
          state={shownState}
          lastTile={
            // A list has no incomplete row to fill.
            layout === 'grid' || page.total <= MAX_FEW_CARS ? (
              <TileInSight cardCount={page.cars.length} state={shownState} total={page.total} getHref={getHref} />
            ) : null
          }
          isPlaceKnown={isPlaceKnown}
          linkToCar={linkToCar}
          onSignInNeeded={onSignInNeeded}
          renderActions={renderActions}
        />
        {page.total > MAX_SHOWN_CARS && shownState.page === pages ? (
          <p className={css.limitNote}>
            These are the first {formatNumber(MAX_SHOWN_CARS)} of {formatCarCount(page.total)}. Add a filter to see the
            rest.
          </p>
        ) : null}
        <Pagination
          className={css.pages}
          page={state.page}
          pages={pages}
          window={listPageNumbers(state.page, pages)}
          hrefFor={(number) => getHref(withPage(state, number))}
          renderLink={({ href, ...props }) => <Link {...props} to={href} state={getEntryState(location.state)} />}
        />
        <FeedLink state={shownState} />
      </section>
    </div>
  );
}
