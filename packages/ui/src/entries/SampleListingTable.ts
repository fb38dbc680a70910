export * from '../domain/SampleListingTable/index.ts';
