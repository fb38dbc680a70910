import { Badge } from '@forecourt/ui/Badge';
import { Button } from '@forecourt/ui/Button';
import {
  type CarDetail,
  CarDetailDescription,
  CarDetailDialog,
  CarDetailHead,
  CarDetailPrice,
  CarDetailSection,
} from '@forecourt/ui/CarDetailDialog';

export interface StockCarDetail extends CarDetail {
  /** Service dates, newest first. */
  services: readonly string[];
}

interface StockCarDialogProps {
  car: StockCarDetail | undefined;
  onClose: () => void;
  onReserve: () => void;
}

/** The parts in your own order, with an additional section. */
export function StockCarDialog({ car, onClose, onReserve }: StockCarDialogProps) {
  return (
    <CarDetailDialog
      car={car}
      isOpen={car !== undefined}
      onOpenChange={onClose}
      footer={<Button onPress={onReserve}>Reserve for £99</Button>}
    >
      <CarDetailHead facts={['Diesel', 'Automatic']} />
      <CarDetailPrice />
      {car && (
        <CarDetailSection heading="Service history" badge={<Badge>{car.services.length} services</Badge>}>
          <ul>
            {car.services.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
        </CarDetailSection>
      )}
      <CarDetailDescription />
    </CarDetailDialog>
  );
}
