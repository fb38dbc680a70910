import { Container } from '@forecourt/ui/Container';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { createChunk } from '../../lib/chunk.ts';
import { useChunkWhenDue } from '../../lib/use-chunk-when-due.ts';
import * as css from './showcase.css.ts';
import { ShowcaseFailed } from './showcase-failed.tsx';
import { ShowcaseFoot } from './showcase-foot.tsx';

// The cards and the data client have more code than the rest of the page, so they load late, even if the cards are
// visible on load.
const chunk = createChunk('the showcase', () => import('./showcase-cars.tsx'));

export function Showcase() {
  const root = useRef<HTMLElement>(null);
  const { state, isDue } = useChunkWhenDue(chunk, root);

  return (
    <Container className={css.section} render={(props) => <section {...props} aria-labelledby="showcase" />}>
      <header className={css.head} ref={root}>
        <h2 className={css.heading} id="showcase">
          Just valued
        </h2>
        <Link className={css.link} to={paths.search}>
          Search all cars
        </Link>
      </header>
      <div className={css.cars}>
        <noscript>
          <p className={css.note}>Turn on JavaScript to see the newest cars and search.</p>
        </noscript>
        {isDue && state.status === 'here' ? (
          <state.module.ShowcaseCars />
        ) : isDue && state.status === 'failed' ? (
          <ShowcaseFailed message="Failed to fetch cars" />
        ) : (
          <p className={css.placeholder}>
            <span className={css.hiddenText}>Loading cars</span>
          </p>
        )}
      </div>
      <ShowcaseFoot />
    </Container>
  );
}
