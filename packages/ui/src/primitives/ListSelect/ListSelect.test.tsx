import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { violations } from '../../../test/axe.ts';
import { heard } from '../../../test/heard.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { ListSelect } from './index.ts';

const fuels = [
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'diesel', label: 'Diesel', count: '1,204', description: 'Euro 6 from September 2015' },
  { value: 'electric', label: 'Electric', start: <i>e</i> },
  { value: 'gas', label: 'Gas', isDisabled: true },
] as const;
type Fuel = (typeof fuels)[number]['value'];

const trigger = () => page.getByRole('combobox', { name: 'Fuel', exact: true });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

test('chooses one by pointer, shows it and closes', async () => {
  const onChange = vi.fn<(value: Fuel) => void>();
  await render(<ListSelect label="Fuel" options={fuels} onChange={onChange} />);
  await expect.element(trigger()).toHaveTextContent('Any');
  await trigger().click();
  await expect.element(page.getByRole('listbox', { name: 'Fuel' })).toBeVisible();
  await option('Diesel').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('diesel');
  await expect.element(trigger()).toHaveTextContent('Diesel');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('goes through it by keyboard, by letters too, and Escape leaves all as it was', async () => {
  await render(<ListSelect label="Fuel" options={fuels} defaultValue="petrol" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Petrol')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(option('Electric')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveTextContent('Petrol');
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{End}');
  // what cannot be chosen is passed over
  await expect.element(option('Electric')).toHaveFocus();
  await userEvent.keyboard(' ');
  // what stands before its name is shown
  await expect.element(trigger()).toHaveTextContent('eElectric');
});

test('Tab closes it and holds nobody: the next one leads on', async () => {
  await render(
    <>
      <ListSelect label="Fuel" options={fuels} defaultValue="petrol" />
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  for (const back of [false, true]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Petrol')).toHaveFocus();
    await userEvent.tab({ shift: back });
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('chooses several, stays open, and says how many there are', async () => {
  const onChange = vi.fn<(values: Fuel[]) => void>();
  await render(<ListSelect label="Fuel" selectionMode="multiple" options={fuels} onChange={onChange} />);
  await trigger().click();
  for (const name of ['Petrol', 'Diesel', 'Electric']) await option(name).click();
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel', 'electric']);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveTextContent('Petrol, Diesel + 1');
});

test('its lines are read with what stands in them, and its list passes axe', async () => {
  await render(<ListSelect label="Fuel" options={fuels} defaultValue="diesel" />);
  await trigger().click();
  await expect.element(option('Diesel 1,204')).toHaveAccessibleDescription('Euro 6 from September 2015');
  await expect.element(option('Diesel 1,204')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Electric')).toBeVisible();
  await expect.element(option('Gas')).toHaveAttribute('aria-disabled', 'true');
  // it fades in
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(await violations(document.body)).toEqual([]);
});

test('is governed by its owner', async () => {
  function Owned() {
    const [values, setValues] = useState<Fuel[]>(['petrol']);
    const keepTwo = (chosen: Fuel[]) => setValues(chosen.slice(-2));
    return <ListSelect label="Fuel" selectionMode="multiple" options={fuels} value={values} onChange={keepTwo} />;
  }
  await render(<Owned />);
  await trigger().click();
  await option('Diesel').click();
  await option('Electric').click();
  await expect.element(option('Petrol')).toHaveAttribute('aria-selected', 'false');
  await expect.element(option('Electric')).toHaveAttribute('aria-selected', 'true');
});

test('its values are sent with its form', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <ListSelect label="Fuel" name="fuel" options={fuels} defaultValue="diesel" />
      <ListSelect
        label="Also"
        name="also"
        selectionMode="multiple"
        options={fuels}
        defaultValue={['petrol', 'electric']}
      />
    </form>,
  );
  const data = new FormData(form.current ?? undefined);
  expect(data.get('fuel')).toBe('diesel');
  expect(data.getAll('also')).toEqual(['petrol', 'electric']);
});

test('a form asks for it in words, goes to it, and is content once it is chosen', async () => {
  await render(
    <Form>
      <ListSelect label="Fuel" name="fuel" options={fuels} isRequired requiredMessage="Choose a fuel" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a fuel');
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(trigger()).toHaveTextContent('Petrol');
  await expect.element(trigger()).not.toHaveAccessibleDescription();
});

test('is read as a native select is: its label, its value, that it is required, and what is wrong', async () => {
  await render(
    <>
      <ListSelect label="Fuel" options={fuels} defaultValue="diesel" isRequired errorMessage="Choose another" />
      <ListSelect label="Also" options={fuels} selectionMode="multiple" defaultValue={['petrol', 'electric']} />
      <ListSelect label="Third" options={fuels} defaultValue="electric" />
    </>,
  );
  const selects = (await heard()).filter(({ role }) => role === 'combobox');
  expect(selects).toMatchObject([
    { name: 'Fuel', value: 'Diesel', description: 'Choose another' },
    { name: 'Also', value: 'Petrol, Electric', description: '' },
    // without the picture before it
    { name: 'Third', value: 'Electric', description: '' },
  ]);
  await expect.element(trigger()).toBeRequired();
  await expect.element(trigger()).toBeInvalid();
  const other = page.getByRole('combobox', { name: 'Also' });
  await expect.element(other).not.toBeRequired();
  await expect.element(other).toBeValid();
});

test('its label leads to it and does not open it', async () => {
  await render(<ListSelect label="Fuel" options={fuels} />);
  await page.getByText('Fuel').click();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('what it opens is as wide as it is', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <ListSelect label="Fuel" options={fuels} />
    </div>,
  );
  await trigger().click();
  const box = page.getByRole('listbox').element().closest('[data-trigger="Select"]');
  expect(box?.getBoundingClientRect().width).toBe(400);
});
