// Server-only exports, kept out of the main entry, which browsers load.
export * from './listings/listings-query.ts';
export * from './signing/verify.ts';
