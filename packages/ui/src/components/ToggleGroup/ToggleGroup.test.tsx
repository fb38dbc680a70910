import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { preferring } from '../../../test/support/media.ts';
import { Icon } from '../Icon/index.ts';
import { ToggleGroup } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair', isDisabled: true },
  { value: 'high', label: 'High' },
];
const radio = (name: string) => page.getByRole('radio', { name });
const button = (name: string) => page.getByRole('button', { name });

test('of a single choice one holds; arrow keys move it and leave out what is disabled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(
    <>
      <ToggleGroup label="Price" options={options} defaultValue="all" onChange={onChange} />
      <a href="/next">Next</a>
    </>,
  );
  await expect.element(page.getByRole('radiogroup', { name: 'Price' })).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(radio('All')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('High')).toBeChecked();
  await radio('All').click();
  expect(onChange.mock.calls).toEqual([['good'], ['high'], ['all']]);
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('can be controlled', async () => {
  function Stubborn() {
    const [asked, setAsked] = useState('');
    return (
      <>
        <ToggleGroup label="Price" options={options} value="all" onChange={setAsked} />
        <output>{asked}</output>
      </>
    );
  }
  await render(<Stubborn />);
  await radio('High').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('high');
  await expect.element(radio('All')).toBeChecked();
});

test('a single choice is a field of its form, and is reset with it', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <ToggleGroup label="Price" name="price" options={options} defaultValue="good" />
    </form>,
  );
  const sent = () => new FormData(form.current ?? undefined).get('price');
  await radio('High').click();
  expect(sent()).toBe('high');
  form.current?.reset();
  expect(sent()).toBe('good');
});

test('of several each is a button that stays pressed, and the options’ order is kept', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  await render(
    <ToggleGroup
      label="Price"
      selectionMode="multiple"
      options={options}
      defaultValue={['high']}
      onChange={onChange}
    />,
  );
  await expect.element(page.getByRole('group', { name: 'Price' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(button('All')).toHaveAttribute('aria-pressed', 'true');
  await button('High').click();
  expect(onChange.mock.calls).toEqual([[['all', 'high']], [['all']]]);
  await expect.element(button('High')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Fair')).toBeDisabled();
});

test('several are governed by their owner', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  const group = (value: readonly string[]) => (
    <ToggleGroup label="Price" selectionMode="multiple" options={options} value={value} onChange={onChange} />
  );
  const { rerender } = await render(group(['all']));
  await button('Good').click();
  expect(onChange).toHaveBeenLastCalledWith(['all', 'good']);
  await expect.element(button('Good')).toHaveAttribute('aria-pressed', 'false');
  await rerender(group(['good']));
  await expect.element(button('Good')).toHaveAttribute('aria-pressed', 'true');
});

test('disabled, nothing of it can be reached', async () => {
  await render(
    <>
      <ToggleGroup label="Price" options={options} defaultValue="all" isDisabled />
      <a href="/next">Next</a>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
  await expect.element(radio('Good')).toBeDisabled();
});

test('every option is a target of 44 px, and the face of what has the focus has the ring', async () => {
  await render(<ToggleGroup label="Price" isLabelHidden options={options} defaultValue="all" />);
  const parts = [...document.querySelectorAll('[data-part="Option"]')];
  for (const part of parts) expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  const face = parts[0]?.querySelector('span');
  if (!face) throw new Error('The option has no face.');
  expect(getComputedStyle(face).outlineStyle).toBe('solid');
  await preferring({ 'forced-colors': 'active' }, () => {
    const other = parts[1]?.querySelector('span');
    if (!other) throw new Error('The option has no face.');
    expect(getComputedStyle(face).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  });
});

test.each(['single', 'multiple'] as const)(
  'an icon alone is named by its label, which a pointer is told: %s',
  async (mode) => {
    const themes = [
      { value: 'light', label: 'Light', icon: <Icon name="sun" />, isLabelHidden: true },
      { value: 'dark', label: 'Dark', icon: <Icon name="moon" />, isLabelHidden: true },
    ];
    await render(<ToggleGroup label="Theme" isLabelHidden size="s" selectionMode={mode} options={themes} />);
    const dark = page.getByRole(mode === 'single' ? 'radio' : 'button', { name: 'Dark', exact: true });
    await expect.element(dark).not.toHaveAccessibleDescription();
    const box = document.querySelector('[data-part="Track"]')?.getBoundingClientRect();
    // beside a logo and a menu on a phone
    expect(box?.height).toBe(36);
    expect(box?.width).toBeLessThan(90);
    const { x, y, width, height } = dark.element().getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(met?.closest('[title]')?.getAttribute('title')).toBe('Dark');
  },
);
