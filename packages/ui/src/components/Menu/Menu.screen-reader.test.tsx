import { virtual } from '@guidepup/virtual-screen-reader';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { MenuTrigger } from 'react-aria-components/Menu';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu, MenuItem } from './index.ts';

afterEach(() => virtual.stop());

test('announces each focused item, and the trigger on close', async () => {
  await render(
    <MenuTrigger>
      <Button>Share</Button>
      <Menu>
        <MenuItem description="To this car">Copy link</MenuItem>
        <MenuItem>Email</MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('button, Share');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('menuitem, Copy link, To this car');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpokenText).toContain('menuitem, Email');
  await userEvent.keyboard('{Escape}');
  await expect.poll(takeSpokenText).toContain('button, Share');
});

test('announces the title and description of a danger dialog', async () => {
  await render(
    <DialogTrigger>
      <Button>Delete</Button>
      <Dialog tone="danger" title="Delete this search?" description="You will no longer get emails." />
    </DialogTrigger>,
  );
  await virtual.start({ container: document.body });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(takeSpokenText).toContain('alertdialog, Delete this search?, You will no longer get emails.');
});
