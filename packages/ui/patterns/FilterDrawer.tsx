import type { ReactNode } from 'react';
import { PAINTS, type PaintName } from '../src/domain/CarDrawing/paints.ts';
import { Button } from '../src/components/Button/index.ts';
import { ComboBox } from '../src/components/ComboBox/index.ts';
import { Drawer } from '../src/components/Drawer/index.ts';
import { Form } from '../src/components/Form/index.ts';
import { Select } from '../src/components/Select/index.ts';
import { NativeSelect } from '../src/components/NativeSelect/index.ts';
import { TextField } from '../src/components/TextField/index.ts';
import * as css from './FilterDrawer.css.ts';

const named = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const makes = named(['Audi', 'BMW', 'Ford', 'Mercedes-Benz', 'Skoda', 'Tesla', 'Volkswagen', 'Volvo']);
const models = named(['1 Series', '3 Series', '5 Series', 'X1', 'X3', 'X5', 'i3', 'i4']);
const distances = named(['National', '5 miles', '10 miles', '25 miles', '50 miles', '100 miles', '200 miles']);
const gearboxes = named(['Any', 'Automatic', 'Manual']);
const fuels = [
  { value: 'petrol', label: 'Petrol', count: '61' },
  { value: 'diesel', label: 'Diesel', count: '44' },
  { value: 'hybrid', label: 'Petrol Hybrid', description: 'Charges itself as it drives', count: '14' },
  { value: 'plug-in', label: 'Petrol Plug-in Hybrid', description: 'Charges from a socket too', count: '6' },
  { value: 'electric', label: 'Electric', count: '3' },
];
const paints: readonly PaintName[] = ['black', 'white', 'grey', 'silver', 'blue', 'red', 'green'];
const colours = paints.map((name) => ({
  value: name,
  label: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  start: <span className={css.swatch} style={{ background: PAINTS[name] }} />,
}));

interface FilterDrawerProps {
  /** How many cars there are with what is set. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function FilterDrawer({ count, isOpen, onOpenChange }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filter Cars"
      description="Refine your search with additional filters"
      footer={
        <div className={css.buttons}>
          <Button variant="secondary" type="reset" form="filters">
            Reset
          </Button>
          <Button type="submit" form="filters" isFullWidth>
            Show {count} cars
          </Button>
        </div>
      }
    >
      <Form id="filters" className={css.form} onSubmit={() => onOpenChange(false)}>
        <ComboBox label="Make" name="make" placeholder="Any" options={makes} defaultValue="bmw" />
        <ComboBox label="Model" name="model" placeholder="Any" options={models} />
        <Pair>
          <TextField label="Postcode" name="postcode" autoComplete="postal-code" defaultValue="EC1A 1BB" isRequired />
          <NativeSelect label="Distance" name="distance" options={distances} defaultValue="50 miles" />
        </Pair>
        <Pair>
          <TextField label="Maximum price" name="maxPrice" inputMode="numeric" prefix="£" defaultValue="30,000" />
          <NativeSelect label="Gearbox" name="transmission" options={gearboxes} defaultValue="automatic" />
        </Pair>
        <Select label="Fuel" name="fuelType" selectionMode="multiple" options={fuels} />
        <Select label="Colour" name="color" selectionMode="multiple" options={colours} />
      </Form>
    </Drawer>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
