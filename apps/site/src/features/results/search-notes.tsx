import { type SearchNotice, type SearchState, searchTags, withFilters } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCountQuery, getListingsUrl } from '../../services/search.ts';
import { counted } from './car-count.ts';
import { isBuyersPlace, getUnreadWords, getExcludedWords, hasNoValues } from './explain.ts';
import { getPassage } from './history-entry.ts';
import * as css from './search-notes.css.ts';
import type { KnownWords } from './use-explanation.ts';

/** The radius offered for a place without a distance. */
const NEARBY_MILES = 25;

interface SearchNotesProps {
  state: SearchState;
  notices: readonly SearchNotice[];
  known: KnownWords;
  getHref: (state: SearchState) => string;
  /** Whether to offer a radius: not after a failed or empty search. */
  offersNearby: boolean;
}

/** Lists the buyer's words that the search ignores, so that nothing is dropped silently. */
export function SearchNotes({ state, notices, known, getHref, offersNearby }: SearchNotesProps) {
  const leftOut = getUnreadWords(known.explanation);
  const ruledOut = getExcludedWords(known.explanation, state.filters);
  const { postcode, distance } = state.filters;
  const isNothingRead = hasNoValues(known.explanation) && searchTags(state.filters).length === 0;
  const isPlaceNamed = isBuyersPlace(state, known.explanation, env.defaultPostcode);
  const isUnbounded = distance === undefined || distance === 'national';
  const isFarOut = isPlaceNamed && isUnbounded && offersNearby;
  // Reserves lines for late notes, so that the cars do not shift.
  const kept = postcode !== undefined && known.areReadLate ? (isUnbounded ? 2 : 1) : 0;

  return (
    <div className={css.notes} data-kept={kept || undefined}>
      {known.wereNotRead ? (
        <p>
          Your words could not be read this time, so these are all cars. <b>Search again</b> to have them read.
        </p>
      ) : null}
      {isNothingRead ? <p>We found nothing to filter by in your words, so these are all the cars.</p> : null}
      {leftOut.length > 0 ? (
        <p>
          Left out: <Quoted words={leftOut} />.{isNothingRead ? null : ' Ask the seller.'}
        </p>
      ) : null}
      {ruledOut.length > 0 ? (
        <p>
          You said <Quoted words={ruledOut} />, which no filter can leave out: look at each car.
        </p>
      ) : null}
      {notices.map(({ key, given, message }) => (
        <p key={`${key} ${given}`}>{message}</p>
      ))}
      {state.sort === 'distance' && !isPlaceNamed ? (
        <p>Sorted by distance from {env.defaultPostcode}, a stand-in. Enter your postcode in Filters.</p>
      ) : null}
      {isFarOut ? <Nearby state={state} getHref={getHref} /> : null}
    </div>
  );
}

function Quoted({ words }: { words: readonly string[] }) {
  return words.map((text, index) => (
    <span key={text}>
      {index > 0 ? ', ' : null}
      <q className={css.quoted}>{text}</q>
    </span>
  ));
}

/** Says that a place without a distance does not narrow the search, and offers a radius. */
function Nearby({ state, getHref }: Pick<SearchNotesProps, 'state' | 'getHref'>) {
  const location = useLocation();
  const nearby = withFilters(state, { ...state.filters, distance: NEARBY_MILES });
  const { data: count } = useQuery(
    createCountQuery(getListingsUrl(nearby), 'The cars nearby could not be counted.'),
    queryClient,
  );
  return (
    <p>
      {count === 0 ? (
        `Searching the whole UK: there is none within ${NEARBY_MILES} miles.`
      ) : (
        <>
          Searching the whole UK.{' '}
          <Link className={css.offer} to={getHref(nearby)} state={getPassage(location.state)} preventScrollReset>
            Within {NEARBY_MILES} miles{count === undefined ? '' : ` (${counted.format(count)})`}
          </Link>
        </>
      )}
    </p>
  );
}
