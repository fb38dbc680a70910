import { type ReactNode, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { MenuTrigger } from 'react-aria-components/Menu';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  ComboBox,
  Dialog,
  type DialogProps,
  Drawer,
  Select,
  Menu,
  MenuItem,
  Popover,
  NativeSelect,
  ToastQueue,
  ToastRegion,
  Tooltip,
} from '../src/index.ts';
import { emulateMedia } from './support/media.ts';

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const getDialog = (name = 'Outer') => page.getByRole('dialog', { name, exact: true });
const getButton = (name: string) => page.getByRole('button', { name, exact: true });

interface OpenerProps {
  name?: string;
  as?: typeof Dialog | typeof Drawer;
  children: ReactNode;
  onClose?: DialogProps['onOpenChange'];
}

function Opener({ name = 'Outer', as: Modal = Dialog, children, onClose }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Modal
        isOpen={isOpen}
        title={name}
        onOpenChange={(isNowOpen, details) => {
          onClose?.(isNowOpen, details);
          setOpen(isNowOpen);
        }}
      >
        {children}
      </Modal>
    </>
  );
}

test('closes the upper of two dialogs on Escape, and returns focus to the lower', async () => {
  await render(
    <Opener>
      <Opener name="Inner">Text</Opener>
    </Opener>,
  );
  await getButton('Open Outer').click();
  await getButton('Open Inner').click();
  await expect.element(getDialog('Inner')).toHaveFocus();
  expect(getDialog().element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog('Inner')).not.toBeInTheDocument();
  await expect.element(getButton('Open Inner')).toHaveFocus();
  expect(getDialog().element().closest('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog()).not.toBeInTheDocument();
  await expect.element(getButton('Open Outer')).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

test('closes only the upper of two dialogs on a press outside both', async () => {
  await render(
    <Opener>
      <Opener name="Inner">Text</Opener>
    </Opener>,
  );
  await getButton('Open Outer').click();
  await getButton('Open Inner').click();
  await userEvent.click(document.body, { force: true, position: { x: 8, y: 300 } });
  await expect.element(getDialog('Inner')).not.toBeInTheDocument();
  await expect.element(getDialog()).toBeVisible();
});

test('keeps a dialog open when an option of a native select is chosen', async () => {
  const options = [
    { value: 'diesel', label: 'Diesel' },
    { value: 'petrol', label: 'Petrol' },
  ] as const;
  await render(
    <Opener>
      <NativeSelect label="Fuel" options={options} />
    </Opener>,
  );
  await getButton('Open Outer').click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Fuel' }), 'petrol');
  await expect.element(page.getByRole('combobox', { name: 'Fuel' })).toHaveValue('petrol');
  await expect.element(getDialog()).toBeVisible();
});

test('closes only the list of a Select in a dialog on Escape and on selection', async () => {
  await render(
    <Opener>
      <Select
        label="Fuel"
        defaultValue="diesel"
        options={[
          { value: 'diesel', label: 'Diesel' },
          { value: 'petrol', label: 'Petrol' },
        ]}
      />
    </Opener>,
  );
  const field = page.getByRole('combobox', { name: 'Fuel' });
  const list = page.getByRole('listbox', { name: 'Fuel' });
  await getButton('Open Outer').click();
  await field.click();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await field.click();
  await page.getByRole('option', { name: 'Petrol' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveTextContent('Petrol');
  await expect.element(getDialog()).toBeVisible();
});

test('closes only the list of a combo box in a dialog on selection and on Escape', async () => {
  const models = ['3 Series', '5 Series', 'X3'].map((label) => ({ value: label, label }));
  await render(
    <Opener>
      <ComboBox label="Model" options={models} />
    </Opener>,
  );
  const field = page.getByRole('combobox', { name: 'Model' });
  const list = page.getByRole('listbox', { name: 'Suggestions Model' });
  await getButton('Open Outer').click();
  await field.fill('ser');
  await expect.element(page.getByRole('option', { name: '5 Series' })).toBeVisible();
  await page.getByRole('option', { name: '5 Series' }).click();
  await expect.element(field).toHaveValue('5 Series');
  await expect.element(getDialog()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(getDialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog()).not.toBeInTheDocument();
});

test('runs a menu action in a drawer, and closes only the menu on Escape', async () => {
  const onAction = vi.fn<(id: string) => void>();
  await render(
    <Opener as={Drawer}>
      <MenuTrigger>
        <Button>More</Button>
        <Menu onAction={(key) => onAction(String(key))}>
          <MenuItem id="reset">Reset</MenuItem>
        </Menu>
      </MenuTrigger>
    </Opener>,
  );
  const menu = page.getByRole('menu', { name: 'More' });
  await getButton('Open Outer').click();
  await getButton('More').click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(getButton('More')).toHaveFocus();
  await getButton('More').click();
  await page.getByRole('menuitem', { name: 'Reset' }).click();
  expect(onAction.mock.calls).toEqual([['reset']]);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(getButton('More')).toHaveFocus();
  await expect.element(getDialog()).toBeVisible();
});

test('closes only the popover on Escape or a press elsewhere in its dialog', async () => {
  await render(
    <Opener>
      <p>Text of the dialog</p>
      <DialogTrigger>
        <Button>Why?</Button>
        <Popover label="Because">It is so.</Popover>
      </DialogTrigger>
    </Opener>,
  );
  await getButton('Open Outer').click();
  await getButton('Why?').click();
  await expect.element(getDialog('Because')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog('Because')).not.toBeInTheDocument();
  await expect.element(getButton('Why?')).toHaveFocus();
  await getButton('Why?').click();
  await userEvent.click(page.getByText('Text of the dialog'), { force: true });
  await expect.element(getDialog('Because')).not.toBeInTheDocument();
  await expect.element(getDialog()).toBeVisible();
});

test('closes a tooltip on Escape, and its drawer on the next Escape', async () => {
  await render(
    <Opener as={Drawer}>
      <Tooltip content="As the seller names it">
        <Button>Fuel</Button>
      </Tooltip>
    </Opener>,
  );
  await getButton('Open Outer').click();
  while (document.activeElement !== getButton('Fuel').element()) await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(getDialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog()).not.toBeInTheDocument();
});

test('lets a toast over a dialog be clicked, and keeps the dialog open', async () => {
  const queue = new ToastQueue();
  const undo = vi.fn<() => void>();
  await render(
    <>
      <Opener>Text</Opener>
      <ToastRegion queue={queue} />
    </>,
  );
  await getButton('Open Outer').click();
  await expect.element(getDialog()).toHaveFocus();
  queue.add({ title: 'Added to your list', action: { label: 'Undo', onAction: undo } });
  await expect.element(getButton('Undo')).toBeVisible();
  expect(getButton('Undo').element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  const { left, top, width, height } = getButton('Undo').element().getBoundingClientRect();
  expect(
    getButton('Undo')
      .element()
      .contains(document.elementFromPoint(left + width / 2, top + height / 2)),
  ).toBe(true);
  await getButton('Undo').click();
  expect(undo).toHaveBeenCalledTimes(1);
  await expect.element(getDialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog()).not.toBeInTheDocument();
  await expect.element(getButton('Open Outer')).toHaveFocus();
});

const words = 'From cars of the same model, year and mileage, as they are listed today.';

test.each([
  [
    'popover',
    'dialog',
    '{Enter}',
    <DialogTrigger key="popover">
      <Button>Why?</Button>
      <Popover title="How we estimate">{words}</Popover>
    </DialogTrigger>,
  ],
  [
    'tooltip',
    'tooltip',
    '',
    <Tooltip key="tooltip" content={words}>
      <Button>Why?</Button>
    </Tooltip>,
  ],
])('keeps the width of a %s when the window narrows', async (...row) => {
  const [, role, key, overlay] = row;
  await render(
    <div dir="rtl">
      <a href="#before">Before</a>
      {overlay}
    </div>,
  );
  await userEvent.click(page.getByRole('link'));
  await userEvent.tab();
  if (key) await userEvent.keyboard(key);
  const box = page.getByRole(role);
  await expect.element(box).toBeVisible();
  const getWidth = () => box.element().getBoundingClientRect().width;
  const before = getWidth();
  const widths: number[] = [];
  await page.viewport(600, 800);
  try {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      widths.push(getWidth());
    }
  } finally {
    await page.viewport(1280, 800);
  }
  expect(widths).toEqual([before, before, before]);
});
