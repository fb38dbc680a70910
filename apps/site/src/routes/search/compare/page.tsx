import type { Listing } from '@forecourt/search-core';
import { Container } from '@forecourt/ui/Container';
import { useAtomValue } from 'jotai';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useMemo } from 'react';
import { paths } from '../../../config/paths.ts';
import { CompareCars } from '../../../features/compare/compare-cars.tsx';
import { loadComparison } from '../../../features/compare/load-comparison.ts';
import { SaveToggle } from '../../../features/saved/save-toggle.tsx';
import { toListing } from '../../../features/saved/saved-car.ts';
import { savedCarsAtom } from '../../../features/saved/saved-store.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { StartFailed, PageUnavailableMessage } from '../../start-failed.tsx';
import * as css from '../saved/saved.css.ts';

export { loadComparison as loader };

/** The prerendered page contains no cars. */
export function Component() {
  const isHydrated = !useIsSSR();
  return (
    <Container className={css.page}>
      <PageHead
        title="Compare cars"
        description="Two to four used cars side by side, with their prices on one scale and every difference marked."
        canonical={paths.compare}
        noindex
      />
      {isHydrated ? <Comparison /> : <Shell />}
    </Container>
  );
}

function Comparison() {
  const saved = useAtomValue(savedCarsAtom);
  const savedListings = useMemo(() => saved.map(({ car }) => toListing(car)), [saved]);
  return <CompareCars savedListings={savedListings} renderActions={renderSave} />;
}

const renderSave = (listing: Listing) => <SaveToggle listing={listing} />;

function Shell() {
  return (
    <>
      <div className={css.loadingPage} data-starting>
        <h1 className={css.heading}>Compare cars</h1>
      </div>
      <StartFailed heading="We couldn’t load your comparison">
        Part of the page didn’t load. Check your connection and try again. The cars are in the page’s address.
      </StartFailed>
      <noscript>
        <PageUnavailableMessage heading="Comparing cars needs JavaScript">
          Turn on JavaScript in your browser and try again. The cars are in the page’s address, so you can also open the
          link in another browser.
        </PageUnavailableMessage>
      </noscript>
    </>
  );
}
