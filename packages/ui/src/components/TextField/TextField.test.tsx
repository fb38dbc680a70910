import { createRef, useState } from 'react';
import { TextFieldContext } from 'react-aria-components/TextField';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { TextField } from './index.ts';

test('is focused by clicking its label, and described by its error and description', async () => {
  await render(
    <TextField label="Postcode" description="The full postcode or its first half." errorMessage="Try EC1A." />,
  );
  await page.getByText('Postcode', { exact: true }).click();
  const input = page.getByRole('textbox', { name: 'Postcode', exact: true });
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription('Try EC1A. The full postcode or its first half.');
  await expect.element(input).toBeInvalid();
});

test('is valid with an empty error message', async () => {
  await render(<TextField label="Postcode" errorMessage="" />);
  await expect.element(page.getByRole('textbox')).toBeValid();
  await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test('keeps the app’s own aria-describedby', async () => {
  await render(
    <>
      <p id="own">Shown on the map.</p>
      <TextField label="Postcode" description="Whole." aria-describedby="own" />
    </>,
  );
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Whole. Shown on the map.');
});

test('takes its value from React Aria’s context, unless a prop sets it', async () => {
  function ContextField() {
    const [value, onChange] = useState('EC1A');
    return (
      <TextFieldContext value={{ slots: { start: { value, onChange }, end: { defaultValue: 'LS1' } } }}>
        <TextField slot="start" label="Start" />
        <TextField slot="end" label="End" />
        <TextField slot="end" label="Own" defaultValue="YO1" />
        <output>{value}</output>
      </TextFieldContext>
    );
  }
  await render(<ContextField />);
  const start = page.getByRole('textbox', { name: 'Start' });
  await expect.element(start).toHaveValue('EC1A');
  await expect.element(page.getByRole('textbox', { name: 'End' })).toHaveValue('LS1');
  await expect.element(page.getByRole('textbox', { name: 'Own' })).toHaveValue('YO1');
  await start.fill('N1');
  await expect.element(start).toHaveValue('N1');
  await expect.element(page.getByRole('status')).toHaveTextContent('N1');
});

test('shows its controlled value', async () => {
  function UppercaseField() {
    const [value, setValue] = useState('');
    return <TextField label="Registration" value={value} onChange={(text) => setValue(text.toUpperCase())} />;
  }
  await render(<UppercaseField />);
  await page.getByRole('textbox').fill('kv20 ioa');
  await expect.element(page.getByRole('textbox')).toHaveValue('KV20 IOA');
});

test('validates and submits with its form', async () => {
  const form = createRef<HTMLFormElement>();
  const input = createRef<HTMLInputElement>();
  await render(
    <form ref={form}>
      <TextField label="Email" name="email" type="email" isRequired ref={input} />
    </form>,
  );
  expect(form.current?.checkValidity()).toBe(false);
  input.current?.focus();
  await userEvent.keyboard('name@example.com');
  expect(new FormData(form.current ?? undefined).get('email')).toBe('name@example.com');
  expect(form.current?.checkValidity()).toBe(true);
});

test('is named by its hidden label alone, without its prefix and suffix', async () => {
  await render(<TextField label="Highest price" isLabelHidden prefix="£" suffix="miles" />);
  await expect.element(page.getByRole('textbox', { name: 'Highest price', exact: true })).toBeInTheDocument();
  expect(page.getByText('Highest price').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('has 16 px text, so that phones do not zoom in', async () => {
  await render(<TextField label="Postcode" />);
  expect(getComputedStyle(page.getByRole('textbox').element()).fontSize).toBe('16px');
});

test('shows a focus ring around its box, including in forced-colors mode', async () => {
  await render(<TextField label="Postcode" />);
  await userEvent.tab();
  const box = document.querySelector('[data-part="Control"]');
  if (box === null) throw new Error('The field has no control.');
  expect(getComputedStyle(box).outlineStyle).toBe('solid');
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    expect(getComputedStyle(box).outlineStyle).toBe('solid');
    expect(getComputedStyle(box).borderTopStyle).toBe('solid');
  });
});
