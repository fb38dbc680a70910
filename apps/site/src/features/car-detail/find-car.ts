import type { Listing, SearchState } from '@forecourt/search-core';
import type { ReactNode } from 'react';
import type { AskToSignIn } from '../../lib/gated-action.ts';

export interface CarView {
  state: SearchState;
  /** Whether distances are measured from the buyer's own location. */
  isPlaceKnown: boolean;
  search:
    | { status: 'idle' }
    | { status: 'failed' }
    | { status: 'loading'; previous: { cars: readonly Listing[] } | undefined }
    | { status: 'done'; page: { cars: readonly Listing[]; total: number } };
  show: (next: SearchState, options?: { replace: boolean }) => void;
  /** Shows another car in the open dialog, in the same history entry. */
  turnToCar: (car: string) => void;
  /** Returns the link to a similar car. Its history entry follows that of the open car. */
  linkToSimilarCar: (car: string) => { href: string; state: unknown; replace: boolean };
}

export interface CarDialogProps {
  view: CarView;
  onSignInNeeded: AskToSignIn;
  renderActions?: (listing: Listing) => ReactNode;
  onSeen: (listing: Listing) => void;
}

export interface CarEvidenceProps {
  listing: Listing;
  view: CarView;
}

/** Without an estimate there is no working to show, only the prices of similar cars. */
export const getEvidenceHeading = ({ estimate }: Listing): string =>
  estimate === undefined ? 'Prices of similar cars' : 'How we got there';

export type CarLookup =
  | { status: 'closed' | 'loading' }
  | { status: 'found'; listing: Listing }
  /** `no-search`: the URL has no search. `not-in-page`: the car may be on another page. */
  | { status: 'missing'; reason: 'not-in-page' | 'no-search' };

export function findCar({ state: { car }, search }: Pick<CarView, 'state' | 'search'>): CarLookup {
  // After a failed search the page offers a retry, and the dialog opens once there are cars.
  if (car === undefined || search.status === 'failed') return { status: 'closed' };
  if (search.status === 'idle') return { status: 'missing', reason: 'no-search' };
  const cars = search.status === 'done' ? search.page.cars : (search.previous?.cars ?? []);
  const listing = cars.find(({ key }) => key === car);
  if (listing) return { status: 'found', listing };
  return search.status === 'loading' ? { status: 'loading' } : { status: 'missing', reason: 'not-in-page' };
}
