import type { SearchState } from '@forecourt/search-core';
import { Link, useLocation } from 'react-router-dom';
import { getEntryState } from './history-entry.ts';
import * as css from './last-tile.css.ts';
import { RelaxationList } from './relaxation-list.tsx';
import { listRelaxations } from './relaxations.ts';

const MAX_LINKS = 4;

interface LastTileProps {
  state: SearchState;
  /** The number of cars that the search finds. */
  total: number;
  /** Whether the search finds so few cars that the cars of each relaxation are counted. */
  isThin: boolean;
  getHref: (state: SearchState) => string;
}

/** Offers ways to widen the search. */
export function LastTile({ state, total, isThin, getHref }: LastTileProps) {
  const location = useLocation();
  if (isThin)
    return <RelaxationList heading="One change that finds more:" state={state} total={total} getHref={getHref} />;
  return (
    <>
      <p className={css.title}>Not quite what you’re after?</p>
      <p className={css.text}>Change one thing and search again. Everything else stays as it is.</p>
      <ul className={css.links}>
        {listRelaxations(state)
          .slice(0, MAX_LINKS)
          .map(({ id, verb, what, state: wider }) => (
            <li key={id}>
              <Link className={css.link} to={getHref(wider)} state={getEntryState(location.state)} preventScrollReset>
                {verb} {what}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
