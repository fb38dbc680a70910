import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Form } from '../Form/index.ts';
import { Switch } from './index.ts';

const getSwitch = () => page.getByRole('switch', { name: 'Email alerts' });

test('turns on when its label is clicked, and off on Space', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  await render(<Switch label="Email alerts" onChange={onChange} />);
  await page.getByText('Email alerts').click();
  await expect.element(getSwitch()).toBeChecked();
  await expect.element(getSwitch()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(getSwitch()).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('submits its value only when on, and restores its default state on reset', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <Switch label="Email alerts" name="alerts" value="daily" defaultSelected />
    </form>,
  );
  const getSubmittedValue = () => new FormData(form.current ?? undefined).get('alerts');
  expect(getSubmittedValue()).toBe('daily');
  await getSwitch().click();
  expect(getSubmittedValue()).toBeNull();
  form.current?.reset();
  await expect.element(getSwitch()).toBeChecked();
});

test('shows the server’s error until it is toggled', async () => {
  await render(
    <Form errors={{ alerts: 'Not saved. Try again.' }}>
      <Switch label="Email alerts" name="alerts" description="At most one a day." />
    </Form>,
  );
  await expect.element(getSwitch()).toHaveAccessibleDescription('Not saved. Try again. At most one a day.');
  await getSwitch().click();
  await expect.element(getSwitch()).toHaveAccessibleDescription('At most one a day.');
});

test('moves its thumb to the left when switched on in right-to-left text', async () => {
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
    await render(
      <div dir="rtl">
        <Switch label="Email alerts" />
      </div>,
    );
    const track = document.querySelector('[data-part="Control"]');
    if (!track?.firstElementChild) throw new Error('The switch has no thumb.');
    const getOffset = () =>
      (track.firstElementChild?.getBoundingClientRect().left ?? 0) - track.getBoundingClientRect().left;
    const offsetWhenOff = getOffset();
    await getSwitch().click();
    expect(getOffset()).toBeLessThan(offsetWhenOff - 15);
  });
});

test('has a target at least 44 px high', async () => {
  await render(<Switch label="Email alerts" />);
  expect(document.querySelector('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
});

test.each([
  ['s', 36],
  ['m', 44],
  ['l', 56],
] as const)('is as tall as a field of size %s', async (size, height) => {
  await render(<Switch label="Email alerts" size={size} />);
  expect(getSwitch().element().closest('label')?.offsetHeight).toBe(height);
});

test('exposes a hidden label to screen readers only', async () => {
  await render(<Switch label="Email alerts" isLabelHidden />);
  await expect.element(getSwitch()).toHaveAccessibleName('Email alerts');
  const row = getSwitch().element().closest('label');
  expect(row?.offsetWidth).toBe(row?.querySelector<HTMLElement>('[data-part="Control"]')?.offsetWidth);
});
