import { parsePriceDigits } from '../prices/price.ts';
import { carKey } from './car-key.ts';
import { splitCarName } from './car-name.ts';
import type { SearchResult } from './search-response.ts';

/** A car for sale, as cards and dialogs show it. What the service did not say is absent; nothing is made up. */
export interface Listing {
  /** Names the car in the URL (`car`). */
  key: string;
  id?: string;
  name: string;
  make: string;
  model: string;
  description?: string;
  /** Pounds; 0 where the advert names no price. */
  price: number;
  year?: number;
  reg?: string;
  /** Miles. */
  mileage?: number;
  /** The first picture. */
  image?: string;
  images: string[];
  /** The advert: always http or https. */
  link?: string;
  fuel?: string;
  transmission?: string;
  body?: string;
  colour?: string;
  doors?: number;
  seats?: number;
  /** Miles from the searched place. */
  distanceMiles?: number;
  sellerType?: 'private' | 'dealer';
  /** Pounds, above 0. */
  estimate?: number;
  /** Pounds: what the estimate may be off. */
  range?: { low: number; high: number };
  /** Pounds, by years from now. */
  futureValue?: { oneYear?: number; threeYears?: number; fiveYears?: number };
}

/** A car of the search service as the site shows it. */
export function readListing(car: SearchResult): Listing {
  const images = [car.Image, ...(car.Images ?? [])].map(pictureAddress).filter((image) => image !== undefined);
  const optional = {
    id: said(car.Id),
    description: said(car.Desc),
    year: readYear(car.Year),
    reg: said(car.Reg)?.toUpperCase(),
    mileage: readMileage(car.Details?.[1]),
    image: images[0],
    link: webAddress(car.Link),
    fuel: said(car.Fuel),
    transmission: said(car.Transmission),
    body: said(car.Body),
    colour: said(car.Colour),
    doors: positive(car.Doors),
    seats: positive(car.Seats),
    distanceMiles: car.DistanceMiles !== undefined && car.DistanceMiles >= 0 ? car.DistanceMiles : undefined,
    sellerType: readSeller(car.SellerType),
    estimate: positive(car.EstimatedValue),
    range: readRange(car.EstimateRange),
    futureValue: readFutureValue(car.FutureValue),
  };
  return {
    key: carKey(car),
    name: car.Name,
    ...splitCarName(car.Name, said(car.Desc)),
    price: parsePriceDigits(car.Price ?? ''),
    images: [...new Set(images)],
    ...withoutUndefined(optional),
  };
}

/** The cars of a page, each under a key of its own: adverts that cannot be told apart are numbered. */
export function readListings(cars: readonly SearchResult[]): Listing[] {
  const seen = new Map<string, number>();
  return cars.map((car) => {
    const listing = readListing(car);
    const count = (seen.get(listing.key) ?? 0) + 1;
    seen.set(listing.key, count);
    return count === 1 ? listing : { ...listing, key: `${listing.key}~${count}` };
  });
}

/** A text that says something: `N/A` and its like are silence. */
function said(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return /^(n\/?a|-+|unknown|not (specified|available)|null|undefined)?$/i.test(trimmed) ? undefined : trimmed;
}

function readYear(text: string | undefined): number | undefined {
  const [year] = /\b(?:19|20)\d\d\b/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : Number(year);
}

function readMileage(text: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d[\d,]{0,8})\s*(?:mi|mile|miles)?\s*$/i.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

function readSeller(text: string | undefined): Listing['sellerType'] {
  const seller = text?.trim().toLowerCase();
  if (seller === 'trade') return 'dealer';
  return seller === 'private' || seller === 'dealer' ? seller : undefined;
}

function readRange(range: SearchResult['EstimateRange']): Listing['range'] {
  return range && range.low > 0 && range.high >= range.low ? range : undefined;
}

function readFutureValue(values: SearchResult['FutureValue']): Listing['futureValue'] {
  const { oneYear, threeYears, fiveYears } = values ?? {};
  const stated = withoutUndefined({
    oneYear: positive(oneYear),
    threeYears: positive(threeYears),
    fiveYears: positive(fiveYears),
  });
  return Object.keys(stated).length > 0 ? stated : undefined;
}

function positive(number: number | undefined): number | undefined {
  return number !== undefined && number > 0 ? number : undefined;
}

/** Adverts come from strangers: an address that is not plainly of the web (`javascript:`, `data:`) is none. */
function webAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** A picture may also lie on our own origin: a path, but none that a browser takes for another host. */
function pictureAddress(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return /^\/(?![/\\])/.test(address) ? address : webAddress(address);
}

function withoutUndefined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
