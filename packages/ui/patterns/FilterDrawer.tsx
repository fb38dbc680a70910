'use client';

import { Button } from '@forecourt/ui/Button';
import { PAINTS, type PaintName } from '@forecourt/ui/car-drawing';
import { ComboBox } from '@forecourt/ui/ComboBox';
import { Drawer } from '@forecourt/ui/Drawer';
import { Form } from '@forecourt/ui/Form';
import { useFormats } from '@forecourt/ui/KitProvider';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { NumberField } from '@forecourt/ui/NumberField';
import { Select } from '@forecourt/ui/Select';
import { TextField } from '@forecourt/ui/TextField';
import type { ReactNode } from 'react';
import './FilterDrawer.css';

const createOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const makes = createOptions(['Audi', 'BMW', 'Ford', 'Mercedes-Benz', 'Skoda', 'Tesla', 'Volkswagen', 'Volvo']);
const models = createOptions(['1 Series', '3 Series', '5 Series', 'X1', 'X3', 'X5', 'i3', 'i4']);
const distances = [5, 10, 25, 50, 100, 200];
const gearboxOptions = createOptions(['Any', 'Automatic', 'Manual']);
const fuels = [
  { value: 'petrol', label: 'Petrol', count: '61' },
  { value: 'diesel', label: 'Diesel', count: '44' },
  { value: 'hybrid', label: 'Petrol Hybrid', description: 'Charges as you drive', count: '14' },
  { value: 'plug-in', label: 'Petrol Plug-in Hybrid', description: 'Also charges from a plug', count: '6' },
  { value: 'electric', label: 'Electric', count: '3' },
];
const paints: readonly PaintName[] = ['black', 'white', 'grey', 'silver', 'blue', 'red', 'green'];
const colorOptions = paints.map((name) => ({
  value: name,
  label: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  start: <span className="filter-drawer-swatch" style={{ background: PAINTS[name] }} />,
}));

interface FilterDrawerProps {
  /** The number of cars that match the filters. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters of a search. Nothing changes until the user presses the button. */
export function FilterDrawer({ count, isOpen, onOpenChange }: FilterDrawerProps) {
  const { formatDistance, formatPlural } = useFormats();
  const places = [
    { value: 'national', label: 'National' },
    ...distances.map((distance) => ({ value: `${distance}`, label: formatDistance(distance) })),
  ];
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filter Cars"
      description="Refine your search with additional filters"
      footer={
        <div className="filter-drawer-buttons">
          <Button variant="secondary" type="reset" form="filters">
            Reset
          </Button>
          <Button type="submit" form="filters" isFullWidth>
            {formatPlural({ one: 'Show {count} car', other: 'Show {count} cars' }, count)}
          </Button>
        </div>
      }
    >
      <Form id="filters" className="filter-drawer-form" onSubmit={() => onOpenChange(false)}>
        <ComboBox label="Make" name="make" placeholder="Any" options={makes} defaultValue="bmw" />
        <ComboBox label="Model" name="model" placeholder="Any" options={models} />
        <FieldPair>
          <TextField label="Postcode" name="postcode" autoComplete="postal-code" defaultValue="EC1A 1BB" isRequired />
          <NativeSelect label="Distance" name="distance" options={places} defaultValue="50" />
        </FieldPair>
        <FieldPair>
          <NumberField label="Maximum price" name="maxPrice" format="currency" defaultValue={30_000} />
          <NativeSelect label="Gearbox" name="transmission" options={gearboxOptions} defaultValue="automatic" />
        </FieldPair>
        <Select label="Fuel" name="fuelType" selectionMode="multiple" options={fuels} />
        <Select label="Colour" name="color" selectionMode="multiple" options={colorOptions} />
      </Form>
    </Drawer>
  );
}

function FieldPair({ children }: { children: ReactNode }) {
  return <div className="filter-drawer-pair">{children}</div>;
}
