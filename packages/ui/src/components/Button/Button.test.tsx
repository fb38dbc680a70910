import { createRef } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { type Key, Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Button } from './index.ts';

const createPressHandler = () => vi.fn<() => void>();

/** Finds React Aria's announcement, which is an image with the button's name. */
const getAnnouncement = (name: string) => page.getByRole('log').getByRole('img', { name, exact: true });

test('calls onPress on click, Enter and Space', async () => {
  const onPress = createPressHandler();
  await render(<Button onPress={onPress}>Search</Button>);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('submits a form, but not while pending', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const renderForm = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Car" />
      <Button type="submit" isPending={isPending}>
        Search
      </Button>
    </form>
  );
  const { rerender } = await render(renderForm(false));
  await page.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await rerender(renderForm(true));
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('keeps focus and width while pending, and announces the pending label', async () => {
  const onPress = createPressHandler();
  const renderButton = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Saving" onPress={onPress}>
      Save search
    </Button>
  );
  const { rerender } = await render(renderButton(false));
  const element = page.getByRole('button').element();
  await userEvent.tab();
  const { width } = element.getBoundingClientRect();
  await rerender(renderButton(true));
  await expect.element(page.getByRole('button', { name: 'Save search Saving', exact: true })).toHaveFocus();
  expect(element).toHaveAttribute('aria-disabled', 'true');
  expect(element.getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(getAnnouncement('Save search Saving')).toBeInTheDocument();
});

test('does not announce the pending label without focus', async () => {
  const renderButton = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Searching">
      Search
    </Button>
  );
  const { rerender } = await render(renderButton(false));
  await rerender(renderButton(true));
  // Longer than React Aria waits before its first announcement.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(getAnnouncement('Search Searching')).not.toBeInTheDocument();
});

test('keeps its aria-label while pending', async () => {
  await render(
    <Button aria-label="Add this car to the list" isPending>
      Add
    </Button>,
  );
  await expect.element(page.getByRole('button', { name: 'Add this car to the list Loading' })).toBeInTheDocument();
});

test('cannot be pressed or focused when disabled', async () => {
  const onPress = createPressHandler();
  const ref = createRef<HTMLButtonElement>();
  await render(
    <>
      <Button ref={ref} isDisabled onPress={onPress}>
        Search
      </Button>
      <a href="/next">Next</a>
    </>,
  );
  ref.current?.click();
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('shows a focus ring on keyboard focus, including in forced-colors mode', async () => {
  await render(<Button>Search</Button>);
  await userEvent.tab();
  const style = getComputedStyle(page.getByRole('button').element());
  expect([style.outlineStyle, style.outlineWidth]).toEqual(['solid', '2px']);
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    expect([style.outlineStyle, style.borderTopStyle]).toEqual(['solid', 'solid']);
    expect(style.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('fills its container when full-width, and grows taller with long text', async () => {
  await render(
    <div style={{ inlineSize: 160 }}>
      <Button isFullWidth>Check the valuation of this unusually named car</Button>
    </div>,
  );
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(width).toBe(160);
  expect(height).toBeGreaterThan(44);
});

test('passes its state to className, style and children functions', async () => {
  await render(
    <Button
      isDisabled
      className={({ isDisabled }) => (isDisabled ? 'is-off' : 'is-on')}
      style={({ isDisabled }) => ({ opacity: isDisabled ? 0.2 : 1 })}
    >
      {({ isDisabled }) => (isDisabled ? 'Sold' : 'Reserve')}
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Sold' });
  await expect.element(button).toHaveClass('is-off');
  await expect.element(button).toHaveStyle({ opacity: '0.2' });
});

describe("in React Aria's triggers", () => {
  test('opens a dialog, and closes it with slot="close"', async () => {
    await render(
      <DialogTrigger>
        <Button>Filters</Button>
        <Modal>
          <Dialog aria-label="Filters">
            <Button slot="close">Done</Button>
          </Dialog>
        </Modal>
      </DialogTrigger>,
    );
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  test('opens a menu, and sets aria-expanded', async () => {
    const onAction = vi.fn<(key: Key) => void>();
    await render(
      <MenuTrigger>
        <Button>Sort</Button>
        <Popover>
          <Menu onAction={onAction}>
            <MenuItem id="price">Price</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>,
    );
    const button = page.getByRole('button', { name: 'Sort', includeHidden: true });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('menuitem', { name: 'Price' }).click();
    expect(onAction.mock.calls[0]?.[0]).toBe('price');
  });

  test('opens a file picker', async () => {
    const { container } = await render(
      <FileTrigger>
        <Button>Upload photos</Button>
      </FileTrigger>,
    );
    const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    container.querySelector('input')?.addEventListener('click', onClick);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
