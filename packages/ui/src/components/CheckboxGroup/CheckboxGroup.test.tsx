import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '../../../test/support/hydrate.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'hybrid', label: 'Hybrid', description: 'Charges itself.' },
  { value: 'gas', label: 'Gas', isDisabled: true },
];
const getGroup = () => page.getByRole('group', { name: 'Fuel', exact: true });
const getCheckbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('selects options on click and Space, and clears them on click', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<CheckboxGroup label="Fuel" options={options} onChange={onChange} />);
  await page.getByText('Hybrid').click();
  await userEvent.tab({ shift: true });
  await expect.element(getCheckbox('Petrol 2,310')).toHaveFocus();
  await userEvent.keyboard(' ');
  await page.getByText('Hybrid').click();
  expect(onChange.mock.calls).toEqual([[['hybrid']], [['hybrid', 'petrol']], [['petrol']]]);
  await expect.element(getCheckbox('Gas')).toBeDisabled();
});

test('describes the group and its options, and marks options as invalid', async () => {
  await render(
    <CheckboxGroup label="Fuel" options={options} description="Select one or more." errorMessage="Select a fuel." />,
  );
  await expect.element(getGroup()).toHaveAccessibleDescription('Select a fuel. Select one or more.');
  await expect.element(getCheckbox('Hybrid')).toHaveAccessibleDescription(/Charges itself\./);
  await expect.element(getCheckbox('Hybrid')).toBeInvalid();
});

test('shows its controlled selection', async () => {
  function LimitedGroup() {
    const [value, setValue] = useState<string[]>(['petrol']);
    return <CheckboxGroup label="Fuel" options={options} value={value} onChange={(next) => setValue(next.slice(-1))} />;
  }
  await render(<LimitedGroup />);
  await getCheckbox('Hybrid').click();
  await expect.element(getCheckbox('Hybrid')).toBeChecked();
  await expect.element(getCheckbox('Petrol 2,310')).not.toBeChecked();
});

test('submits each selected option, and restores the initial selection on reset', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(data.getAll('fuel'))}>
      <CheckboxGroup label="Fuel" name="fuel" options={options} defaultValue={['petrol']} />
      <Button type="submit">Send</Button>
      <button type="reset">Reset</button>
    </Form>,
  );
  await getCheckbox('Hybrid').click();
  await send();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(getCheckbox('Hybrid')).not.toBeChecked();
  await getCheckbox('Petrol 2,310').click();
  await getCheckbox('Hybrid').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(getCheckbox('Petrol 2,310')).toBeChecked();
  await send();
  expect(submissions).toEqual([['petrol', 'hybrid'], ['petrol']]);
});

test('shows the required message on submit until an option is selected', async () => {
  const onSubmit = vi.fn<() => void>();
  await render(
    <Form onSubmit={onSubmit}>
      <CheckboxGroup label="Fuel" name="fuel" options={options} isRequired />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  await expect.element(getGroup()).toHaveAccessibleDescription('Fuel is required');
  await expect.element(getCheckbox('Petrol 2,310')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(getGroup()).not.toHaveAccessibleDescription();
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows a server error until the value changes, and focuses the first option', async () => {
  function ServerValidatedForm() {
    const [errors, setErrors] = useState<Record<string, string>>();
    return (
      <Form errors={errors} onSubmit={() => setErrors({ fuel: 'There is no such car.' })}>
        <CheckboxGroup label="Fuel" name="fuel" options={options} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  await render(<ServerValidatedForm />);
  await send();
  await expect.element(getGroup()).toHaveAccessibleDescription('There is no such car.');
  await expect.element(getCheckbox('Petrol 2,310')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(getGroup()).not.toHaveAccessibleDescription();
});

test('keeps options that were selected before hydration', async () => {
  const { host, unmount } = await hydrate(
    <CheckboxGroup label="Fuel" name="fuel" options={options} defaultValue={['petrol']} />,
    (server) => server.querySelector<HTMLInputElement>('[value="hybrid"]')?.click(),
  );
  await getCheckbox('Hybrid').hover();
  const submittedValues = [...host.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  expect(submittedValues).toEqual(['petrol', 'hybrid']);
  await unmount();
});

test('has targets at least 44 px high', async () => {
  await render(<CheckboxGroup label="Fuel" options={options} />);
  for (const row of document.querySelectorAll('label')) expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
});
