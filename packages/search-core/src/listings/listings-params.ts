import type { FilterRow } from '../filters/filters.ts';

/** The parameters of every listings URL. */
export const FIXED_PARAMS = {
  channel: 'cars',
  'advertising-location': 'at_cars',
  homeDeliveryAdverts: 'include',
  'exclude-writeoff-categories': 'on',
} as const;

/** The rows whose parameter contains the canonical texts, one per value. Other rows have formats of their own. */
export const listPlainRows = (rows: readonly FilterRow[]) =>
  rows.filter(({ key }) => key !== 'distance' && key !== 'excludeWriteoff' && key !== 'sellerType');
