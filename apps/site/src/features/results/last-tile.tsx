import { PAGE_SIZE, type SearchState } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../lib/format-number.ts';
import { createFacetsQuery } from '../../services/facets.ts';
import { queryClient } from '../../services/query-client.ts';
import { getEntryState } from './history-entry.ts';
import * as css from './last-tile.css.ts';
import { listNarrowings } from './narrowings.ts';
import { RelaxationList } from './relaxation-list.tsx';
import { listRelaxations } from './relaxations.ts';

const MAX_LINKS = 4;

interface LastTileProps {
  state: SearchState;
  /** The number of cars that the search finds. */
  total: number;
  /** Whether the search finds so few cars that the cars of each relaxation are counted. */
  hasFewCars: boolean;
  getHref: (state: SearchState) => string;
}

/** Offers ways to widen the search, and to narrow a search that finds more than a page of cars. */
export function LastTile({ state, total, hasFewCars, getHref }: LastTileProps) {
  const location = useLocation();
  const hasMorePages = total > PAGE_SIZE;
  const { data: facets, isLoading } = useQuery(
    { ...createFacetsQuery(state), enabled: hasMorePages && !hasFewCars },
    queryClient,
  );
  if (hasFewCars)
    return <RelaxationList heading="Change one thing to find more:" state={state} total={total} getHref={getHref} />;
  // The content is centred, so it appears only once its height is known.
  if (isLoading) return null;
  const narrowings = facets ? listNarrowings(state, facets, total) : [];
  const relaxations = listRelaxations(state).slice(0, MAX_LINKS);
  const renderLink = (key: string, to: SearchState, content: ReactNode) => (
    <li key={key}>
      <Link className={css.link} to={getHref(to)} state={getEntryState(location.state)} preventScrollReset>
        {content}
      </Link>
    </li>
  );
  return (
    <>
      <p className={css.title}>Not quite what you’re after?</p>
      <p className={css.text}>Change one thing and search again. Everything else stays as it is.</p>
      {narrowings.length > 0 && (
        <LinkGroup heading="See fewer cars">
          {narrowings.map(({ label, count, state: narrower }) =>
            renderLink(
              label,
              narrower,
              <>
                {label} <span className={css.count}>{formatNumber(count)}</span>
              </>,
            ),
          )}
        </LinkGroup>
      )}
      {relaxations.length > 0 && (
        <LinkGroup heading="See more cars">
          {relaxations.map(({ id, verb, object, state: wider }) => renderLink(id, wider, `${verb} ${object}`))}
        </LinkGroup>
      )}
    </>
  );
}

function LinkGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.groupHeading}>{heading}</p>
      <ul className={css.links} aria-label={heading}>
        {children}
      </ul>
    </div>
  );
}
