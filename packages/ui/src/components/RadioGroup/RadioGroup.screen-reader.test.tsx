import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { RadioGroup } from './index.ts';

afterEach(() => virtual.stop());

test('announces each radio button with its state and position', async () => {
  const options = [
    { value: 'dealer', label: 'Dealer' },
    { value: 'private', label: 'Private' },
  ];
  await render(<RadioGroup label="Seller" options={options} defaultValue="dealer" />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('radio, Dealer, checked, position 1, set size 2');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('radio, Private, not checked, position 2, set size 2');
  await expect.element(page.getByRole('radio', { name: 'Private' })).toBeChecked();
});
