import { useActionState, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './index.ts';

// Opens and closes lists without a transition.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const subjects = [
  { value: '', label: 'Choose one' },
  { value: 'sales', label: 'Sales' },
];

function Contact({ children, ...props }: Partial<FormProps>) {
  return (
    <Form aria-label="Contact" {...props}>
      <TextField label="Full Name" name="name" isRequired requiredMessage="Enter your full name" />
      <TextField label="Email Address" name="email" type="email" isRequired />
      <NativeSelect label="Subject" name="subject" options={subjects} isRequired />
      <TextArea label="Message" name="message" isRequired />
      {typeof children === 'function' ? undefined : children}
      <Button type="submit">Send</Button>
    </Form>
  );
}

const getField = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('shows each error and focuses the first invalid field instead of submitting', async () => {
  const onSubmit = vi.fn<() => void>();
  await render(<Contact onSubmit={onSubmit} />);
  await getField('Full Name').fill('Ada Lovelace');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(getField('Full Name')).toBeValid();
  await expect.element(getField('Email Address')).toHaveAccessibleDescription('Email Address is required');
  await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('Subject is required');
  await expect.element(getField('Message')).toHaveAccessibleDescription('Message is required');
  await expect.element(getField('Email Address')).toHaveFocus();
  await expect.element(getField('Full Name')).toHaveValue('Ada Lovelace');
});

test('announces the error of a field that already has focus', async () => {
  function ServerValidatedForm() {
    const [errors, setErrors] = useState<Record<string, string>>();
    return (
      <Form errors={errors} onSubmit={() => setErrors({ postcode: 'There is no such postcode.' })}>
        <TextField label="Postcode" name="postcode" isRequired />
      </Form>
    );
  }
  await render(<ServerValidatedForm />);
  await userEvent.tab();
  const log = page.getByRole('log');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Postcode is required')).toBeInTheDocument();
  await userEvent.keyboard('Z1{Enter}');
  await expect.element(log.getByText('There is no such postcode.')).toBeInTheDocument();
  await expect.element(getField('Postcode')).toHaveFocus();
});

test('uses a field’s own required message', async () => {
  await render(<Contact />);
  await send();
  await expect.element(getField('Full Name')).toHaveAccessibleDescription('Enter your full name');
});

test('updates an error as the value changes, and clears it once valid', async () => {
  await render(<Contact />);
  await getField('Full Name').fill('Ada');
  await send();
  await userEvent.keyboard('ada');
  await expect.element(getField('Email Address')).toHaveAccessibleDescription(/^Enter an email address like/);
  await expect.element(getField('Message')).toHaveAccessibleDescription('Message is required');
  await send();
  await expect.element(getField('Email Address')).toHaveAccessibleDescription(/^Enter an email address like/);
  await expect.element(getField('Email Address')).toHaveFocus();
  await userEvent.keyboard('@example');
  await expect.element(getField('Email Address')).toBeValid();
  await page.getByRole('combobox').selectOptions('Sales');
  await expect.element(page.getByRole('combobox')).toBeValid();
});

test('submits the fields’ values and the submit button’s value', async () => {
  const submissions: Record<string, FormDataEntryValue>[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(Object.fromEntries(data))}>
      <TextField label="Postcode" name="postcode" defaultValue="EC1A" />
      <Button type="submit" name="scope" value="all">
        Search
      </Button>
    </Form>,
  );
  await page.getByRole('button').click();
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(submissions).toEqual([
    { postcode: 'EC1A', scope: 'all' },
    { postcode: 'EC1A', scope: 'all' },
  ]);
});

test('does not submit again while pending', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const onSubmit = vi.fn<() => Promise<void>>(() => promise);
  await render(
    <Form aria-label="Search" onSubmit={onSubmit}>
      {({ isPending }) => (
        <>
          <TextField label="Postcode" name="postcode" />
          <Button type="submit" isPending={isPending}>
            Search
          </Button>
        </>
      )}
    </Form>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Search Loading' })).toBeInTheDocument();
  page
    .getByRole('form')
    .element()
    .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(onSubmit).toHaveBeenCalledOnce();
  resolve();
  await expect.element(page.getByRole('form')).not.toHaveAttribute('aria-busy');
});

