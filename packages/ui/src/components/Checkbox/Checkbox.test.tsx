import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Checkbox } from './index.ts';

const getCheckbox = () => page.getByRole('checkbox');

test('toggles on Space and when its label is clicked', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  await render(<Checkbox label="Exclude write-offs" onChange={onChange} />);
  await page.getByText('Exclude write-offs').click();
  await expect.element(getCheckbox()).toBeChecked();
  await expect.element(getCheckbox()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('submits its controlled state with its form', async () => {
  const form = createRef<HTMLFormElement>();
  function ControlledCheckbox() {
    const [isChecked, setChecked] = useState(true);
    return <Checkbox label="Send me a copy" name="copy" isSelected={isChecked} onChange={setChecked} />;
  }
  await render(
    <form ref={form}>
      <ControlledCheckbox />
    </form>,
  );
  expect(new FormData(form.current ?? undefined).get('copy')).toBe('on');
  await getCheckbox().click();
  expect(new FormData(form.current ?? undefined).get('copy')).toBe(null);
});

test('shows its required message on submit until it is checked', async () => {
  await render(
    <Form>
      <Checkbox label="I have read the terms" name="terms" isRequired description="They are short." />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button').click();
  await expect
    .element(getCheckbox())
    .toHaveAccessibleDescription('Tick ‘I have read the terms’ to continue They are short.');
  await expect.element(getCheckbox()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(getCheckbox()).toHaveAccessibleDescription('They are short.');
});

test('has a target at least 44 px high, and shows a tick only when checked', async () => {
  await render(<Checkbox label="Exclude write-offs" defaultSelected />);
  const row = getCheckbox().element().closest('label');
  expect(row?.offsetHeight).toBeGreaterThanOrEqual(44);
  const tick = document.querySelector('[data-component="Checkbox"] svg');
  if (tick === null) throw new Error('The box has no tick.');
  expect(getComputedStyle(tick).visibility).toBe('visible');
  await getCheckbox().click();
  expect(getComputedStyle(tick).visibility).toBe('hidden');
});

test('shows its tick in forced-colors mode', () =>
  withMediaFeatures({ 'forced-colors': 'active' }, async () => {
    await render(<Checkbox label="Exclude write-offs" defaultSelected />);
    const tick = document.querySelector('[data-component="Checkbox"] svg');
    const box = document.querySelector('[data-component="Checkbox"] [data-part="Control"]');
    if (!tick || !box) throw new Error('The checkbox has no box or no tick.');
    expect(getComputedStyle(tick).color).not.toBe(getComputedStyle(box).backgroundColor);
  }));

test.each([
  ['s', 36],
  ['m', 44],
  ['l', 56],
] as const)('is as tall as a field of size %s', async (size, height) => {
  await render(<Checkbox label="Exclude write-offs" size={size} />);
  expect(getCheckbox().element().closest('label')?.offsetHeight).toBe(height);
});

test('exposes a hidden label to screen readers only', async () => {
  await render(<Checkbox label="Exclude write-offs" isLabelHidden />);
  await expect.element(getCheckbox()).toHaveAccessibleName('Exclude write-offs');
  const row = getCheckbox().element().closest('label');
  expect(row?.offsetWidth).toBe(row?.querySelector<HTMLElement>('[data-part="Control"]')?.offsetWidth);
});
