import { type SearchNotice, type SearchState, listTags } from '@forecourt/search-core';
import { env } from '../../config/env.ts';
import { MUST_HIDE_EXCLUDED } from '../../services/hide-excluded.ts';
import { getUnreadWords, getIgnoredExclusions, hasNoValues } from './explain.ts';
import * as css from './search-notes.css.ts';
import type { KnownWords } from './use-explanation.ts';

interface SearchNotesProps {
  state: SearchState;
  notices: readonly SearchNotice[];
  knownWords: KnownWords;
  isPlaceKnown: boolean;
  /** The number of cars on the page that are hidden, because their make or model is excluded. */
  hiddenCount: number | undefined;
}

/** Lists what the search ignores or hides. `LateNotes` lists the words that are read only after the cars are shown. */
export function SearchNotes({ state, notices, knownWords, isPlaceKnown, hiddenCount }: SearchNotesProps) {
  return (
    <div className={css.notes}>
      {knownWords.hasReadingFailed ? (
        <p>
          We couldn’t read your description this time, so these are all the cars. Press <b>Search</b> to try again.
        </p>
      ) : null}
      {knownWords.areParsedLate ? null : <WordNotes state={state} knownWords={knownWords} />}
      {notices.map(({ key, given, message }) => (
        <p key={`${key} ${given}`}>{message}</p>
      ))}
      {MUST_HIDE_EXCLUDED && hiddenCount !== undefined ? (
        <p>
          We hid {hiddenCount} {hiddenCount === 1 ? 'car' : 'cars'} of makes or models that you ruled out. The total
          still counts them.
        </p>
      ) : null}
      {state.sort === 'distance' && !isPlaceKnown ? (
        <p>Sorted by distance from {env.defaultPostcode}, our default. Enter your postcode in Filters.</p>
      ) : null}
    </div>
  );
}

/** Shown below the cars, so that words that are read late do not push the cars down. */
export function LateNotes({ state, knownWords }: Pick<SearchNotesProps, 'state' | 'knownWords'>) {
  return (
    <div className={css.notes}>
      <WordNotes state={state} knownWords={knownWords} />
    </div>
  );
}

/** Lists the buyer's words that the search ignores, so that nothing is dropped silently. */
function WordNotes({ state, knownWords }: Pick<SearchNotesProps, 'state' | 'knownWords'>) {
  const unreadWords = getUnreadWords(knownWords.explanation);
  const ignoredExclusions = getIgnoredExclusions(knownWords.explanation, state.filters);
  const areNoWordsRead = hasNoValues(knownWords.explanation) && listTags(state.filters).length === 0;
  return (
    <>
      {areNoWordsRead ? <p>We couldn’t find anything to filter by in your words, so these are all the cars.</p> : null}
      {unreadWords.length > 0 ? (
        <p>
          Left out: <QuotedWords words={unreadWords} />.{areNoWordsRead ? null : ' Check each car.'}
        </p>
      ) : null}
      {ignoredExclusions.length > 0 ? (
        <p>
          You said <QuotedWords words={ignoredExclusions} />, but no filter can leave that out, so check each car.
        </p>
      ) : null}
    </>
  );
}

function QuotedWords({ words }: { words: readonly string[] }) {
  return words.map((text, index) => (
    <span key={text}>
      {index > 0 ? ', ' : null}
      <q className={css.quoted}>{text}</q>
    </span>
  ));
}
