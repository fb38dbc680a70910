import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { ToggleButtonGroup } from './index.ts';

afterEach(() => virtual.stop());

test('announces each option and its state on focus', async () => {
  const options = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'annually', label: 'Annually' },
  ];
  await render(<ToggleButtonGroup label="Billing" options={options} defaultValue="monthly" />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toMatch(/radio, Monthly.*, checked/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toMatch(/radio, Annually.*, not checked/);
});
