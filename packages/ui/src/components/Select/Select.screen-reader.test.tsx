import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Select } from './index.ts';

afterEach(() => virtual.stop());

test('announces each option with its state and position, and the field on close', async () => {
  const options = [
    { value: 'petrol', label: 'Petrol' },
    { value: 'diesel', label: 'Diesel' },
  ];
  await render(<Select label="Fuel" options={options} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('combobox, Fuel');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('dialog, Fuel | option, Petrol, not selected, position 1, set size 2');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('option, Diesel, not selected, position 2, set size 2');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpokenText).toContain('combobox, Fuel');
  // The virtual screen reader does not read the value of a combobox.
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Diesel');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('option, Diesel, selected, position 2, set size 2');
});
