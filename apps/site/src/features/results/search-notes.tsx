import { type SearchNotice, type SearchState, listTags } from '@forecourt/search-core';
import { env } from '../../config/env.ts';
import { MUST_HIDE_EXCLUDED } from '../../services/hide-excluded.ts';
import { getUnreadWords, getExcludedWords, hasNoValues } from './explain.ts';
import * as css from './search-notes.css.ts';
import type { KnownWords } from './use-explanation.ts';

interface SearchNotesProps {
  state: SearchState;
  notices: readonly SearchNotice[];
  known: KnownWords;
  isPlaceKnown: boolean;
  /** The number of cars on the page that are hidden, because their make or model is excluded. */
  hidden: number | undefined;
}

/**
 * States what the search does not use: a description that could not be read, invalid values in the URL and, if known
 * before the cars arrive, some of the buyer's words. Also states how many cars are hidden.
 */
export function SearchNotes({ state, notices, known, isPlaceKnown, hidden }: SearchNotesProps) {
  return (
    <div className={css.notes}>
      {known.failedToRead ? (
        <p>
          We couldn’t read your description this time, so these are all the cars. Press <b>Search</b> to try again.
        </p>
      ) : null}
      {known.areReadLate ? null : <WordNotes state={state} known={known} />}
      {notices.map(({ key, given, message }) => (
        <p key={`${key} ${given}`}>{message}</p>
      ))}
      {MUST_HIDE_EXCLUDED && hidden !== undefined ? (
        <p>
          We hid {hidden} {hidden === 1 ? 'car' : 'cars'} of makes or models that you ruled out. The total still counts
          them.
        </p>
      ) : null}
      {state.sort === 'distance' && !isPlaceKnown ? (
        <p>Sorted by distance from {env.defaultPostcode}, our default. Enter your postcode in Filters.</p>
      ) : null}
    </div>
  );
}

/**
 * Lists ignored words that are known only after the cars are shown. The list is below the cars, so that it does not push
 * them down.
 */
export function LateNotes({ state, known }: Pick<SearchNotesProps, 'state' | 'known'>) {
  return (
    <div className={css.notes}>
      <WordNotes state={state} known={known} />
    </div>
  );
}

/** Lists the buyer's words that the search ignores, so that nothing is dropped silently. */
function WordNotes({ state, known }: Pick<SearchNotesProps, 'state' | 'known'>) {
  const leftOut = getUnreadWords(known.explanation);
  const ruledOut = getExcludedWords(known.explanation, state.filters);
  const isNothingRead = hasNoValues(known.explanation) && listTags(state.filters).length === 0;
  return (
    <>
      {isNothingRead ? <p>We couldn’t find anything to filter by in your words, so these are all the cars.</p> : null}
      {leftOut.length > 0 ? (
        <p>
          Left out: <Quoted words={leftOut} />.{isNothingRead ? null : ' Check each car.'}
        </p>
      ) : null}
      {ruledOut.length > 0 ? (
        <p>
          You said <Quoted words={ruledOut} />, but no filter can leave that out, so check each car.
        </p>
      ) : null}
    </>
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
