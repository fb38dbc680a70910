import type { SearchState } from '@forecourt/search-core';
import { Icon } from '@forecourt/ui/Icon';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCarCount } from '../../lib/format-number.ts';
import { getEntryState } from './history-entry.ts';
import * as css from './relaxation-list.css.ts';
import { useRelaxations } from './use-relaxations.ts';

interface RelaxationListProps {
  heading: string;
  state: SearchState;
  /** The number of cars that the search finds. */
  total: number;
  getHref: (state: SearchState) => string;
  /** Whether the list keeps the height of its skeleton. Set it if the content below is already on screen. */
  keepsHeight?: boolean;
}

/**
 * Lists relaxations with their counts, or states that no single change finds more cars. Renders nothing without
 * relaxations, or if none is known to find more and some could not be counted.
 */
export function RelaxationList({ heading, state, total, getHref, keepsHeight = true }: RelaxationListProps) {
  const id = useId();
  const location = useLocation();
  const { maxRows, relaxations: offers, areAllCounted, hasSingleFilterSearches } = useRelaxations(state, total);
  if (maxRows === 0 || (offers?.length === 0 && !areAllCounted)) return null;

  return (
    <section aria-labelledby={id} className={css.relaxations}>
      <h2 id={id} className={css.heading}>
        {offers?.length === 0
          ? `No single change finds ${total === 0 ? 'a car' : 'more'}.`
          : hasSingleFilterSearches
            ? 'No single change finds a car. One filter on its own does:'
            : heading}
      </h2>
      {offers === undefined ? (
        <Skeleton isLoading label="Counting cars">
          <ul className={css.list} data-rows={maxRows}>
            {Array.from({ length: maxRows }, (_, index) => (
              <li key={index} className={css.row}>
                <span>Without something</span>
                <span>00 cars</span>
              </li>
            ))}
          </ul>
        </Skeleton>
      ) : offers.length === 0 ? (
        <div className={css.noRelaxations} data-rows={keepsHeight ? maxRows : undefined} />
      ) : (
        <ul className={css.list} data-rows={keepsHeight ? maxRows : undefined}>
          {offers.map(({ id: key, verb, object, count, state: wider }) => (
            <li key={key}>
              <Link className={css.row} to={getHref(wider)} state={getEntryState(location.state)} preventScrollReset>
                <span>
                  {verb} <b className={css.change}>{object}</b>
                  <span className={css.hiddenText}>: </span>
                </span>
                <span className={css.count}>
                  {formatCarCount(count)}
                  <Icon name="arrow-end" size="s" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
