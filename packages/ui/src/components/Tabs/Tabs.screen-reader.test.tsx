import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Tabs } from './index.ts';

afterEach(() => virtual.stop());

test('announces each focused tab and the focused panel', async () => {
  const { container } = await render(
    <Tabs
      label="About this car"
      items={[
        { id: 'price', label: 'Price', content: 'Below our estimate.' },
        { id: 'seller', label: 'Seller', content: 'Private.' },
      ]}
    />,
  );
  await virtual.start({ container });
  await userEvent.tab();
  await expect
    .poll(takeSpokenText)
    .toContain('tablist, About this car, orientated horizontally | tab, Price, selected, 1 control, position 1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('tab, Seller, selected, 1 control, position 2, set size 2');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('tabpanel, Seller');
});
