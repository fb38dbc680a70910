import { createRef } from 'react';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ToggleButton } from './index.ts';

const button = page.getByRole('button', { name: 'Save', exact: true });

test('toggles aria-pressed, and reports each change', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const ref = createRef<HTMLButtonElement>();
  await render(
    <ToggleButton ref={ref} onChange={onChange}>
      Save
    </ToggleButton>,
  );
  expect(ref.current).toBe(button.element());
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('keeps its controlled state when pressed', async () => {
  await render(<ToggleButton isSelected>Save</ToggleButton>);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

test('takes its state from React Aria’s ToggleButtonGroup', async () => {
  await render(
    <ToggleButtonGroup aria-label="Fuel" defaultSelectedKeys={['petrol']}>
      <ToggleButton id="petrol">Petrol</ToggleButton>
      <ToggleButton id="diesel">Diesel</ToggleButton>
    </ToggleButtonGroup>,
  );
  await page.getByRole('radio', { name: 'Diesel' }).click();
  await expect.element(page.getByRole('radio', { name: 'Diesel' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Petrol' })).not.toBeChecked();
});
