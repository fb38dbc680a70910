import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Form } from 'react-aria-components/Form';
import { colorOptions, distanceOptions, fuelOptions, gearboxOptions, makes, models } from '../search.ts';
import { ComboBoxField, MultiSelectField, SelectField, TextField } from './fields.tsx';

interface FilterDrawerProps {
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function FilterDrawer({ count, isOpen, onOpenChange }: FilterDrawerProps) {
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="drawer">
        <Dialog className="dialog">
          <Heading slot="title">Filter Cars</Heading>
          <p>Refine your search with additional filters</p>
          <Button slot="close" className="close" aria-label="Close">
            ✕
          </Button>
          <Form
            id="filters"
            className="form"
            onSubmit={(event) => {
              event.preventDefault();
              onOpenChange(false);
            }}
          >
            <ComboBoxField label="Make" name="make" options={makes} defaultValue="Make-3" />
            <ComboBoxField label="Model" name="model" options={models} />
            <div className="pair">
              <TextField
                label="Postcode"
                name="postcode"
                autoComplete="postal-code"
                defaultValue="EC1A 1BB"
                isRequired
              />
              <SelectField label="Distance" name="distance" options={distanceOptions} defaultValue="50 miles" />
            </div>
            <div className="pair">
              <TextField label="Maximum price" name="maxPrice" inputMode="numeric" defaultValue="30,000" />
              <SelectField label="Gearbox" name="transmission" options={gearboxOptions} defaultValue="automatic" />
            </div>
            <MultiSelectField label="Fuel" name="fuelType" options={fuelOptions} />
            <MultiSelectField label="Colour" name="color" options={colorOptions} />
            <div className="buttons">
              <Button className="outline" type="reset">
                Reset
              </Button>
              <Button className="primary" type="submit">
                Show {count} cars
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
