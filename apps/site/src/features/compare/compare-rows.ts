import type { Listing } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import type { CompareRow } from '@forecourt/ui/CompareTable';

const SELLER_LABELS = { private: 'Private seller', dealer: 'Dealer' } as const;
const ULEZ_LABELS = { likely: 'Likely ULEZ compliant', unlikely: 'Likely not ULEZ compliant' } as const;

/**
 * Creates the rows of a comparison. The table leaves out facts that no car has.
 * @param now determines whether a car is historic
 */
export function createCompareRows(cars: readonly Listing[], now: Date): CompareRow[] {
  const mapCars = <Value>(get: (car: Listing) => Value) => cars.map(get);
  return [
    {
      id: 'price',
      label: 'Price',
      format: 'money',
      better: 'lower',
      values: mapCars(({ price }) => price || undefined),
    },
    {
      id: 'difference',
      label: 'Against our estimate',
      format: 'signedMoney',
      better: 'lower',
      bestNote: 'Best for its value',
      values: mapCars(({ price, estimate }) => (price > 0 && estimate !== undefined ? price - estimate : undefined)),
    },
    { id: 'mileage', label: 'Mileage', format: 'distance', better: 'lower', values: mapCars((car) => car.mileage) },
    { id: 'year', label: 'Year', format: 'year', better: 'higher', values: mapCars((car) => car.year) },
    { id: 'fuel', label: 'Fuel', values: mapCars((car) => car.fuel) },
    { id: 'transmission', label: 'Gearbox', values: mapCars((car) => car.transmission) },
    { id: 'body', label: 'Body', values: mapCars((car) => car.body) },
    { id: 'colour', label: 'Colour', values: mapCars((car) => car.color) },
    { id: 'doors', label: 'Doors', values: mapCars((car) => car.doors) },
    { id: 'seats', label: 'Seats', values: mapCars((car) => car.seats) },
    { id: 'seller', label: 'Seller', values: mapCars((car) => car.sellerType && SELLER_LABELS[car.sellerType]) },
    {
      id: 'ulez',
      label: 'London ULEZ',
      values: mapCars((car) => {
        const ulez = judgeUlez(car, { now });
        return ulez && ULEZ_LABELS[ulez.compliance];
      }),
    },
  ];
}
