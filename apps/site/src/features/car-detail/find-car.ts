import type { Listing, SearchState } from '@forecourt/search-core';

/** What the dialog has to know of the search on the screen. */
export interface CarView {
  state: SearchState;
  /** Distances are measured from the buyer's own place. */
  isPlaceKnown: boolean;
  search:
    | { status: 'idle' }
    | { status: 'failed' }
    | { status: 'loading'; previous: { cars: readonly Listing[] } | undefined }
    | { status: 'done'; page: { cars: readonly Listing[]; total: number } };
  show: (next: SearchState) => void;
}

export interface CarDialogProps {
  view: CarView;
  /** A button was pressed that only who has signed in can use. */
  onGated: () => void;
  /** The car is before the buyer's eyes. */
  onSeen: (listing: Listing) => void;
}

/** Where the car of the address stands. */
export type FoundCar =
  | { status: 'closed' | 'loading' }
  | { status: 'found'; listing: Listing }
  /** `no-search`: there is nothing that it could be looked for in. `not-in-page`: it may be on another. */
  | { status: 'missing'; why: 'not-in-page' | 'no-search' };

/** The car that the address names, among the cars of its page. */
export function findCar({ state: { car }, search }: Pick<CarView, 'state' | 'search'>): FoundCar {
  // Where the search failed the page says so and offers to try again; the car opens when it has its cars.
  if (car === undefined || search.status === 'failed') return { status: 'closed' };
  if (search.status === 'idle') return { status: 'missing', why: 'no-search' };
  const cars = search.status === 'done' ? search.page.cars : (search.previous?.cars ?? []);
  const listing = cars.find(({ key }) => key === car);
  if (listing) return { status: 'found', listing };
  return search.status === 'loading' ? { status: 'loading' } : { status: 'missing', why: 'not-in-page' };
}
