import { Grid } from '@forecourt/ui/Grid';
import { Band } from '@forecourt/ui/Band';
import { Text } from '@forecourt/ui/Text';
import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import * as css from './ads-search.css.ts';
import { LiveSearch } from './live-search.tsx';

const Sections = deferHydration('advert', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Ads Search: private sellers’ adverts, found and valued"
        description="Search private sellers’ adverts in one sentence. Most adverts come back with our estimate and the working behind it."
        canonical={paths.adsSearch}
      />
      <Band paddingStart={{ base: 8, desktop: 10 }} paddingEnd={{ base: 16, desktop: 24 }}>
        <Grid columns={1} gap={{ base: 8, desktop: 10 }}>
          <Grid
            columns={{ desktop: '8:4' }}
            gap={{ base: 5, desktop: 12 }}
            align="end"
            render={(props) => <header {...props} />}
          >
            <div>
              <p className={css.tool}>Ads Search</p>
              <h1 className={css.heading}>Private sellers’ cars, and what they’re worth.</h1>
            </div>
            <Text size="lead" tone="muted">
              One sentence searches the classifieds. Most adverts come back with our estimate and how far the price is
              above or below it. The search on this page is live.
            </Text>
          </Grid>
          <LiveSearch />
        </Grid>
      </Band>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
