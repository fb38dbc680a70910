import type { SearchResult } from './search-response.ts';

const FNV_PRIME = 0x100000001b3n;
const FNV_OFFSET = 0xcbf29ce484222325n;

/** An Id that needs no escaping in a URL. */
const PLAIN_ID = /^[\w.:-]{1,100}$/;

/** Returns a car's key in the URL: a plain Id, or else a hash of its Id, link, registration, or name with price. */
export function getCarKey(car: Pick<SearchResult, 'Id' | 'Link' | 'Reg' | 'Name' | 'Price'>): string {
  const id = car.Id?.trim();
  if (id && PLAIN_ID.test(id)) return id;
  const reg = car.Reg?.replace(/\s/g, '').toUpperCase();
  return hash(id || car.Link?.trim() || reg || `${car.Name}\n${car.Price ?? ''}`);
}

// 64-bit FNV-1a. It need not be cryptographic, and unlike WebCrypto's digests it is synchronous.
function hash(text: string): string {
  let value = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * FNV_PRIME);
  return value.toString(36);
}
