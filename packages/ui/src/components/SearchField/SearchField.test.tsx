import { createRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SearchField } from './index.ts';

const field = page.getByRole('searchbox', { name: 'Search help' });

test('calls onSubmit on Enter, and clears on Escape or with its button', async () => {
  const onSubmit = vi.fn<(text: string) => void>();
  const onChange = vi.fn<(text: string) => void>();
  await render(<SearchField label="Search help" onSubmit={onSubmit} onChange={onChange} />);
  await field.fill('warranty');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('warranty');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await field.fill('delivery');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('hides the clear button when empty or disabled', async () => {
  const { rerender } = await render(<SearchField label="Search help" value="" />);
  expect(page.getByRole('button').query()).toBeNull();
  await rerender(<SearchField label="Search help" value="warranty" isDisabled />);
  expect(page.getByRole('button').query()).toBeNull();
});

test('exposes its error and description to screen readers', async () => {
  await render(<SearchField label="Search help" description="A word." errorMessage="Enter two letters or more." />);
  await expect.element(field).toHaveAccessibleDescription('Enter two letters or more. A word.');
  await expect.element(field).toBeInvalid();
});

test('filters the list of React Aria’s Autocomplete', async () => {
  function Commands() {
    const { contains } = useFilter({ sensitivity: 'base' });
    return (
      <Autocomplete filter={contains} defaultInputValue="pas">
        <SearchField label="Search help" />
        <Menu aria-label="Commands">
          <MenuItem>Copy</MenuItem>
          <MenuItem>Paste</MenuItem>
        </Menu>
      </Autocomplete>
    );
  }
  await render(<Commands />);
  await expect.element(field).toHaveValue('pas');
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Paste');
  await field.fill('co');
  await expect.element(field).toHaveValue('co');
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Copy');
});

test('submits its text with its form, and restores its default on reset', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <SearchField label="Search help" name="q" defaultValue="warranty" />
    </form>,
  );
  await field.fill('delivery');
  expect(new FormData(form.current ?? undefined).get('q')).toBe('delivery');
  form.current?.reset();
  await expect.element(field).toHaveValue('warranty');
});
