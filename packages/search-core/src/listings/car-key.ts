import type { SearchResult } from './search-response.ts';

const FNV_PRIME = 0x100000001b3n;
const FNV_OFFSET = 0xcbf29ce484222325n;

/** An Id that can stand in a URL as it is. */
const PLAIN_ID = /^[\w.:-]{1,100}$/;

/**
 * What names a car in the URL: its Id, else a hash of its link, else of its registration, else of name and price. The same
 * car has the same key on every page and at every time.
 */
export function carKey(car: Pick<SearchResult, 'Id' | 'Link' | 'Reg' | 'Name' | 'Price'>): string {
  const id = car.Id?.trim();
  if (id && PLAIN_ID.test(id)) return id;
  const reg = car.Reg?.replace(/\s/g, '').toUpperCase();
  return hash(id || car.Link?.trim() || reg || `${car.Name}\n${car.Price ?? ''}`);
}

// FNV-1a, 64 bits: no secret depends on it, and unlike WebCrypto's digests it answers at once.
function hash(text: string): string {
  let value = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * FNV_PRIME);
  return value.toString(36);
}
