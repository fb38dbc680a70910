import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpoken } from '../../../test/support/spoken.ts';
import { Select } from './index.ts';

afterEach(() => virtual.stop());

test('announces options on open and on focus, and the field on close', async () => {
  const options = [
    { value: 'petrol', label: 'Petrol' },
    { value: 'diesel', label: 'Diesel' },
  ];
  await render(<Select label="Fuel" options={options} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpoken).toContain('combobox, Fuel');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpoken).toContain('option, Petrol');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpoken).toContain('option, Diesel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpoken).toContain('combobox, Fuel');
});
