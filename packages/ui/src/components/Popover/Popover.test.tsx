import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Popover, type PopoverProps } from './index.ts';

const popover = page.getByRole('dialog', { name: 'How we estimate' });
const trigger = page.getByRole('button', { name: 'Why?' });

type PopoverExampleProps = Omit<DialogTriggerProps, 'children'> & Partial<Omit<PopoverProps, 'title' | 'label'>>;

const PopoverExample = ({ isOpen, defaultOpen, onOpenChange, children = 'Text', ...rest }: PopoverExampleProps) => (
  <DialogTrigger
    {...(isOpen !== undefined && { isOpen })}
    {...(defaultOpen && { defaultOpen })}
    onOpenChange={onOpenChange ?? (() => {})}
  >
    <Button>Why?</Button>
    <Popover title="How we estimate" {...rest}>
      {children}
    </Popover>
  </DialogTrigger>
);

test('sets aria-expanded on its trigger, and keeps the trigger’s ref and handler', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onPress = vi.fn<() => void>();
  await render(
    <DialogTrigger>
      <Button ref={ref} onPress={onPress}>
        Why?
      </Button>
      <Popover title="How we estimate">Text</Popover>
    </DialogTrigger>,
  );
  expect(ref.current).toBe(trigger.element());
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
  await trigger.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(ref.current).toHaveAttribute('aria-expanded', 'true');
  expect(ref.current).toHaveAttribute('aria-controls', popover.element().id);
});

test('closes when its trigger is pressed', async () => {
  await render(<PopoverExample defaultOpen />);
  await expect.element(popover).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Why?', includeHidden: true }), { force: true });
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('opens without a DialogTrigger when given triggerRef and isOpen', async () => {
  const ref = createRef<HTMLParagraphElement>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <>
      <p ref={ref}>Price</p>
      <Popover triggerRef={ref} isOpen onOpenChange={onOpenChange} label="How we estimate">
        Text
      </Popover>
    </>,
  );
  await expect.element(popover).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await expect.element(popover).toBeVisible();
});

test('keeps the page accessible with isNonModal', async () => {
  await render(
    <>
      <PopoverExample defaultOpen isNonModal />
      <button type="button">Behind</button>
    </>,
  );
  await expect.element(popover).toBeVisible();
  const buttonBehind = page.getByRole('button', { name: 'Behind' });
  expect(buttonBehind.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
});

test('shows an arrow below its trigger with hasArrow', async () => {
  await render(<PopoverExample defaultOpen hasArrow />);
  await expect.element(popover).toBeVisible();
  const arrow = document.querySelector('[data-part="Arrow"]')?.getBoundingClientRect();
  const triggerRect = trigger.element().getBoundingClientRect();
  expect(
    arrow && [
      arrow.top >= triggerRect.bottom,
      arrow.left >= triggerRect.left - 8,
      arrow.right <= triggerRect.right + 8,
    ],
  ).toEqual([true, true, true]);
});

test.each([
  ['starts inside and ends outside', true],
  ['starts outside and ends inside', false],
])('stays open after a drag that %s', async (_way, isFromInside) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <PopoverExample defaultOpen onOpenChange={onOpenChange}>
      <p>Long text</p>
    </PopoverExample>,
  );
  await expect.element(popover).toHaveFocus();
  const text = page.getByText('Long text');
  const pointOutside = { x: 300, y: 300 };
  await (isFromInside
    ? userEvent.dragAndDrop(text, document.body, { force: true, targetPosition: pointOutside })
    : userEvent.dragAndDrop(document.body, text, { force: true, sourcePosition: pointOutside }));
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(document.body, { force: true, position: pointOutside });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('calls onOpenChange on Escape, and stays open while isOpen is true', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <PopoverExample isOpen onOpenChange={onOpenChange}>
      Text
    </PopoverExample>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await expect.element(popover).toBeVisible();
});

test.each([
  ['ltr', 'bottom-start', 'left'],
  ['ltr', 'bottom-end', 'right'],
  ['rtl', 'bottom-start', 'right'],
  ['rtl', 'top-end', 'left'],
] as const)('in %s text, aligns %s with the trigger’s %s edge', async (dir, placement, side) => {
  await render(
    <div dir={dir} style={{ padding: '200px 400px' }}>
      <PopoverExample defaultOpen placement={placement}>
        A text that is wider than its trigger is
      </PopoverExample>
    </div>,
  );
  const getRect = () => popover.element().parentElement?.getBoundingClientRect();
  const triggerRect = trigger.element().getBoundingClientRect();
  await expect.poll(() => getRect()?.[side]).toBeCloseTo(triggerRect[side], 0);
  if (placement.startsWith('top')) expect(getRect()?.bottom).toBeLessThan(triggerRect.top);
  else expect(getRect()?.top).toBeGreaterThan(triggerRect.bottom);
});

test('opens above its trigger if there is no room below', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 8 }}>
      <PopoverExample defaultOpen>Text</PopoverExample>
    </div>,
  );
  const triggerRect = trigger.element().getBoundingClientRect();
  await expect.poll(() => popover.element().getBoundingClientRect().bottom).toBeLessThan(triggerRect.top);
});
