import { FILTERS } from '../filters/filters.ts';

/** What every listings URL holds, whatever is searched for: its parameters and their values. */
export const FIXED_PARAMS = {
  channel: 'cars',
  'advertising-location': 'at_cars',
  homeDeliveryAdverts: 'include',
  'exclude-writeoff-categories': 'on',
} as const;

/** The rows whose parameter holds their texts as they are, one a value; the others have a shape of their own there. */
export const PLAIN_FILTERS = FILTERS.filter(
  ({ key }) => key !== 'distance' && key !== 'excludeWriteoff' && key !== 'sellerType',
);
