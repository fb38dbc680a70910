import { formatPounds, formatWhole } from '../amounts.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Dialog } from '../../src/components/Dialog/index.ts';
import { toasts } from '../../src/components/Toast/index.ts';
import type { BenchCar } from '../cars.ts';

export function CarDialog({ car, onClose }: { car: BenchCar | undefined; onClose: () => void }) {
  return (
    <Dialog
      isOpen={car !== undefined}
      onOpenChange={onClose}
      title={`${car?.make} ${car?.model}`}
      description={car?.derivative}
      footer={<Button onPress={() => toasts.add({ title: 'Added to your list' })}>Add to list</Button>}
    >
      <dl className="form">
        <dt>Price</dt>
        <dd>{formatPounds(car?.price ?? 0)}</dd>
        <dt>Mileage</dt>
        <dd>{formatWhole(car?.mileage ?? 0)} miles</dd>
        <dt>Year</dt>
        <dd>{car?.year}</dd>
      </dl>
    </Dialog>
  );
}
