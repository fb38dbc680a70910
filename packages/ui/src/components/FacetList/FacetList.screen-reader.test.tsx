import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { FacetList } from './index.ts';

afterEach(() => virtual.stop());

test('announces counts, and why an option cannot be selected', async () => {
  const options = [
    { value: 'petrol', label: 'Petrol', count: 2 },
    { value: 'gas', label: 'Gas', count: 0 },
  ];
  await render(<FacetList label="Fuel" options={options} excluded={['petrol']} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toMatch(/checkbox, Petrol excluded, 2 results/);
  await userEvent.tab();
  await expect.poll(takeSpokenText).toMatch(/checkbox, Gas, No results with this option.*disabled/);
});
