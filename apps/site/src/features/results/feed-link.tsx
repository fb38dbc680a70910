import { EMPTY_SEARCH, type SearchState, writeSearch } from '@forecourt/search-core';
import * as css from './results-body.css.ts';

/** Links to the search's Atom feed. Feed readers that get the page's URL find the feed by the `alternate` link. */
export function FeedLink({ state: { filters } }: { state: SearchState }) {
  const href = `/search/feed?${writeSearch({ ...EMPTY_SEARCH, filters })}`;
  return (
    <p className={css.feed}>
      <link rel="alternate" type="application/atom+xml" title="New cars for this search" href={href} />
      <a href={href}>Follow this search</a> in a feed reader
    </p>
  );
}
