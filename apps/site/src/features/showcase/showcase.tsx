import { Container } from '@forecourt/ui/Container';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import * as css from './showcase.css.ts';
import { ShowcaseFailed } from './showcase-failed.tsx';
import { ShowcaseFoot } from './showcase-foot.tsx';
import { useIsNearViewport } from './use-is-near-viewport.ts';

// Cards and the data client are larger than the page, so they load on scroll.
const chunk = createChunk('The showcase', () => import('./showcase-cars.tsx'));

/** The most recently valued cars, from the data source. */
export function Showcase() {
  const root = useRef<HTMLElement>(null);
  const isInSight = useIsNearViewport(root);
  const state = useChunk(chunk);
  useEffect(() => {
    if (isInSight) chunk.fetch();
  }, [isInSight]);

  return (
    <Container className={css.section} render={(props) => <section {...props} aria-labelledby="showcase" />}>
      <header className={css.head} ref={root}>
        <div>
          <h2 className={css.heading} id="showcase">
            Just valued
          </h2>
          <p className={css.lead}>The newest cars, with our verdict on each price.</p>
        </div>
        <Link className={css.link} to={paths.search}>
          Search them all
        </Link>
      </header>
      <div className={css.cars}>
        {!isInSight ? (
          <noscript>
            <p className={css.wait}>
              The newest cars need JavaScript. The three at the top show what a search returns.
            </p>
          </noscript>
        ) : state.status === 'here' ? (
          <state.module.ShowcaseCars />
        ) : state.status === 'failed' ? (
          <ShowcaseFailed message="Failed to fetch cars" />
        ) : (
          <p className={css.wait}>Loading cars…</p>
        )}
      </div>
      <ShowcaseFoot />
    </Container>
  );
}
