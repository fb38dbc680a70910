import { DEFAULT_POSTCODE, type Listing, withCar } from '@forecourt/search-core';
import {
  CarDetailDescription,
  CarDetailDialog,
  type CarDetailDialogStrings,
  CarDetailHead,
  CarDetailPrice,
  CarDetailRemarks,
  CarDetailSection,
  CarDetailSpecifications,
} from '@forecourt/ui/CarDetailDialog';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import { useEffect, useMemo, useRef, useState } from 'react';
import { omitDistance } from '../../lib/car-card.ts';
import type { Intent } from '../../lib/gated-action.ts';
import { getResultsHref } from '../../lib/results-href.ts';
import { createCarDetail } from './car-detail.ts';
import { CarEvidenceSection, scrollToEvidence } from './car-evidence-section.tsx';
import { createComparablesSearch } from './comparables.ts';
import { ListingHistory } from './listing-history.tsx';
import * as css from './open-car.css.ts';
import { getMotHistoryUrl, MOT_SERVICE_URL } from './mot-history.ts';
import { getPager } from './pager.ts';
import { shareCar } from './share-car.ts';
import { restoreFocusAfterDialog } from './restore-focus-after-dialog.ts';
import { type CarDialogProps, findCar, getEvidenceHeading } from './find-car.ts';
import { useCarOnNearbyPages } from './use-car-on-nearby-pages.ts';

const NOT_FOUND_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'This car is no longer in this search. It may have been sold or taken off sale, or its price may have changed.',
};
const NOT_NEARBY_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'It isn’t on this page of the results or the pages around it. It may have been sold, taken off sale or moved further back.',
};
const NO_SEARCH_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription: 'This link has a car in it but no search, so we can’t look the car up.',
  back: 'Back to the search',
};

/** Shows the dialog of the car in the URL, even if the car has moved to a nearby page. */
export function OpenCar({ view, onSignInNeeded, onSeen, renderActions }: CarDialogProps) {
  const [now] = useState(() => new Date());
  const lookup = findCar(view);
  const isNotInPage = lookup.status === 'missing' && lookup.reason === 'not-in-page';
  const nearbyCar = useCarOnNearbyPages(
    view.state,
    isNotInPage && view.search.status === 'done' ? view.search.page.total : undefined,
  );
  const isFound = lookup.status === 'found';
  const listing = isFound ? lookup.listing : nearbyCar.status === 'found' ? nearbyCar.listing : undefined;
  const car = useMemo(
    () => listing && createCarDetail(view.isPlaceKnown ? listing : omitDistance(listing), now),
    [listing, now, view.isPlaceKnown],
  );
  // Closing navigates back, which takes a moment. A second click must not go back again.
  const closedKey = useRef<string>(undefined);
  const { car: openKey } = view.state;

  const lastOpenKey = useRef(openKey);
  const isOpen = openKey !== undefined;

  useEffect(() => {
    closedKey.current = undefined;
    if (openKey !== undefined) lastOpenKey.current = openKey;
  }, [openKey]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (lastOpenKey.current !== undefined) restoreFocusAfterDialog(lastOpenKey.current);
    };
  }, [isOpen]);
  useEffect(() => {
    if (listing) onSeen(listing);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once each time a car is opened
  }, [listing]);

  const askToSignIn = (intent: Intent) => {
    if (listing) onSignInNeeded({ intent, car: listing.key });
  };

  return (
    <CarDetailDialog
      isOpen={lookup.status !== 'closed'}
      onOpenChange={(isStillOpen) => {
        if (isStillOpen || openKey === undefined || closedKey.current === openKey) return;
        closedKey.current = openKey;
        view.show(withCar(view.state, undefined));
      }}
      car={car}
      isLoading={lookup.status === 'loading' || (isNotInPage && nearbyCar.status === 'looking')}
      pager={getPager(view)}
      onShare={listing && (() => void shareCar(listing.name, getCarUrl(listing, view, isFound)))}
      onCheckValue={async () => askToSignIn('valuation')}
      onAddToCallList={() => askToSignIn('call')}
      onShowMoreInfo={() => askToSignIn('specification')}
      strings={
        lookup.status === 'missing' && lookup.reason === 'no-search'
          ? NO_SEARCH_STRINGS
          : nearbyCar.status === 'nowhere' && nearbyCar.isEveryPageSearched
            ? NOT_FOUND_STRINGS
            : NOT_NEARBY_STRINGS
      }
    >
      {listing && (
        <>
          <CarDetailHead
            actions={renderActions?.(listing)}
            priceLink={
              hasEvidence(listing) ? (
                <button type="button" className={css.evidenceLink} onClick={scrollToEvidence}>
                  {getEvidenceHeading(listing)}
                </button>
              ) : undefined
            }
          />
          <CarDetailDescription />
          <CarDetailPrice />
          {hasEvidence(listing) && <CarEvidenceSection key={listing.key} listing={listing} view={view} />}
          <CarDetailRemarks />
          <ListingHistory key={`${listing.key} history`} listing={listing} now={now} />
          <MotHistory registration={listing.reg} />
          <CarDetailSpecifications />
        </>
      )}
    </CarDetailDialog>
  );
}

/** A search for similar cars needs a make, a model and a year. */
const hasEvidence = (listing: Listing) => createComparablesSearch(listing, DEFAULT_POSTCODE) !== undefined;

/** Returns the URL of this page, or of a search that finds the car if this page does not contain it. */
function getCarUrl(listing: Listing, { state }: CarDialogProps['view'], isFound: boolean): string {
  const search = isFound ? undefined : createComparablesSearch(listing, state.filters.postcode ?? DEFAULT_POSTCODE);
  return search ? new URL(getResultsHref(withCar(search, listing.key)), location.href).href : location.href;
}

/**
 * Links to the car's official MOT history, or to the service's first page if the registration is not in a standard
 * format.
 */
function MotHistory({ registration }: { registration: string | undefined }) {
  if (!registration) return null;
  const url = getMotHistoryUrl(registration);
  return (
    <CarDetailSection heading="MOT history">
      <p className={css.note}>
        GOV.UK has MOT tests since 2005, with mileages and advisories.
        {url === undefined
          ? ` ${registration} isn’t a standard number plate, so we can’t look it up for you. Ask the seller to confirm it.`
          : null}
      </p>
      <Link href={url ?? MOT_SERVICE_URL} target="_blank" rel="noopener noreferrer">
        {url === undefined ? 'Check a number plate on GOV.UK' : 'Check its MOT history on GOV.UK'}{' '}
        <Icon name="external" size="s" label="opens in a new tab" />
      </Link>
    </CarDetailSection>
  );
}
