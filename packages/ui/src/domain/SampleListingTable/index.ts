'use client';

export { type SampleListing, SampleListingTable, type SampleListingTableProps } from './SampleListingTable.tsx';
export type { SampleListingTableStrings } from './strings.ts';
