import { withCar } from '@forecourt/search-core';
import { CarDetailDialog, type CarDetailDialogStrings } from '@forecourt/ui/CarDetailDialog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { withoutDistance } from '../../lib/car-card.ts';
import type { Intent } from '../../lib/gated.ts';
import { createCarDetail } from './car-detail.ts';
import { restoreFocusAfterDialog } from './restore-focus-after-dialog.ts';
import { type CarDialogProps, findCar } from './find-car.ts';
import { useCarOnNearbyPages } from './use-car-on-nearby-pages.ts';

const NOT_FOUND_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'This car is no longer in this search. It may have been sold or taken off sale, or its price may have changed.',
};
const NOT_NEARBY_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'It is not on this page of the results or the pages around it. It may have been sold or taken off sale, or moved further back.',
};
const NO_SEARCH_STRINGS: Partial<CarDetailDialogStrings> = {
  notFoundDescription: 'This link names a car but not the search that it belongs to.',
  back: 'Back to the search',
};

/** The dialog itself, in its own chunk. */
export function OpenCar({ view, onGated, onSeen, renderActions }: CarDialogProps) {
  const [now] = useState(() => new Date());
  const found = findCar(view);
  const isElsewhere = found.status === 'missing' && found.why === 'not-in-page';
  const elsewhere = useCarOnNearbyPages(
    view.state,
    isElsewhere && view.search.status === 'done' ? view.search.page.total : undefined,
  );
  const isFound = found.status === 'found';
  const listing = isFound ? found.listing : elsewhere.status === 'found' ? elsewhere.listing : undefined;
  const car = useMemo(
    () => listing && createCarDetail(view.isPlaceKnown ? listing : withoutDistance(listing), now),
    [listing, now, view.isPlaceKnown],
  );
  // Closing navigates back, which takes a moment. A second press must not navigate back again.
  const closed = useRef<string>(undefined);
  const { car: open } = view.state;

  useEffect(() => {
    closed.current = undefined;
    if (open !== undefined) return () => restoreFocusAfterDialog(open);
    return undefined;
  }, [open]);
  useEffect(() => {
    if (listing) onSeen(listing);
    // oxlint-disable-next-line react/exhaustive-deps -- once each time that a car is opened
  }, [listing]);

  const gate = (intent: Intent) => {
    if (listing) onGated({ intent, car: listing.key });
  };

  return (
    <CarDetailDialog
      isOpen={found.status !== 'closed'}
      onOpenChange={(isOpen) => {
        if (isOpen || open === undefined || closed.current === open) return;
        closed.current = open;
        view.show(withCar(view.state, undefined));
      }}
      car={car}
      isLoading={found.status === 'loading' || (isElsewhere && elsewhere.status === 'looking')}
      actions={listing && renderActions?.(listing)}
      onCheckValue={async () => gate('valuation')}
      onAddToCallList={() => gate('call')}
      onShowMoreInfo={() => gate('specification')}
      strings={
        found.status === 'missing' && found.why === 'no-search'
          ? NO_SEARCH_STRINGS
          : elsewhere.status === 'nowhere' && elsewhere.isAll
            ? NOT_FOUND_STRINGS
            : NOT_NEARBY_STRINGS
      }
    />
  );
}
