import { virtual } from '@guidepup/virtual-screen-reader';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer } from './index.ts';

afterEach(() => virtual.stop());

test('announces the drawer on open, each focused control, and the button on close', async () => {
  await render(
    <DialogTrigger>
      <Button>Filters</Button>
      <Drawer title="Filter cars" footer={<Button>Apply</Button>}>
        <TextField label="Make" />
      </Drawer>
    </DialogTrigger>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Filters');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpokenText).toContain('dialog, Filter cars');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Close');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('textbox, Make');
  await userEvent.keyboard('{Escape}');
  await expect.poll(takeSpokenText).toContain('button, Filters');
});
