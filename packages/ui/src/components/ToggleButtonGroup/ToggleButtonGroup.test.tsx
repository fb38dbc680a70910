import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Icon } from '../Icon/index.ts';
import { ToggleButtonGroup } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair', isDisabled: true },
  { value: 'high', label: 'High' },
];
const getRadio = (name: string) => page.getByRole('radio', { name });
const getButton = (name: string) => page.getByRole('button', { name });

test('selects one option by click and keyboard, skipping disabled options', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(
    <>
      <ToggleButtonGroup label="Price" options={options} defaultValue="all" onChange={onChange} />
      <a href="/next">Next</a>
    </>,
  );
  await expect.element(page.getByRole('radiogroup', { name: 'Price' })).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(getRadio('All')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(getRadio('Good')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(getRadio('High')).toBeChecked();
  await getRadio('All').click();
  expect(onChange.mock.calls).toEqual([['good'], ['high'], ['all']]);
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('keeps the selection when the selected option is pressed again', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<ToggleButtonGroup label="Price" options={options} defaultValue="all" onChange={onChange} />);
  await getRadio('All').click();
  await expect.element(getRadio('All')).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps its controlled value when another option is pressed', async () => {
  function ControlledGroup() {
    const [requestedValue, setRequestedValue] = useState('');
    return (
      <>
        <ToggleButtonGroup label="Price" options={options} value="all" onChange={setRequestedValue} />
        <output>{requestedValue}</output>
      </>
    );
  }
  await render(<ControlledGroup />);
  await getRadio('High').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('high');
  await expect.element(getRadio('All')).toBeChecked();
});

test('reports several selected options in display order', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  await render(
    <ToggleButtonGroup
      label="Price"
      selectionMode="multiple"
      options={options}
      defaultValue={['high']}
      onChange={onChange}
    />,
  );
  await expect.element(page.getByRole('toolbar', { name: 'Price' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(getButton('All')).toHaveAttribute('aria-pressed', 'true');
  await getButton('High').click();
  expect(onChange.mock.calls).toEqual([[['all', 'high']], [['all']]]);
  await expect.element(getButton('High')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(getButton('Fair')).toBeDisabled();
});

test('shows a controlled multiple selection', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  const renderGroup = (value: readonly string[]) => (
    <ToggleButtonGroup label="Price" selectionMode="multiple" options={options} value={value} onChange={onChange} />
  );
  const { rerender } = await render(renderGroup(['all']));
  await getButton('Good').click();
  expect(onChange).toHaveBeenLastCalledWith(['all', 'good']);
  await expect.element(getButton('Good')).toHaveAttribute('aria-pressed', 'false');
  await rerender(renderGroup(['good']));
  await expect.element(getButton('Good')).toHaveAttribute('aria-pressed', 'true');
});

test('is not focusable while disabled', async () => {
  await render(
    <>
      <ToggleButtonGroup label="Price" options={options} defaultValue="all" isDisabled />
      <a href="/next">Next</a>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
  await expect.element(getRadio('Good')).toBeDisabled();
});

test('has 44 px targets and a focus ring, and shows selection in forced-colors mode', async () => {
  await render(<ToggleButtonGroup label="Price" isLabelHidden options={options} defaultValue="all" />);
  const parts = [...document.querySelectorAll('[data-part="Option"]')];
  for (const part of parts) expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  const [face, other] = parts.map((part) => part.querySelector('span'));
  if (!face || !other) throw new Error('The first or second option is missing.');
  expect(getComputedStyle(face).outlineStyle).toBe('solid');
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    expect(getComputedStyle(face).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  });
});

test('uses an option’s hidden label as its accessible name and its tooltip', async () => {
  const themeOptions = [
    { value: 'light', label: 'Light', icon: <Icon name="sun" />, isLabelHidden: true },
    { value: 'dark', label: 'Dark', icon: <Icon name="moon" />, isLabelHidden: true },
  ];
  await render(<ToggleButtonGroup label="Theme" isLabelHidden size="s" options={themeOptions} />);
  const darkOption = page.getByRole('radio', { name: 'Dark', exact: true });
  await expect.element(darkOption).not.toHaveAccessibleDescription();
  const box = document.querySelector('[data-part="Track"]')?.getBoundingClientRect();
  // Fits next to a logo and a menu on a phone.
  expect(box?.height).toBe(36);
  expect(box?.width).toBeLessThan(90);
  expect(darkOption.element().querySelector('[title]')?.getAttribute('title')).toBe('Dark');
});
