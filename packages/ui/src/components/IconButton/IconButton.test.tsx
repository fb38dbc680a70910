import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from './index.ts';

test('has the name that it is given, pressed by pointer and by keys', async () => {
  const onClick = vi.fn<() => void>();
  await render(
    <IconButton label="Add to favourites" onClick={onClick}>
      ♥
    </IconButton>,
  );
  await page.getByRole('button', { name: 'Add to favourites', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test.each([
  ['s', 36],
  ['m', 44],
  ['l', 56],
] as const)('at size %s it is round and %d px', async (size, side) => {
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

test('pending, it keeps focus, name and size, says so, and is not pressed', async () => {
  const onClick = vi.fn<() => void>();
  const sending = (isPending: boolean) => (
    <IconButton label="Send" isPending={isPending} pendingLabel="Sending" onClick={onClick}>
      ↑
    </IconButton>
  );
  const { rerender } = await render(sending(false));
  await userEvent.tab();
  await rerender(sending(true));
  const busy = page.getByRole('button', { name: 'Send Sending', exact: true });
  await expect.element(busy).toHaveFocus();
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy.element().getBoundingClientRect().width).toBe(44);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('disabled, it is neither pressed nor reached; it sends no form unasked', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const ref = createRef<HTMLButtonElement>();
  await render(
    <form onSubmit={onSubmit}>
      <IconButton ref={ref} label="Previous" isDisabled onClick={onClick}>
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
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
