import type { OverlayRow } from '../../../test/support/row.ts';
import { ComboBox } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'ComboBox',
    render: () => (
      <ComboBox
        label="Model"
        options={[
          { value: '3-series', label: '3 Series' },
          { value: '5-series', label: '5 Series' },
        ]}
      />
    ),
    trigger: { role: 'combobox', name: 'Model' },
    key: '{ArrowDown}',
    role: 'listbox',
    accessibleName: 'Suggestions Model',
    focus: 'trigger',
    tab: 'closes',
    outside: 'closes',
    page: 'hidden',
  },
];
