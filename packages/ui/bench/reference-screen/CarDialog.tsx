import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { formatPounds, formatWhole } from '../amounts.ts';
import type { BenchCar } from '../cars.ts';
import { showToast } from './Toasts.tsx';

export function CarDialog({ car, onClose }: { car: BenchCar | undefined; onClose: () => void }) {
  return (
    <ModalOverlay className="overlay" isOpen={car !== undefined} onOpenChange={onClose} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">
            {car?.make} {car?.model}
          </Heading>
          <p>{car?.derivative}</p>
          <Button slot="close" className="close" aria-label="Close">
            ✕
          </Button>
          <dl className="form">
            <dt>Price</dt>
            <dd>{formatPounds(car?.price ?? 0)}</dd>
            <dt>Mileage</dt>
            <dd>{formatWhole(car?.mileage ?? 0)} miles</dd>
            <dt>Year</dt>
            <dd>{car?.year}</dd>
          </dl>
          <Button className="primary" onPress={() => showToast('Added to your list')}>
            Add to list
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
