'use client';

export {
  type SampleListing,
  SampleListingTable,
  type SampleListingTableProps,
  type SampleListingTableStrings,
} from './SampleListingTable.tsx';
