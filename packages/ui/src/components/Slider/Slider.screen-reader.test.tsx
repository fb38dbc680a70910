import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Slider } from './index.ts';

afterEach(() => virtual.stop());

test('announces each thumb’s name and formatted value', async () => {
  await render(<Slider label="Price" format="currency" stops={[0, 1000, 5000]} defaultValue={[0, 1000]} hasOpenEnds />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toMatch(/slider, Minimum Price.*No minimum/);
  await userEvent.tab();
  await expect.poll(takeSpokenText).toMatch(/slider, Maximum Price.*£1,000/);
});
