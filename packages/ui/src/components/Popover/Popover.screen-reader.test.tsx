import { virtual } from '@guidepup/virtual-screen-reader';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

afterEach(() => virtual.stop());

test('announces its label on open, each focused control, and the button on close', async () => {
  await render(
    <DialogTrigger>
      <Button>Why?</Button>
      <Popover label="How we estimate">
        From cars of the same model. <Button>Check valuation</Button>
      </Popover>
    </DialogTrigger>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Why?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpokenText).toContain('dialog, How we estimate');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Check valuation');
  await userEvent.keyboard('{Escape}');
  await expect.poll(takeSpokenText).toContain('button, Why?');
});
