import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '../../../test/support/hydrate.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { RadioGroup, radioGroupVariants } from './index.ts';

const options = [
  { value: 'dealer', label: 'Dealer', description: 'With a warranty.' },
  { value: 'private', label: 'Private', isDisabled: true },
  { value: 'both', label: 'Both' },
];
const getRadio = (name: string) => page.getByRole('radio', { name, exact: true });

test.each(radioGroupVariants)('selects options on click and with arrow keys in the %s variant', async (variant) => {
  const onChange = vi.fn<(value: string) => void>();
  await render(
    <RadioGroup label="Seller" variant={variant} options={options} defaultValue="dealer" onChange={onChange} />,
  );
  await userEvent.tab();
  await expect.element(getRadio('Dealer')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getRadio('Both')).toBeChecked();
  await getRadio('Dealer').click();
  expect(onChange.mock.calls).toEqual([['both'], ['dealer']]);
});

test('describes the group and its options, and marks the group as invalid', async () => {
  await render(
    <RadioGroup label="Seller" options={options} description="Who is selling the car." errorMessage="Select one." />,
  );
  const group = page.getByRole('radiogroup', { name: 'Seller' });
  await expect.element(group).toHaveAccessibleDescription('Select one. Who is selling the car.');
  await expect.element(group).toBeInvalid();
  await expect.element(getRadio('Dealer')).toHaveAccessibleDescription(/With a warranty\./);
});

test('submits its value, and restores the initial value on form reset', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <RadioGroup label="Seller" name="seller" options={options} defaultValue="dealer" />
    </form>,
  );
  const getSubmittedValue = () => new FormData(form.current ?? undefined).get('seller');
  await getRadio('Both').click();
  expect(getSubmittedValue()).toBe('both');
  form.current?.reset();
  await expect.element(getRadio('Dealer')).toBeChecked();
  expect(getSubmittedValue()).toBe('dealer');
});

test('shows the required message on submit until an option is selected', async () => {
  await render(
    <Form>
      <RadioGroup label="Seller" name="seller" options={options} isRequired />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button').click();
  const group = page.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleDescription('Seller is required');
  await expect.element(getRadio('Dealer')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(group).not.toHaveAccessibleDescription();
});

test('keeps an option that was selected before hydration', async () => {
  const { host, unmount } = await hydrate(
    <RadioGroup label="Seller" name="seller" options={options} defaultValue="dealer" />,
    (server) => server.querySelector<HTMLInputElement>('[value="both"]')?.click(),
  );
  await getRadio('Both').hover();
  expect(host.querySelector<HTMLInputElement>('input:checked')?.value).toBe('both');
  await unmount();
});

test('has targets at least 44 px high', async () => {
  await render(<RadioGroup label="Seller" options={options} />);
  for (const row of document.querySelectorAll('label')) expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
});
