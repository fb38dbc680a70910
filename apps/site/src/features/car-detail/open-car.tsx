import { withCar } from '@forecourt/search-core';
import { CarDetailDialog, type CarDetailDialogStrings } from '@forecourt/ui/CarDetailDialog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { carDetailOf } from './car-detail.ts';
import { type CarDialogProps, findCar } from './find-car.ts';

const NOT_IN_PAGE: Partial<CarDetailDialogStrings> = {
  notFoundDescription:
    'It may have been sold or taken off sale since the link was made, or it has moved to another page of the results.',
};
const NO_SEARCH: Partial<CarDetailDialogStrings> = {
  notFoundDescription: 'The link names a car and no search in which it could be found.',
  back: 'Back to the search',
};

/** The dialog itself, in a chunk of its own. */
export function OpenCar({ view, onGated, onSeen }: CarDialogProps) {
  const [now] = useState(() => new Date());
  const found = findCar(view);
  const listing = found.status === 'found' ? found.listing : undefined;
  const car = useMemo(() => listing && carDetailOf(listing, now), [listing, now]);
  // Closing goes back in the history, which takes a moment: a second press in it would go back once more.
  const closed = useRef<string>(undefined);
  const { car: open } = view.state;

  useEffect(() => {
    closed.current = undefined;
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
      isLoading={found.status === 'loading'}
      onCheckValue={async () => onGated()}
      onAddToCallList={onGated}
      onShowMoreInfo={onGated}
      strings={found.status === 'missing' && found.why === 'no-search' ? NO_SEARCH : NOT_IN_PAGE}
    />
  );
}
