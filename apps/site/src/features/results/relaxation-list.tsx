import type { SearchState } from '@forecourt/search-core';
import { Icon } from '@forecourt/ui/Icon';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { carCount } from './car-count.ts';
import { passageOf } from './history-entry.ts';
import * as css from './relaxation-list.css.ts';
import { useRelaxations } from './use-relaxations.ts';

interface RelaxationListProps {
  heading: string;
  state: SearchState;
  /** Cars that the search itself finds. */
  total: number;
  hrefOf: (state: SearchState) => string;
}

/** What to give up, and how many cars that brings, a press each. Nothing where nothing brings more. */
export function RelaxationList({ heading, state, total, hrefOf }: RelaxationListProps) {
  const id = useId();
  const location = useLocation();
  const { rows, offers, isKnown, areWishes } = useRelaxations(state, total);
  if (rows === 0 || (offers?.length === 0 && !isKnown)) return null;

  return (
    <section aria-labelledby={id} className={css.relaxations}>
      <h2 id={id} className={css.heading}>
        {offers?.length === 0
          ? `No single change finds ${total === 0 ? 'a car' : 'more'}.`
          : areWishes
            ? 'No single change finds a car. One wish alone does:'
            : heading}
      </h2>
      {offers === undefined ? (
        <Skeleton isLoading label="Counting what would be found">
          <ul className={css.list} data-rows={rows}>
            {Array.from({ length: rows }, (_, index) => (
              <li key={index} className={css.row}>
                <span>Without something</span>
                <span>00 cars</span>
              </li>
            ))}
          </ul>
        </Skeleton>
      ) : offers.length === 0 ? (
        <div className={css.nothing} data-rows={rows} />
      ) : (
        <ul className={css.list} data-rows={rows}>
          {offers.map(({ id: key, verb, what, count, state: wider }) => (
            <li key={key}>
              <Link className={css.row} to={hrefOf(wider)} state={passageOf(location.state)} preventScrollReset>
                <span>
                  {verb} <b className={css.what}>{what}</b>
                  <span className={css.spoken}>: </span>
                </span>
                <span className={css.count}>
                  {carCount(count)}
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
