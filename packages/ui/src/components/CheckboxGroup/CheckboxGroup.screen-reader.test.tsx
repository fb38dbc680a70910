import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { CheckboxGroup } from './index.ts';

afterEach(() => virtual.stop());

test('announces each checkbox with its state', async () => {
  const options = [
    { value: 'petrol', label: 'Petrol' },
    { value: 'diesel', label: 'Diesel' },
  ];
  await render(<CheckboxGroup label="Fuel" options={options} defaultValue={['petrol']} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('checkbox, Petrol, checked');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('checkbox, Diesel, not checked');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: 'Diesel' })).toBeChecked();
});
