import { Badge } from '@forecourt/ui/Badge';
import { CarCard, type CarCardCar } from '@forecourt/ui/CarCard';

export interface StockCar extends CarCardCar {
  id: string;
  fuel: string;
  gearbox: string;
  ownerCount: number;
  dealer: string;
  /** Your lender's offer, with the representative example that the law requires. */
  offer?: { perMonth: number; representativeExample: string };
}

/** A card of your own stock: fuel, gearbox, owners, status, monthly payment and dealer. */
export function StockCard({ car }: { car: StockCar }) {
  return (
    <CarCard
      car={car}
      href={`/cars/${car.id}`}
      facts={[car.fuel, car.gearbox]}
      badges={car.ownerCount === 1 && <Badge>One owner</Badge>}
      finance={car.offer}
      footer={car.dealer}
    />
  );
}
