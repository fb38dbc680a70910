import { Container } from '@forecourt/ui/Container';
import { useIsSSR } from 'react-aria/SSRProvider';
import { paths } from '../../../config/paths.ts';
import { RecentCars } from '../../../features/recent/recent-cars.tsx';
import { SaveToggle } from '../../../features/saved/save-toggle.tsx';
import { SavedCars } from '../../../features/saved/saved-cars.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { StartFailed, PageUnavailableMessage } from '../../start-failed.tsx';
import * as css from './saved.css.ts';

/** The prerendered page contains no cars. */
export function Component() {
  const isHydrated = !useIsSSR();
  return (
    <Container className={css.page}>
      <PageHead
        title="Saved cars"
        description="The cars you’ve saved on this device, and how their prices have changed since."
        canonical={paths.saved}
        noindex
      />
      {isHydrated ? (
        <>
          <SavedCars />
          <RecentCars renderActions={(car) => <SaveToggle listing={car} />} />
        </>
      ) : (
        <Shell />
      )}
    </Container>
  );
}

function Shell() {
  return (
    <>
      <div className={css.loadingPage} data-starting>
        <h1 className={css.heading}>Saved cars</h1>
      </div>
      <StartFailed heading="We couldn’t load your saved cars">
        Part of the page didn’t load. Check your connection and try again. Your cars are still on this device.
      </StartFailed>
      <noscript>
        <PageUnavailableMessage heading="Saved cars need JavaScript">
          Turn on JavaScript in your browser and try again. Your cars are still on this device: the list is kept in this
          browser, not in an account.
        </PageUnavailableMessage>
      </noscript>
    </>
  );
}
