import type { SearchState } from '@forecourt/search-core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import * as css from './last-tile.css.ts';

/** Up to this number of cars, relaxations are offered with their counts. */
export const MAX_FEW_CARS = 3;

const chunk = createChunk('the last tile', () => import('./last-tile.tsx'));

interface TileInSightProps {
  /** The number of cards before the tile. */
  cardCount: number;
  state: SearchState;
  /** The number of cars that the search finds. */
  total: number;
  getHref: (state: SearchState) => string;
}

/**
 * Hidden if the last row of cars is full, unless the search finds few cars. Its content loads when it becomes visible.
 */
export function TileInSight({ cardCount, state, total, getHref }: TileInSightProps) {
  const root = useRef<HTMLLIElement>(null);
  const chunkState = useChunk(chunk);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) chunk.fetch();
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  const hasFewCars = total <= MAX_FEW_CARS;
  // Every search can be widened, except one of all cars from all sellers.
  if (!hasFewCars && Object.keys(state.filters).length < 2 && state.filters.sellerType === 'both') return null;
  const countFreeColumns = (columns: number) => (columns - (cardCount % columns)) % columns;
  const fullLayouts = [2, 3, 4]
    .filter((columns) => countFreeColumns(columns) === 0)
    .map((columns) => `full-${columns}`);
  return (
    <li
      ref={root}
      className={`${css.tile} ${css.optional}`}
      data-optional={hasFewCars ? undefined : ['may-hide', ...fullLayouts].join(' ')}
      style={
        {
          [css.tileColumnsOf2]: countFreeColumns(2) || 2,
          [css.tileColumnsOf3]: countFreeColumns(3) || 3,
          [css.tileColumnsOf4]: countFreeColumns(4) || 4,
        } as CSSProperties
      }
    >
      {chunkState.status === 'here' ? (
        <chunkState.module.LastTile state={state} total={total} hasFewCars={hasFewCars} getHref={getHref} />
      ) : null}
    </li>
  );
}
