import { parseSearch } from '@forecourt/search-core';
import { Container } from '@forecourt/ui/Container';
import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { useSetAtom } from 'jotai';
import { useIsSSR } from 'react-aria/SSRProvider';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { popularSearches } from '../../../content/searches.ts';
import { RefineTool } from '../../../features/assistant/refine-tool.tsx';
import { FilterTools } from '../../../features/filters/filter-tools.tsx';
import { CarDialog } from '../../../features/car-detail/car-dialog.tsx';
import { RecentCarsOnDemand } from '../../../features/recent/recent-cars-on-demand.tsx';
import { rememberCar } from '../../../features/recent/recent-store.ts';
import { CarGridSkeleton } from '../../../features/results/car-grid.tsx';
import { FeatureList } from '../../../features/results/feature-list.tsx';
import { DESCRIPTION } from '../../../features/results/results-head.tsx';
import { Results } from '../../../features/results/results.tsx';
import { loadSearch } from '../../../features/results/load-search.ts';
import { SentenceBox } from '../../../features/search-box/sentence-box.tsx';
import { SlashKeySetting } from '../../../features/search-box/slash-key-setting.tsx';
import { SuggestionChips } from '../../../features/search-box/suggestion-chips.tsx';
import { useSentenceSearch } from '../../../features/search-box/use-sentence-search.ts';
import { useSlashKey } from '../../../features/search-box/use-slash-key.ts';
import { useEarlyInput } from '../../../features/search-box/use-early-input.ts';
import { SaveToggle } from '../../../features/saved/save-toggle.tsx';
import type { SavableListing } from '../../../features/saved/saved-car.ts';
import { signInAtom } from '../../../features/sign-in/sign-in-atom.ts';
import { SignIn } from '../../../features/sign-in/sign-in.tsx';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { StartFailed, PageUnavailableMessage } from '../../start-failed.tsx';
import * as css from './results.css.ts';

const MAX_SUGGESTIONS = 3;

export { loadSearch as loader };

export function Component() {
  // The prerendered page has no query, so content that depends on it is rendered after hydration.
  const isHydrated = useDeferredValue(!useIsSSR());
  const { search } = useLocation();
  const askToSignIn = useSetAtom(signInAtom);
  // Replaces line breaks with spaces, because the one-line box would join the words around them.
  const originalQuery = isHydrated
    ? (parseSearch(search).state.originalQuery ?? '').replaceAll(/\s+/g, ' ')
    : undefined;

  return (
    <Container width="wide" className={css.page}>
      <ResultsSearchBox sentence={originalQuery} />
      {isHydrated ? (
        <Results
          renderInvitation={(kind) => <Invitation kind={kind} />}
          renderTools={(view) => (
            <>
              <FilterTools view={view} />
              <RefineTool view={view} />
            </>
          )}
          renderDialogs={(view) => (
            <>
              <CarDialog
                view={view}
                onSignInNeeded={askToSignIn}
                onSeen={(listing) => rememberCar(listing, view.state)}
                renderActions={renderDialogSave}
              />
              <SignIn />
            </>
          )}
          renderBelow={() => (
            <>
              <RecentCarsOnDemand renderActions={renderSave} />
              <FeatureList />
              <SlashKeySetting />
            </>
          )}
          onSignInNeeded={askToSignIn}
          renderCarActions={renderSave}
        />
      ) : (
        <Shell />
      )}
    </Container>
  );
}

const SaveButton = lazy(() => import('../../../features/saved/save-button.tsx'));
const renderSave = (listing: SavableListing) => <SaveToggle listing={listing} />;
const renderDialogSave = (listing: SavableListing) => (
  <Suspense>
    <SaveButton listing={listing} />
  </Suspense>
);

/** @param sentence the URL's query, or `undefined` until it is known */
function ResultsSearchBox({ sentence }: { sentence: string | undefined }) {
  const search = useSentenceSearch(sentence);
  const field = useRef<SearchBoxInput>(null);
  const shortcut = useSlashKey(field);
  useEarlyInput(field, search);
  const [shownSentence, setShownSentence] = useState(sentence);
  // A new query in the URL replaces the text, but text that was typed before the URL was read is kept.
  if (shownSentence !== sentence) {
    setShownSentence(sentence);
    if (shownSentence !== undefined || search.text === '') search.setText(sentence ?? '');
  }
  return (
    <SentenceBox
      size="bar"
      label="Describe the car"
      placeholder="Describe the car"
      search={search}
      inputRef={field}
      shortcut={shortcut}
    />
  );
}

/** Renders the prerendered page: a skeleton that does not depend on the query. */
function Shell() {
  return (
    <>
      <PageHead title="Search results" description={DESCRIPTION} canonical={paths.results} noindex />
      <div className={css.loadingPage} data-starting>
        <h1 className={css.heading}>Searching…</h1>
        <CarGridSkeleton />
      </div>
      <StartFailed heading="We couldn’t load your search">
        Part of the page didn’t load. Check your connection and try again. Your search is saved in the page’s address.
      </StartFailed>
      <noscript>
        <PageUnavailableMessage heading="This search needs JavaScript">
          Turn on JavaScript in your browser and try again. Your search is saved in the page’s address.
        </PageUnavailableMessage>
      </noscript>
    </>
  );
}

function Invitation({ kind }: { kind: 'invite' | 'none' }) {
  const search = useSentenceSearch();
  const suggestions = kind === 'none' ? popularSearches.slice(0, MAX_SUGGESTIONS) : popularSearches;
  return (
    <section className={css.invitation} aria-label={kind === 'none' ? 'Try another search' : 'Start a search'}>
      {kind === 'none' ? (
        // The page has two search boxes, so each landmark needs its own name.
        <SentenceBox
          size="bar"
          label="Try a new search"
          aria-label="Try a new search"
          placeholder="Try a new search..."
          search={search}
        />
      ) : (
        <p className={css.lead}>
          Describe it in one sentence: make, price, age, mileage, place. Most cars come back valued.
        </p>
      )}
      <h2 className={css.chipsHeading}>
        {kind === 'none' ? 'Try these popular searches:' : 'Or start with one of these:'}
      </h2>
      <SuggestionChips
        label={kind === 'none' ? 'Popular searches' : 'Suggested searches'}
        isLabelHidden
        suggestions={suggestions}
        isShortened={kind === 'none'}
        onIntent={search.prepare}
        onChoose={search.submit}
      />
    </section>
  );
}
