import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const popover = page.getByRole('dialog', { name: 'How we estimate' });
const trigger = page.getByRole('button', { name: 'Why?' });

test('its trigger says what it opens and whether it is open, and keeps its own ref and handler', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onClick = vi.fn<() => void>();
  await render(
    <Popover
      title="How we estimate"
      trigger={
        <Button ref={ref} onPress={onClick}>
          Why?
        </Button>
      }
    >
      Text
    </Popover>,
  );
  expect(ref.current).toBe(trigger.element());
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
  await trigger.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(trigger).toHaveAttribute('aria-controls', popover.element().id);
});

test('a press on its trigger closes it', async () => {
  await render(
    <Popover title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen>
      Text
    </Popover>,
  );
  await expect.element(popover).toHaveFocus();
  await userEvent.click(trigger, { force: true });
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('one that was open from the beginning gives the focus to its trigger', async () => {
  await render(
    <Popover title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen>
      Text
    </Popover>,
  );
  await expect.element(popover).toHaveFocus();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 400 }, force: true });
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('its trigger names what it controls also where the app gives that an id', async () => {
  await render(
    <Popover id="estimate" title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen>
      Text
    </Popover>,
  );
  expect(popover.element().id).toBe('estimate');
  await expect.element(trigger).toHaveAttribute('aria-controls', 'estimate');
});

test.each([
  ['in it and ends beside it', true],
  ['beside it and ends in it', false],
])('a press that begins %s, as text is selected, does not close it; one beside it does', async (_way, isFromInside) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <Popover title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen onOpenChange={onOpenChange}>
      <p>A long text</p>
    </Popover>,
  );
  await expect.element(popover).toHaveFocus();
  const text = page.getByText('A long text');
  const beside = { x: 300, y: 300 };
  await (isFromInside
    ? userEvent.dragAndDrop(text, document.body, { force: true, targetPosition: beside })
    : userEvent.dragAndDrop(document.body, text, { force: true, sourcePosition: beside }));
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(document.body, { force: true, position: beside });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('where the app decides, it asks and stays', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <Popover title="How we estimate" trigger={<Button>Why?</Button>} isOpen onOpenChange={onOpenChange}>
      Text
    </Popover>,
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
] as const)('in %s, %s has its %s side in line with its trigger', async (dir, placement, side) => {
  await render(
    <div dir={dir} style={{ padding: '200px 400px' }}>
      <Popover title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen placement={placement}>
        A text that is wider than its trigger is
      </Popover>
    </div>,
  );
  const box = () => popover.element().parentElement?.getBoundingClientRect();
  const own = trigger.element().getBoundingClientRect();
  await expect.poll(() => box()?.[side]).toBeCloseTo(own[side], 0);
  if (placement.startsWith('top')) expect(box()?.bottom).toBeLessThan(own.top);
  else expect(box()?.top).toBeGreaterThan(own.bottom);
});

test('where there is no room below, it stands above', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 8 }}>
      <Popover title="How we estimate" trigger={<Button>Why?</Button>} defaultOpen>
        Text
      </Popover>
    </div>,
  );
  const own = trigger.element().getBoundingClientRect();
  await expect.poll(() => popover.element().getBoundingClientRect().bottom).toBeLessThan(own.top);
});
