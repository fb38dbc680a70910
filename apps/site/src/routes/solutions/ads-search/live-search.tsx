import { Grid } from '@forecourt/ui/Grid';
import { Text } from '@forecourt/ui/Text';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { useRef } from 'react';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { liveSearch } from '../../../content/live-search.ts';
import { createChunk } from '../../../lib/chunk.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { useChunkWhenDue } from '../../../lib/use-chunk-when-due.ts';
import { measure } from '../../../typeset.css.ts';
import { AdvertLedger } from './advert-ledger.tsx';
import * as css from './live-search.css.ts';
import { LiveFailed } from './live-failed.tsx';

// The search client loads late (lib/use-chunk-when-due.ts).
const chunk = createChunk('the live search', () => import('./live-adverts.tsx'));

const { sentence } = liveSearch;
const marks = liveSearch.marks.map(({ words, label }) => {
  const start = sentence.indexOf(words);
  return { start, end: start + words.length, label };
});

const resultsHref = `${paths.results}?${new URLSearchParams({ ...liveSearch.query, original_query: sentence })}`;

export function LiveSearch() {
  const root = useRef<HTMLDivElement>(null);
  const { state, isDue } = useChunkWhenDue(chunk, root);

  return (
    <Grid columns={1} gap={{ base: 8, desktop: 10 }} ref={root}>
      <div className={css.box}>
        <span className={css.band} aria-hidden="true">
          {brand.short}
        </span>
        <div className={css.query}>
          <Text size="small" tone="muted">
            The search
          </Text>
          <p className={css.sentence}>
            <MarkedText text={sentence} marks={marks} />
          </p>
        </div>
        <LinkButton className={css.openButton} variant="accent" href={resultsHref} render={renderRouterLink}>
          Open this search
        </LinkButton>
      </div>
      <section className={css.adverts} aria-label="Live adverts" tabIndex={-1}>
        <noscript>
          <Text className={measure.l} tone="muted">
            Turn on JavaScript to see four live adverts here, with each price against our estimate. The search needs it
            too.
          </Text>
        </noscript>
        {state.status === 'here' && isDue ? (
          <state.module.LiveAdverts resultsHref={resultsHref} />
        ) : state.status === 'failed' ? (
          <LiveFailed
            message="We couldn’t load the search. Check your connection and try again."
            onRetry={chunk.fetch}
          />
        ) : (
          <AdvertLedger />
        )}
      </section>
    </Grid>
  );
}
