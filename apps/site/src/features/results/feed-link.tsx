import { DEFAULT_SORT, type SearchState, withSort, writeSearch } from '@forecourt/search-core';
import * as css from './results-body.css.ts';

/** Links to the search's Atom feed, for readers and for programs that look for one. */
export function FeedLink({ state }: { state: SearchState }) {
  const { originalQuery: _, ...rest } = withSort(state, DEFAULT_SORT);
  const href = `/search/feed?${writeSearch(rest)}`;
  return (
    <p className={css.feed}>
      <link rel="alternate" type="application/atom+xml" title="New cars for this search" href={href} />
      See new cars first: <a href={href}>follow this search</a> in any feed reader, no account needed.
    </p>
  );
}
