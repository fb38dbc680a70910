import type { OverlayRow } from '../../../test/support/row.ts';
import { Select } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Select',
    render: () => (
      <Select
        label="Fuel"
        defaultValue="diesel"
        options={[
          { value: 'any', label: 'Any' },
          { value: 'diesel', label: 'Diesel' },
        ]}
      />
    ),
    trigger: { role: 'combobox', name: 'Fuel' },
    key: '{ArrowDown}',
    role: 'listbox',
    accessibleName: 'Fuel',
    focus: 'inside',
    tab: 'closes',
    outside: 'closes',
    page: 'locked',
  },
];
