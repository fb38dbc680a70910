'use client';

import { Button } from '@forecourt/ui/Button';
import { Checkbox } from '@forecourt/ui/Checkbox';
import { ComboBox } from '@forecourt/ui/ComboBox';
import { Drawer } from '@forecourt/ui/Drawer';
import { Form } from '@forecourt/ui/Form';
import { Select } from '@forecourt/ui/Select';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { Stack } from '@forecourt/ui/Stack';
import { TextField } from '@forecourt/ui/TextField';
import { useState } from 'react';

export interface Option {
  value: string;
  label: string;
}

const makes: readonly Option[] = [
  { value: '', label: 'Any' },
  { value: 'bmw', label: 'BMW' },
  { value: 'volvo', label: 'Volvo' },
];

const fuels = [
  { value: 'petrol', label: 'Petrol', count: '61' },
  { value: 'diesel', label: 'Diesel', count: '44' },
  { value: 'hybrid', label: 'Petrol Hybrid', description: 'Charges as you drive', count: '14' },
] as const;

export interface FilterFormProps {
  /** Loads the models of a make. The form stays usable if loading fails. */
  getModels: (make: string) => Promise<readonly Option[]>;
  /** Number of cars that match the current values. */
  count: number;
  onApply: (filters: FormData) => void;
}

/** A drawer of filters, which apply when the user presses its button. */
export function FilterForm({ getModels, count, onApply }: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [models, setModels] = useState<readonly Option[]>([]);
  const [problem, setProblem] = useState<string>();
  const [make, setMake] = useState('');

  const load = async (wanted: string) => {
    setMake(wanted);
    setModels([]);
    setProblem(undefined);
    if (wanted === '') return;
    try {
      setModels(await getModels(wanted));
    } catch {
      setProblem('Could not load the models. Choose the make again, or search without a model.');
    }
  };

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        title="Filter cars"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button type="submit" form="filters" isFullWidth>
            Show {count} cars
          </Button>
        }
      >
        <Form
          id="filters"
          onSubmit={(filters) => {
            onApply(filters);
            setOpen(false);
          }}
        >
          <Stack gap={5}>
            <NativeSelect
              label="Make"
              name="make"
              options={makes}
              value={make}
              onChange={(chosen) => void load(chosen)}
            />
            <ComboBox
              label="Model"
              name="model"
              options={models}
              isDisabled={make === ''}
              description={make === '' ? 'Choose a make first.' : undefined}
              errorMessage={problem}
            />
            <Select label="Fuel" name="fuel" selectionMode="multiple" options={fuels} />
            <TextField
              label="Maximum price"
              name="maxPrice"
              prefix="£"
              inputMode="numeric"
              pattern="[0-9,]*"
              title="Enter an amount in pounds, such as 30000"
            />
            <Checkbox label="Exclude write-offs" name="exclude-write-offs" defaultSelected />
          </Stack>
        </Form>
      </Drawer>
    </>
  );
}
