import type { SearchState } from '@forecourt/search-core';
import type { CSSProperties, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getPassage } from './history-entry.ts';
import * as css from './last-tile.css.ts';
import { listRelaxations } from './relaxations.ts';

const MAX_LINKS = 4;

interface LastTileProps {
  /** Number of cards before it. */
  cards: number;
  state: SearchState;
  getHref: (state: SearchState) => string;
  /** Content that is shown even if the last row is full. */
  children?: ReactNode;
}

/** Fills the last row of the grid with ways to widen the search. Without children it is hidden if that row is full. */
export function LastTile({ cards, state, getHref, children }: LastTileProps) {
  const location = useLocation();
  const offers = children ? [] : listRelaxations(state).slice(0, MAX_LINKS);
  if (!children && offers.length === 0) return null;
  const rest = (columns: number) => (columns - (cards % columns)) % columns;
  const full = [2, 3, 4].filter((columns) => rest(columns) === 0).map((columns) => `full-${columns}`);
  return (
    <li
      className={`${css.tile} ${css.optional}`}
      data-optional={children ? undefined : ['may-hide', ...full].join(' ')}
      style={
        {
          [css.restOf2]: rest(2) || 2,
          [css.restOf3]: rest(3) || 3,
          [css.restOf4]: rest(4) || 4,
        } as CSSProperties
      }
    >
      {children ?? (
        <>
          <p className={css.title}>Not quite what you’re after?</p>
          <p className={css.text}>Change one thing and search again. Everything else stays as it is.</p>
          <ul className={css.links}>
            {offers.map(({ id, verb, what, state: wider }) => (
              <li key={id}>
                <Link className={css.link} to={getHref(wider)} state={getPassage(location.state)} preventScrollReset>
                  {verb} {what}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
