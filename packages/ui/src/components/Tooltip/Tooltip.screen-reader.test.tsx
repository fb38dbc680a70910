import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Button } from '../Button/index.ts';
import { Tooltip } from './index.ts';

afterEach(() => virtual.stop());

test('announces its text as the description of the button, and nothing on close', async () => {
  await render(
    <>
      <Tooltip content="Kept on this device">
        <Button>Add to list</Button>
      </Tooltip>
      <Button>Share</Button>
    </>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Add to list, Kept on this device');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(await takeSpokenText()).toBe('');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Share');
});
