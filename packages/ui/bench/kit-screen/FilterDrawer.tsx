import type { ReactNode } from 'react';
import { Button } from '../../src/components/Button/index.ts';
import { ComboBox } from '../../src/components/ComboBox/index.ts';
import { Drawer } from '../../src/components/Drawer/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { NativeSelect } from '../../src/components/NativeSelect/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { colorOptions, distanceOptions, fuelOptions, gearboxOptions, makes, models } from '../search.ts';

interface FilterDrawerProps {
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
        <>
          <Button variant="secondary" type="reset" form="filters">
            Reset
          </Button>
          <Button type="submit" form="filters">
            Show {count} cars
          </Button>
        </>
      }
    >
      <Form id="filters" className="form" onSubmit={() => onOpenChange(false)}>
        <ComboBox label="Make" name="make" placeholder="Any" options={makes} defaultValue="Make-3" />
        <ComboBox label="Model" name="model" placeholder="Any" options={models} />
        <FieldPair>
          <TextField label="Postcode" name="postcode" autoComplete="postal-code" defaultValue="EC1A 1BB" isRequired />
          <NativeSelect label="Distance" name="distance" options={distanceOptions} defaultValue="50 miles" />
        </FieldPair>
        <FieldPair>
          <TextField label="Maximum price" name="maxPrice" inputMode="numeric" defaultValue="30,000" />
          <NativeSelect label="Gearbox" name="transmission" options={gearboxOptions} defaultValue="automatic" />
        </FieldPair>
        <Select label="Fuel" name="fuelType" selectionMode="multiple" options={fuelOptions} />
        <Select label="Colour" name="color" selectionMode="multiple" options={colorOptions} />
      </Form>
    </Drawer>
  );
}

function FieldPair({ children }: { children: ReactNode }) {
  return <div className="pair">{children}</div>;
}
