import type { Listing } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import type { CompareRow } from '@forecourt/ui/CompareTable';

const SELLERS = { private: 'Private seller', dealer: 'Dealer' } as const;
const ULEZ = { likely: 'Likely ULEZ compliant', unlikely: 'Likely not ULEZ compliant' } as const;

/**
 * Creates the rows of a comparison. The table leaves out facts that no car has.
 * @param now determines whether a car is historic
 */
export function createCompareRows(cars: readonly Listing[], now: Date): CompareRow[] {
  const pick = <Value>(get: (car: Listing) => Value) => cars.map(get);
  return [
    { id: 'price', label: 'Price', format: 'money', better: 'lower', values: pick(({ price }) => price || undefined) },
    {
      id: 'difference',
      label: 'Against our estimate',
      format: 'signedMoney',
      better: 'lower',
      bestNote: 'Best for its value',
      values: pick(({ price, estimate }) => (price > 0 && estimate !== undefined ? price - estimate : undefined)),
    },
    { id: 'mileage', label: 'Mileage', format: 'distance', better: 'lower', values: pick((car) => car.mileage) },
    { id: 'year', label: 'Year', format: 'year', better: 'higher', values: pick((car) => car.year) },
    { id: 'fuel', label: 'Fuel', values: pick((car) => car.fuel) },
    { id: 'transmission', label: 'Gearbox', values: pick((car) => car.transmission) },
    { id: 'body', label: 'Body', values: pick((car) => car.body) },
    { id: 'colour', label: 'Colour', values: pick((car) => car.color) },
    { id: 'doors', label: 'Doors', values: pick((car) => car.doors) },
    { id: 'seats', label: 'Seats', values: pick((car) => car.seats) },
    { id: 'seller', label: 'Seller', values: pick((car) => car.sellerType && SELLERS[car.sellerType]) },
    {
      id: 'ulez',
      label: 'London ULEZ',
      values: pick((car) => {
        const ulez = judgeUlez(car, { now });
        return ulez && ULEZ[ulez.compliance];
      }),
    },
  ];
}
