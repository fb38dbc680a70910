import { parsePriceDigits } from '../prices/pounds.ts';
import { getCarKey } from './car-key.ts';
import { splitCarName } from './car-name.ts';
import { omitUndefined, dropPlaceholder } from './fields.ts';
import type { SearchResult } from './search-response.ts';
import { parsePictureAddress, parseWebAddress } from './web-address.ts';

/** A car for sale, as shown in cards and dialogs. Fields that the service did not send are absent. */
export interface Listing {
  /** The car's key in the URL (`car`). */
  key: string;
  id?: string;
  name: string;
  make: string;
  model: string;
  /** The first line of the description if it is short enough: `xDrive30d M Sport 3.0 Diesel Auto 5dr`. */
  derivative?: string;
  /** The text of the advert. */
  description?: string;
  /** Whole pounds; 0 if the advert has no price. */
  price: number;
  year?: number;
  reg?: string;
  /** The car's mileage, in miles. */
  mileage?: number;
  /** The first of `images`. */
  image?: string;
  /** http(s) URLs, or paths on our own origin. */
  images: string[];
  /** The URL of the advert: always http(s). */
  link?: string;
  fuel?: string;
  transmission?: string;
  body?: string;
  color?: string;
  doors?: number;
  seats?: number;
  /** Miles from the searched place, not rounded. */
  distanceMiles?: number;
  sellerType?: 'private' | 'dealer';
  /** In pounds, above 0. */
  estimate?: number;
  /** The likely range of the car's value, in pounds. */
  range?: { low: number; high: number };
  /** In pounds, by years from now. At least one is present. */
  futureValue?: { oneYear?: number; threeYears?: number; fiveYears?: number };
  /** When the car was first advertised: an ISO 8601 date, with or without the time. */
  listedAt?: string;
  /** At least two prices in pounds, with the ISO 8601 date from which each applies, oldest first. */
  priceHistory?: { date: string; price: number }[];
}

/** A longer first line is prose, not a derivative. */
const MAX_DERIVATIVE_LENGTH = 100;

/** Converts a car from the search service. */
export function readListing(car: SearchResult): Listing {
  const description = dropPlaceholder(car.Desc);
  const firstLine = dropPlaceholder(description?.split('\n', 1)[0]);
  const derivative = firstLine && firstLine.length <= MAX_DERIVATIVE_LENGTH ? firstLine : undefined;
  const images = [car.Image, ...(car.Images ?? [])].map(parsePictureAddress).filter((image) => image !== undefined);
  return {
    key: getCarKey(car),
    name: car.Name,
    ...splitCarName(car.Name, derivative ?? description),
    price: parsePriceDigits(car.Price ?? ''),
    images: [...new Set(images)],
    ...omitUndefined({
      id: dropPlaceholder(car.Id),
      derivative,
      description,
      year: readYear(car.Year),
      reg: dropPlaceholder(car.Reg)?.toUpperCase(),
      mileage: readMileage(car.Details?.[1]),
      image: images[0],
      link: parseWebAddress(car.Link),
      fuel: dropPlaceholder(car.Fuel),
      transmission: dropPlaceholder(car.Transmission),
      body: dropPlaceholder(car.Body),
      color: dropPlaceholder(car.Colour),
      doors: car.Doors,
      seats: car.Seats,
      distanceMiles: car.DistanceMiles !== undefined && car.DistanceMiles >= 0 ? car.DistanceMiles : undefined,
      sellerType: readSeller(car.SellerType),
      estimate: car.EstimatedValue,
      range: readRange(car.EstimateRange),
      futureValue: car.FutureValue && Object.keys(car.FutureValue).length > 0 ? car.FutureValue : undefined,
      listedAt: readDate(car.ListedAt),
      priceHistory: readPriceHistory(car.PriceHistory),
    }),
  };
}

/** Converts the cars of a page. Numbers repeated keys, so that every key is unique. */
export function readListings(cars: readonly SearchResult[]): Listing[] {
  const countByKey = new Map<string, number>();
  return cars.map((car) => {
    const listing = readListing(car);
    const count = (countByKey.get(listing.key) ?? 0) + 1;
    countByKey.set(listing.key, count);
    return count === 1 ? listing : { ...listing, key: `${listing.key}~${count}` };
  });
}

/** Parses a mileage such as `45,000 miles`. */
function readMileage(text: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d[\d,]{0,8})\s*(?:mi|miles?)?\s*$/i.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Parses the year in text such as `2019 (19 reg)`. */
function readYear(text: string | undefined): number | undefined {
  const [year] = /\b(?:19|20)\d\d\b/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : Number(year);
}

function readSeller(text: string | undefined): Listing['sellerType'] {
  const seller = text?.trim().toLowerCase();
  if (seller === 'trade') return 'dealer';
  return seller === 'private' || seller === 'dealer' ? seller : undefined;
}

function readRange(range: SearchResult['EstimateRange']): Listing['range'] {
  const { low = 0, high = 0 } = range ?? {};
  return low > 0 && high >= low ? { low, high } : undefined;
}

/** Returns the trimmed text if it starts with an existing ISO 8601 date (not 30 February), otherwise `undefined`. */
function readDate(text: string | undefined): string | undefined {
  const date = text?.trim() ?? '';
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
  const day = date.slice(0, 10);
  return new Date(day).toISOString().startsWith(day) ? date : undefined;
}

function readPriceHistory(history: SearchResult['PriceHistory']): Listing['priceHistory'] {
  const points = (history ?? []).flatMap(({ date: text, price }) => {
    const date = readDate(text);
    return date === undefined || price === undefined ? [] : [{ date, price }];
  });
  return points.length > 1 ? points.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)) : undefined;
}