test('focuses a field with a server error, and clears the error on change', async () => {
  function ServerValidatedForm() {
    const [errors, setErrors] = useState<Record<string, string>>();
    const rejectEmail = () => setErrors({ email: 'This address is known already.' });
    return (
      <Form errors={errors} onSubmit={rejectEmail}>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" type="email" />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  await render(<ServerValidatedForm />);
  await getField('Email').fill('ada@example.com');
  for (const typed of ['1', '2']) {
    await send();
    await expect.element(getField('Email')).toHaveFocus();
    await expect.element(getField('Email')).toHaveAccessibleDescription('This address is known already.');
    await userEvent.keyboard(typed);
    await expect.element(getField('Email')).toBeValid();
  }
});

test('shows several errors for one field, and the error for a multi-select Select', async () => {
  const options = [{ value: 'petrol', label: 'Petrol' }];
  await render(
    <Form errors={{ name: ['It is too short.', 'It has no vowel.'], fuel: ['Select two.'], email: [] }}>
      <TextField label="Name" name="name" />
      <Select label="Fuel" name="fuel" selectionMode="multiple" options={options} />
      <TextField label="Email" name="email" />
    </Form>,
  );
  await expect.element(getField('Name')).toHaveAccessibleDescription('It is too short. It has no vowel.');
  await expect.element(page.getByRole('combobox', { name: 'Fuel' })).toHaveAccessibleDescription('Select two.');
  await expect.element(getField('Email')).toBeValid();
});

test('shows errors for unknown fields in an alert until they are removed', async () => {
  const errors = { place: 'We deliver no further than Dover.', name: 'It is too short.' };
  const { rerender } = await render(
    <Form errors={errors}>
      <TextField label="Name" name="name" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('We deliver no further than Dover.');
  await expect.element(getField('Name')).toHaveAccessibleDescription('It is too short.');
  await rerender(
    <Form errors={{}}>
      <TextField label="Name" name="name" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  expect(page.getByRole('alert').query()).toBeNull();
});

test('does not show a cleared error again on rerender', async () => {
  const { rerender } = await render(<Contact errors={{ message: 'It is too short.' }} />);
  await expect.element(getField('Message')).toHaveAccessibleDescription('It is too short.');
  await getField('Message').fill('Longer');
  await expect.element(getField('Message')).toBeValid();
  await rerender(<Contact errors={{ message: 'It is too short.' }} />);
  await expect.element(getField('Message')).toBeValid();
});

test('uses translated messages, and the message of a field’s validate function', async () => {
  await render(
    <Form strings={{ required: 'Bitte {label} angeben' }}>
      <TextField label="Ort" name="place" isRequired />
      <TextField label="Kennzeichen" name="plate" defaultValue="?" validate={() => 'Das ist kein Kennzeichen'} />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  await expect.element(getField('Ort')).toHaveAccessibleDescription('Bitte Ort angeben');
  await expect.element(getField('Kennzeichen')).toHaveAccessibleDescription('Das ist kein Kennzeichen');
});

test.each([
  { props: { type: 'url', defaultValue: 'example' }, message: 'Enter an address that begins with https://' },
  { props: { type: 'number', min: 2000, defaultValue: '1990' }, message: 'Enter 2000 or more' },
  { props: { type: 'number', max: 9, defaultValue: '10' }, message: 'Enter 9 or less' },
  { props: { type: 'number', min: 0, defaultValue: '1.5' }, message: 'Enter a whole number' },
  { props: { type: 'number', min: 0, step: 500, defaultValue: '1200' }, message: 'Enter a multiple of 500' },
  { props: { pattern: '[A-Z]+', defaultValue: '1' }, message: 'Code isn’t in the right format' },
  { props: { pattern: '[A-Z]+', title: 'Use capitals', defaultValue: 'a' }, message: 'Use capitals' },
])('shows "$message" for an invalid default value', async ({ props, message }) => {
  await render(
    <Form>
      <TextField label="Code" name="code" {...props} />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  const input = document.querySelector<HTMLInputElement>('input[name="code"]');
  await expect.element(page.elementLocator(input ?? document.body)).toHaveAccessibleDescription(message);
});

test.each([
  { props: { minLength: 3 }, typed: 'ab', message: 'Use 3 characters or more' },
  { props: { type: 'number' }, typed: '1e', message: 'Enter a number' },
])('shows "$message" for an invalid typed value', async ({ props, typed, message }) => {
  await render(
    <Form>
      <TextField label="Code" name="code" {...props} />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await send();
  expect(document.querySelector('[data-part="Error"]')).toHaveTextContent(message);
});

test('clears error messages on reset', async () => {
  await render(
    <Contact>
      <Button type="reset">Clear</Button>
    </Contact>,
  );
  await send();
  await expect.element(getField('Message')).toHaveAccessibleDescription('Message is required');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(getField('Message')).not.toHaveAccessibleDescription();
});

test('shows the error of a field without a name', async () => {
  await render(
    <Form>
      <TextField label="Postcode" isRequired />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  await expect.element(getField('Postcode')).toHaveAccessibleDescription('Postcode is required');
});

test('keeps server errors after React resets the form, and can submit again', async () => {
  const message = 'The server refused this.';
  const names = ['email', 'fuel', 'model', 'extras', 'message', 'copy'];
  const options = [{ value: 'golf', label: 'Golf' }];
  const submissions: unknown[] = [];
  function ServerValidatedForm() {
    const [errors, action, isPending] = useActionState(async (_errors: unknown, data: FormData) => {
      submissions.push(data.get('email'));
      await new Promise((resolve) => setTimeout(resolve, 10));
      return Object.fromEntries(names.map((name) => [name, message]));
    }, undefined);
    return (
      <Form action={action} errors={errors}>
        <TextField label="Email" name="email" isRequired />
        {/* React Aria wraps `form.reset` once for each field, and removing a field undoes the wrappers of later fields. */}
        {!errors && <TextField label="Promotion code" name="promotion" />}
        <NativeSelect label="Fuel" name="fuel" options={options} />
        <ComboBox label="Model" name="model" options={options} />
        <Select label="Extras" name="extras" selectionMode="multiple" options={options} />
        <TextArea label="Message" name="message" />
        <Checkbox label="Send me a copy" name="copy" />
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </Form>
    );
  }
  await render(<ServerValidatedForm />);
  const addresses = ['ada@example.com', 'ada@example.org'];
  for (const address of addresses) {
    await getField('Email').fill(address);
    await send();
    await expect.element(getField('Email')).toHaveValue('');
    await expect.element(getField('Email')).toHaveFocus();
    await expect.poll(() => page.getByText(message).elements().length).toBe(names.length);
  }
  expect(submissions).toEqual(addresses);
});

test('shows values that an action returns if they are passed as default values', async () => {
  const options = ['golf', 'polo'].map((value) => ({ value, label: value }));
  function ServerValidatedForm() {
    const [values, action] = useActionState(
      async (_values: unknown, data: FormData) => ({
        email: data.get('email') as string,
        fuel: data.get('fuel') as string,
        model: data.get('model') as string,
        extras: data.getAll('extras') as string[],
        hasCopy: data.get('copy') !== null,
      }),
      { email: '', fuel: 'golf', model: '', extras: [] as string[], hasCopy: false },
    );
    return (
      <Form action={action} errors={values.email === '' ? {} : { email: 'The server refused this.' }}>
        <TextField label="Email" name="email" defaultValue={values.email} />
        <NativeSelect label="Fuel" name="fuel" options={options} defaultValue={values.fuel} />
        <Select label="Model" name="model" options={options} defaultValue={values.model} />
        <Select label="Extras" name="extras" selectionMode="multiple" options={options} defaultValue={values.extras} />
        <Checkbox label="Send me a copy" name="copy" defaultSelected={values.hasCopy} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const { container } = await render(<ServerValidatedForm />);
  await getField('Email').fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Fuel' }).selectOptions('polo');
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'polo' }).click();
  await page.getByRole('checkbox').click();
  await send();
  await expect.element(page.getByText('The server refused this.')).toBeVisible();
  const form = container.querySelector('form') as HTMLFormElement;
  await expect
    .poll(() => [...new FormData(form)].map(([, value]) => value))
    .toEqual(['ada@example.com', 'polo', 'polo', 'on']);
});
