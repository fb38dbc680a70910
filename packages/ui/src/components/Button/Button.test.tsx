import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { preferring } from '../../../test/support/media.ts';
import { Button } from './index.ts';

const press = () => vi.fn<() => void>();

test('is pressed by pointer, by Enter and by Space', async () => {
  const onClick = press();
  await render(<Button onClick={onClick}>Search</Button>);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('sends a form, and does not while it is pending', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Car" />
      <Button type="submit" isPending={isPending}>
        Search
      </Button>
    </form>
  );
  const { rerender } = await render(form(false));
  await page.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await rerender(form(true));
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('pending, it keeps focus, size and name, and says what it waits for', async () => {
  const onClick = press();
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Saving" onClick={onClick}>
      Save search
    </Button>
  );
  const { rerender } = await render(button(false));
  const element = page.getByRole('button').element();
  await userEvent.tab();
  const { width } = element.getBoundingClientRect();
  await rerender(button(true));
  await expect.element(page.getByRole('button', { name: 'Save search Saving', exact: true })).toHaveFocus();
  expect(element).toHaveAttribute('aria-disabled', 'true');
  expect(element.getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  // not every screen reader tells of a name that changes
  // what earlier tests announced stays for seconds
  await expect.poll(() => page.getByRole('log').element().lastElementChild?.textContent).toBe('Saving');
});

test('pending without the focus, it interrupts nobody', async () => {
  vi.useFakeTimers();
  try {
    await render(
      <Button isPending pendingLabel="Searching">
        Search
      </Button>,
    );
    vi.advanceTimersByTime(200);
    expect(document.querySelector('[data-live-announcer]')?.textContent ?? '').not.toContain('Searching');
  } finally {
    vi.useRealTimers();
  }
});

test('a name of its own stays when it is pending', async () => {
  await render(
    <Button aria-label="Add this car to the list" isPending>
      Add
    </Button>,
  );
  await expect.element(page.getByRole('button', { name: 'Add this car to the list Loading' })).toBeInTheDocument();
});

test('disabled, it cannot be pressed or reached', async () => {
  const onClick = press();
  const ref = createRef<HTMLButtonElement>();
  await render(
    <>
      <Button ref={ref} isDisabled onClick={onClick}>
        Search
      </Button>
      <a href="/next">Next</a>
    </>,
  );
  ref.current?.click();
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});

test('shows the ring to who comes by keyboard, in forced colours too', async () => {
  await render(<Button>Search</Button>);
  await userEvent.tab();
  const style = getComputedStyle(page.getByRole('button').element());
  expect([style.outlineStyle, style.outlineWidth]).toEqual(['solid', '2px']);
  await preferring({ 'forced-colors': 'active' }, () => {
    expect([style.outlineStyle, style.borderTopStyle]).toEqual(['solid', 'solid']);
    expect(style.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('is at least 44 px high at its ordinary size, and grows with a long text', async () => {
  await render(
    <div style={{ inlineSize: 160 }}>
      <Button isFullWidth>Check the valuation of this unusually named car</Button>
    </div>,
  );
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(width).toBe(160);
  expect(height).toBeGreaterThan(44);
});
