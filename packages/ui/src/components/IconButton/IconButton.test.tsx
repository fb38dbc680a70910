import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from './index.ts';

test('is named by its label, and calls onPress on click, Enter and Space', async () => {
  const onPress = vi.fn<() => void>();
  await render(
    <IconButton label="Add to favourites" onPress={onPress}>
      ♥
    </IconButton>,
  );
  await page.getByRole('button', { name: 'Add to favourites', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test.each([
  ['s', 36],
  ['m', 44],
  ['l', 56],
] as const)('size %s is round and %d px wide', async (size, side) => {
  await render(
    <IconButton label="Close" size={size}>
      ×
    </IconButton>,
  );
  const element = page.getByRole('button').element();
  const { width, height } = element.getBoundingClientRect();
  expect([width, height]).toEqual([side, side]);
  expect(Number.parseFloat(getComputedStyle(element).borderRadius)).toBeGreaterThanOrEqual(side / 2);
});

test('keeps focus and width while pending, and cannot be pressed', async () => {
  const onPress = vi.fn<() => void>();
  const renderSendButton = (isPending: boolean) => (
    <IconButton label="Send" isPending={isPending} pendingLabel="Sending" onPress={onPress}>
      ↑
    </IconButton>
  );
  const { rerender } = await render(renderSendButton(false));
  await userEvent.tab();
  await rerender(renderSendButton(true));
  const busyButton = page.getByRole('button', { name: 'Send Sending', exact: true });
  await expect.element(busyButton).toHaveFocus();
  await expect.element(busyButton).toHaveAttribute('aria-disabled', 'true');
  expect(busyButton.element().getBoundingClientRect().width).toBe(44);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('cannot be pressed or focused when disabled, and does not submit by default', async () => {
  const onPress = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const ref = createRef<HTMLButtonElement>();
  await render(
    <form onSubmit={onSubmit}>
      <IconButton ref={ref} label="Previous" isDisabled onPress={onPress}>
        ‹
      </IconButton>
      <IconButton label="Next">›</IconButton>
    </form>,
  );
  ref.current?.click();
  await userEvent.tab();
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveFocus();
  await next.click();
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
