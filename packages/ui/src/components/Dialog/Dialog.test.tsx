import { createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/support/media.ts';
import { swipe } from '../../../test/support/touch.ts';
import { vars } from '../../theme/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const onOpenChange = vi.fn<NonNullable<DialogProps['onOpenChange']>>();
const getDialog = (role: 'dialog' | 'alertdialog' = 'dialog') => page.getByRole(role, { name: 'Sign in required' });
const show = (props: Partial<DialogProps> = {}) =>
  render(<Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" {...props} />);

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  onOpenChange.mockReset();
  await emulateMedia({});
  document.documentElement.removeAttribute('style');
  await page.viewport(1280, 800);
});

test.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['close-button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['outside', () => userEvent.click(document.body, { force: true, position: { x: 8, y: 300 } })],
] as const)('calls onOpenChange with reason %s, and stays open while isOpen is true', async (reason, close) => {
  await show();
  await expect.element(getDialog()).toHaveFocus();
  await close();
  expect(onOpenChange.mock.calls).toEqual([[false, { reason }]]);
  await expect.element(getDialog()).toBeVisible();
  expect(document.querySelector('[data-exiting]')).toBeNull();
});

test.each([
  ['starts inside and ends outside', true],
  ['starts outside and ends inside', false],
])('stays open after a drag that %s', async (_way, isFromInside) => {
  await show({ children: 'Long text' });
  const text = page.getByText('Long text');
  const outsidePoint = { x: 8, y: 300 };
  await (isFromInside
    ? userEvent.dragAndDrop(text, document.body, { force: true, targetPosition: outsidePoint })
    : userEvent.dragAndDrop(document.body, text, { force: true, sourcePosition: outsidePoint }));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  ['outside the dialog', { x: 8, y: 300 }],
  ['on the dialog’s content', { x: 640, y: 400 }],
])('ignores the second click of the double-click that opens it, %s', async (_where, position) => {
  const onClick = vi.fn<() => void>();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Sign in required">
          <button type="button" style={{ blockSize: 400, inlineSize: '100%' }} onClick={onClick}>
            Sign in
          </button>
        </Dialog>
      </>
    );
  }
  await render(<Page />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Open' }), { position });
  await expect.element(getDialog()).toBeVisible();
  expect([onOpenChange, onClick].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await userEvent.dblClick(page.getByRole('button', { name: 'Sign in' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('ignores outside presses when not dismissable or with role alertdialog', async () => {
  const { rerender } = await show({ isDismissable: false });
  const press = () => userEvent.click(document.body, { force: true, position: { x: 8, y: 300 } });
  await press();
  await rerender(<Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" role="alertdialog" />);
  await press();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

test('exposes its description to screen readers', async () => {
  await show({ description: 'To check more cars.' });
  await expect.element(getDialog()).toHaveAccessibleDescription('To check more cars.');
});

test('keeps its name when the title is hidden', async () => {
  await show({ isTitleHidden: true });
  await expect.element(getDialog()).toBeVisible();
  expect(page.getByRole('heading', { name: 'Sign in required' }).element().getBoundingClientRect().width).toBe(1);
});

test('keeps scrolled text below a picture clear of the close button', async () => {
  await show({
    isTitleHidden: true,
    media: <div style={{ blockSize: 200 }}>A picture</div>,
    children: <p style={{ blockSize: 2000 }}>Long text</p>,
  });
  const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  const getElementNextToClose = () => document.elementFromPoint(close.left - 4, close.top + close.height / 2);
  expect(getElementNextToClose()?.textContent).toBe('A picture');
  getDialog().element().scrollTop = 400;
  expect(getElementNextToClose()?.textContent).toBe('');
  expect(document.elementFromPoint(close.left - 4, close.bottom + 16)?.textContent).toBe('Long text');
});

test('focuses a field with autoFocus', async () => {
  const ref = createRef<HTMLInputElement>();
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- under test
  await show({ children: <input ref={ref} aria-label="Email" autoFocus /> });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test.each([
  ['s', 440],
  ['m', 560],
  ['l', 700],
] as const)('size %s is %i px wide, with margins of 16 px on a phone', async (size, width) => {
  await show({ size });
  expect(getDialog().element().getBoundingClientRect().width).toBe(width);
  await page.viewport(360, 700);
  expect(getDialog().element().getBoundingClientRect().width).toBe(360 - 32);
});

test('with narrow="drawer", is a sheet in a narrow window and closes on a drag', async () => {
  await page.viewport(400, 700);
  await show({ narrow: 'drawer' });
  const { left, right, bottom } = getDialog().element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 400, 700]);
  await swipe(page.getByRole('heading').element(), { x: 0, y: 80 });
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'drag' }]]);
});

test('stays within the window, and scrolls its content', async () => {
  await show({ children: <div style={{ blockSize: 3000 }} />, footer: 'Footer' });
  const { top, bottom } = getDialog().element().getBoundingClientRect();
  expect([top >= 16, bottom <= 800 - 16]).toEqual([true, true]);
  expect(getDialog().element().scrollHeight).toBeGreaterThan(3000);
});

test('inherits theme, brand, direction and language from its ancestors', async () => {
  await render(
    <div data-theme="dark" data-brand="wireframe" lang="de">
      <div data-theme="inverse" dir="rtl">
        <Dialog isOpen onOpenChange={onOpenChange} title="Sign in required" />
      </div>
    </div>,
  );
  const root = getDialog().element();
  const { colorScheme, direction, backgroundColor } = getComputedStyle(root);
  expect([colorScheme, direction, backgroundColor]).toEqual(['light', 'rtl', 'rgb(255, 255, 255)']);
  expect(root.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(root.closest('[data-brand]')).toHaveAttribute('data-brand', 'wireframe');
});

test('animates in, and animates out before its removal', async () => {
  await emulateMedia({});
  // Long enough to observe the animation on any machine; the test ends it early.
  document.documentElement.style.setProperty(vars.time.base.slice('var('.length, -1), '60s');
  const { rerender } = await show();
  const root = getDialog().element();
  const getAnimations = () =>
    document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.contains(root));
  await expect.poll(() => getAnimations().map(({ playState }) => playState)).toEqual(['running', 'running']);
  for (const animation of getAnimations()) animation.finish();
  await expect.poll(getAnimations).toEqual([]);
  await rerender(<Dialog isOpen={false} onOpenChange={onOpenChange} title="Sign in required" />);
  await expect.poll(() => getAnimations().length).toBeGreaterThan(0);
  expect(root.isConnected).toBe(true);
  for (const animation of getAnimations()) animation.finish();
  await expect.poll(() => root.isConnected).toBe(false);
});

test.each([360, 1280])('aligns its close button with the title at %d px', async (width) => {
  await page.viewport(width, 800);
  await show();
  const getMiddle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const closeButtonMiddle = getMiddle(page.getByRole('button', { name: 'Close' }).element());
  expect(Math.abs(closeButtonMiddle - getMiddle(page.getByRole('heading').element()))).toBeLessThanOrEqual(2);
});

test('opens from a DialogTrigger, and closes with a slot="close" button or Escape', async () => {
  await render(
    <DialogTrigger>
      <AriaButton>Delete</AriaButton>
      <Dialog
        tone="danger"
        title="Sign in required"
        onOpenChange={onOpenChange}
        footer={<AriaButton slot="close">Keep</AriaButton>}
      />
    </DialogTrigger>,
  );
  const trigger = page.getByRole('button', { name: 'Delete' });
  await trigger.click();
  await expect.element(getDialog('alertdialog')).toHaveFocus();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(getDialog('alertdialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await expect.element(getDialog('alertdialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(getDialog('alertdialog')).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([
    [false, { reason: 'action' }],
    [false, { reason: 'escape' }],
  ]);
});

test('applies style to its root, and passes a close function to its content', async () => {
  await show({ style: { minBlockSize: 300 }, children: ({ close }) => <button onClick={close}>Done</button> });
  expect(getComputedStyle(getDialog().element()).minBlockSize).toBe('300px');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'action' }]]);
});
