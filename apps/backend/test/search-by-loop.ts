import type { ListingsQuery } from '@forecourt/search-core/server';
import { findPlace, type Point } from '../src/listings/place.ts';
import type { StockListing } from '../src/stock/generate-stock.ts';
import { readMarketModels } from '../src/stock/market.ts';

/** Searches with a loop over all cars, to compare the results with those of the SQL. */
export function searchByLoop(stock: readonly StockListing[], query: ListingsQuery): StockListing[] {
  const { filters, sort } = query;
  const place = filters.postcode === undefined ? undefined : findPlace(filters.postcode);
  const getMiles = (car: StockListing) => (place ? computeDistance(place, car.place) : 0);
  const compareByDistrict = (a: StockListing, b: StockListing) =>
    a.place.latitude - b.place.latitude || a.place.longitude - b.place.longitude;
  const orders: Record<typeof sort, (a: StockListing, b: StockListing) => number> = {
    'most-recent': (a, b) => b.id - a.id,
    relevance: (a, b) => getCompleteness(b) - getCompleteness(a) || b.id - a.id,
    'price-asc': (a, b) => a.price - b.price || a.id - b.id,
    'price-desc': (a, b) => b.price - a.price || b.id - a.id,
    distance: (a, b) => (place ? getMiles(a) - getMiles(b) || compareByDistrict(a, b) || a.id - b.id : b.id - a.id),
    mileage: (a, b) => (a.mileage ?? Infinity) - (b.mileage ?? Infinity) || a.id - b.id || 0,
    'year-dsc': (a, b) => b.year - a.year || b.id - a.id,
    'year-asc': (a, b) => a.year - b.year || a.id - b.id,
  };
  const compareByMileage = (a: StockListing, b: StockListing) =>
    a.mileage === undefined && b.mileage === undefined ? a.id - b.id : orders.mileage(a, b);
  return stock.filter(createMatcher(query)).toSorted(sort === 'mileage' ? compareByMileage : orders[sort]);
}

/** Creates a function that returns whether a car matches a query. Ignores the query's order and page. */
export function createMatcher({ filters, sellers, radius }: ListingsQuery): (car: StockListing) => boolean {
  const place = filters.postcode === undefined ? undefined : findPlace(filters.postcode);
  if (radius !== undefined && filters.postcode !== undefined && place === undefined) return () => false;
  const isExclusion = (value: unknown) => String(value).startsWith('-');
  const listWanted = <T>(values: readonly T[] | undefined) => values?.filter((value) => !isExclusion(value)) ?? [];
  const isAllowed = <T>(values: readonly T[] | undefined, value: T) => {
    const wantedValues = listWanted(values);
    const isExcluded = values?.some((each) => each === `-${String(value)}`) ?? false;
    return !isExcluded && (wantedValues.length === 0 || wantedValues.includes(value));
  };
  const isWithin = (value: number | undefined, low?: number, high?: number) =>
    (low === undefined || (value !== undefined && value >= low)) &&
    (high === undefined || (value !== undefined && value <= high));
  const isMatchingModel = (car: StockListing) => {
    if (!isAllowed(filters.make, car.make) || filters.model?.includes(`-${car.model}`)) return false;
    const [makes, models] = [listWanted(filters.make), listWanted(filters.model)];
    if (models.length === 0 || models.includes(car.model)) return true;
    const isNamed = (name: string) =>
      readMarketModels().some(({ make, family }) => family === name && (makes.length === 0 || makes.includes(make)));
    const isOwnModelNamed = models.some((name) =>
      readMarketModels().some(({ make, family }) => make === car.make && family === name),
    );
    return makes.length > 0 && !isOwnModelNamed && models.every(isNamed);
  };
  const getMiles = (car: StockListing) => (place ? computeDistance(place, car.place) : 0);
  return (car) =>
    car.writeOff === undefined &&
    sellers.includes(car.seller) &&
    isMatchingModel(car) &&
    isAllowed(filters.fuelType, car.fuel) &&
    isAllowed(filters.transmission, car.transmission) &&
    isAllowed(filters.bodyType, car.body) &&
    isAllowed(filters.color, car.color) &&
    isAllowed(filters.doors, car.doors) &&
    isAllowed(filters.seats, car.seats) &&
    isWithin(car.price, filters.minPrice, filters.maxPrice) &&
    isWithin(car.year, filters.minYear, filters.maxYear) &&
    isWithin(car.mileage, filters.minMileage, filters.maxMileage) &&
    (radius === undefined || place === undefined || getMiles(car) <= radius);
}

function getCompleteness(car: StockListing): number {
  return [car.imageUrls.length > 0, car.mileage, car.description, car.link].filter(Boolean).length;
}

/** Returns the distance in statute miles. */
export function computeDistance(a: Point, b: Point): number {
  const toRadians = (angle: number) => (angle * Math.PI) / 180;
  const haversine =
    Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) *
      Math.cos(toRadians(b.latitude)) *
      Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  return 7917.6 * Math.asin(Math.sqrt(haversine));
}
