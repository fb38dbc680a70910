import type { Listing } from '@forecourt/search-core';
import { CarDetailSection } from '@forecourt/ui/CarDetailDialog';
import { Skeleton } from '@forecourt/ui/Skeleton';
import * as css from './car-evidence.css.ts';
import { getEvidenceHeading } from './find-car.ts';

/** As tall as the evidence of most cars, so that the layout hardly shifts when the evidence arrives. */
export function EvidenceSkeleton({ listing }: { listing: Listing }) {
  return (
    <CarDetailSection heading={getEvidenceHeading(listing)}>
      <Skeleton isLoading label="Loading similar cars">
        <p className={css.lead}>From 14 similar cars: £12,400 to £17,900</p>
        <div className={css.chartSpace} />
      </Skeleton>
    </CarDetailSection>
  );
}
