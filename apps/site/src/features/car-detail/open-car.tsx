import { withCar } from '@forecourt/search-core';
import { CarDetailDialog, type CarDetailDialogStrings } from '@forecourt/ui/CarDetailDialog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { withoutDistance } from '../../lib/car-card.ts';
import { carDetailOf } from './car-detail.ts';
import { focusAfterDialog } from './focus-after-dialog.ts';
import { type CarDialogProps, findCar } from './find-car.ts';
import { useCarElsewhere } from './use-car-elsewhere.ts';

const NOWHERE: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'It is on no page of this search: it may have been sold or taken off sale since the link was made, or its price has changed.',
};
const NOT_NEAR: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'It is not on this page of the results, nor on those around it: it may have been sold or taken off sale since the link was made, or it has moved further back.',
};
const NO_SEARCH: Partial<CarDetailDialogStrings> = {
  notFoundDescription: 'The link names a car and no search in which it could be found.',
  back: 'Back to the search',
};

/** The dialog itself, in a chunk of its own. */
export function OpenCar({ view, onGated, onSeen }: CarDialogProps) {
  const [now] = useState(() => new Date());
  const found = findCar(view);
  const isElsewhere = found.status === 'missing' && found.why === 'not-in-page';
  const elsewhere = useCarElsewhere(
    view.state,
    isElsewhere && view.search.status === 'done' ? view.search.page.total : undefined,
  );
  const isFound = found.status === 'found';
  const listing = isFound ? found.listing : elsewhere.status === 'found' ? elsewhere.listing : undefined;
  const car = useMemo(
    () => listing && carDetailOf(view.isPlaceKnown ? listing : withoutDistance(listing), now),
    [listing, now, view.isPlaceKnown],
  );
  // Closing goes back in the history, which takes a moment: a second press in it would go back once more.
  const closed = useRef<string>(undefined);
  const { car: open } = view.state;

  useEffect(() => {
    closed.current = undefined;
    if (open !== undefined) return () => focusAfterDialog(open);
    return undefined;
  }, [open]);
  useEffect(() => {
    if (listing) onSeen(listing);
    // oxlint-disable-next-line react/exhaustive-deps -- a car is seen once each time that it is opened
  }, [listing]);

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
      onCheckValue={async () => onGated()}
      onAddToCallList={onGated}
      onShowMoreInfo={onGated}
      strings={
        found.status === 'missing' && found.why === 'no-search'
          ? NO_SEARCH
          : elsewhere.status === 'nowhere' && elsewhere.isAll
            ? NOWHERE
            : NOT_NEAR
      }
    />
  );
}
