// Server-only exports, kept out of the main entry, which browsers load.
export {
  type ListingsQuery,
  type ListingsSeller,
  ListingsUrlError,
  parseListingsUrl,
} from './listings/listings-query.ts';
export { type SignedRequest, type Verification, verifyRequest } from './signing/verify.ts';
