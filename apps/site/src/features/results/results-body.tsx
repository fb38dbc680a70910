import { type SearchState, pageWindow, totalPages, withFilters } from '@forecourt/search-core';
import { Pagination } from '@forecourt/ui/Pagination';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SearchPage } from '../../services/search.ts';
import { CarGrid, CarGridSkeleton, type LinkToCar } from './car-grid.tsx';
import { passageOf } from './history-entry.ts';
import { PostcodeNeeded } from './postcode-needed.tsx';
import * as css from './results-body.css.ts';
import { SearchFailed } from './search-failed.tsx';
import { type CarSearch, isBare } from './use-car-search.ts';

interface ResultsBodyProps {
  readiness: 'empty' | 'no-postcode' | 'ready';
  search: CarSearch;
  state: SearchState;
  onChange: (state: SearchState) => void;
  onRetry: () => void;
  hrefOfPage: (page: number) => string;
  linkToCar: LinkToCar;
  onGated: () => void;
  renderInvitation: (kind: 'invite' | 'none') => ReactNode;
}

/** The cars, or what stands in their place. */
export function ResultsBody({
  readiness,
  search,
  state,
  onChange,
  onRetry,
  hrefOfPage,
  linkToCar,
  onGated,
  renderInvitation,
}: ResultsBodyProps) {
  if (readiness === 'empty') return renderInvitation('invite');
  if (readiness === 'no-postcode')
    return <PostcodeNeeded onPlace={(place) => onChange(withFilters(state, { ...state.filters, ...place }))} />;
  if (search.status === 'failed')
    return (
      <SearchFailed
        message={search.message}
        onRetry={() => {
          search.retry();
          onRetry();
        }}
      />
    );
  if (search.status === 'done' && isBare(search.page, state.page)) return renderInvitation('none');
  const page = search.status === 'done' ? search.page : search.status === 'loading' ? search.previous : undefined;
  // Old cars stay while new ones are fetched, but not a page without any.
  if (!page || page.cars.length === 0) return <CarGridSkeleton />;
  return (
    <Cars
      page={page}
      state={state}
      isBusy={search.status === 'loading'}
      hrefOfPage={hrefOfPage}
      linkToCar={linkToCar}
      onGated={onGated}
    />
  );
}

interface CarsProps extends Pick<ResultsBodyProps, 'state' | 'hrefOfPage' | 'linkToCar' | 'onGated'> {
  page: SearchPage;
  isBusy: boolean;
}

function Cars({ page, state, isBusy, hrefOfPage, linkToCar, onGated }: CarsProps) {
  const location = useLocation();
  const pages = totalPages(page.total);
  return (
    <section className={css.cars} aria-label="Cars" aria-busy={isBusy}>
      <CarGrid cars={page.cars} linkToCar={linkToCar} onGated={onGated} />
      <Pagination
        className={css.pages}
        page={state.page}
        pages={pages}
        window={pageWindow(state.page, pages)}
        hrefFor={hrefOfPage}
        renderLink={({ href, ...props }) => <Link {...props} to={href} state={passageOf(location.state)} />}
      />
    </section>
  );
}
