import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { heard } from '../../../test/support/heard.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Select } from './index.ts';

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
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
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
  await render(<Select label="Fuel" options={fuels} defaultValue="petrol" />);
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

test('says how many a required one of several wants, and what a browser may fill in', async () => {
  await render(
    <Select label="Fuel" selectionMode="multiple" options={fuels} isRequired autoComplete="section-car on" />,
  );
  await expect.element(trigger()).toHaveTextContent('Choose at least one');
  expect(document.querySelector('[data-component="Select"] select')).toHaveAttribute('autocomplete', 'section-car on');
});

test('Alt and an arrow open and close it, and choose nothing', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(option('Petrol')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('Tab closes it and holds nobody: the next one leads on', async () => {
  await render(
    <>
      <Select label="Fuel" options={fuels} defaultValue="petrol" />
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
  await render(<Select label="Fuel" selectionMode="multiple" options={fuels} onChange={onChange} />);
  await trigger().click();
  for (const name of ['Petrol', 'Diesel', 'Electric']) await option(name).click();
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel', 'electric']);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveTextContent('Petrol, Diesel + 1');
});

test('announces the description and the state of its options', async () => {
  await render(<Select label="Fuel" options={fuels} defaultValue="diesel" />);
  await trigger().click();
  await expect.element(option('Diesel 1,204')).toHaveAccessibleDescription('Euro 6 from September 2015');
  await expect.element(option('Diesel 1,204')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Electric')).toBeVisible();
  await expect.element(option('Gas')).toHaveAttribute('aria-disabled', 'true');
});

test('what is chosen may be chosen again, which closes it', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} defaultValue="petrol" onChange={onChange} />);
  await trigger().click();
  await option('Petrol').click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveTextContent('Petrol');
});

test('closed, arrows across and letters choose, as in a native select', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  // to the last that can be chosen, and no further
  expect(onChange.mock.calls).toEqual([['petrol'], ['diesel'], ['electric']]);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(trigger()).toHaveTextContent('Diesel');
  await userEvent.keyboard('p');
  await expect.element(trigger()).toHaveTextContent('Petrol');
  expect(page.getByRole('listbox').elements()).toEqual([]);
});

test('a value whose option is away is sent; a list of none says so', async () => {
  await render(
    <form aria-label="Search">
      <Select label="Fuel" name="fuel" options={[]} value="petrol" />
    </form>,
  );
  expect([...new FormData(page.getByRole('form').element() as HTMLFormElement)]).toEqual([['fuel', 'petrol']]);
  await trigger().click();
  await expect.element(page.getByRole('option', { name: 'Nothing to choose from' })).toBeVisible();
});

test('closed, marks above letters need not be typed', async () => {
  const makes = ['Seat', 'Škoda'].map((label) => ({ value: label, label }));
  await render(<Select label="Fuel" options={makes} />);
  await userEvent.tab();
  await userEvent.keyboard('sk');
  await expect.element(trigger()).toHaveTextContent('Škoda');
});

test('closed, a space goes on with a name that was begun', async () => {
  const models = ['Golf', 'Golf Plus', 'Polo'].map((label) => ({ value: label, label }));
  await render(<Select label="Fuel" options={models} />);
  await userEvent.tab();
  await userEvent.keyboard('golf p');
  await expect.element(trigger()).toHaveTextContent('Golf Plus');
  expect(page.getByRole('listbox').elements()).toEqual([]);
});

test('opened, it leads onto what is chosen, else onto the end that one came from', async () => {
  const { rerender } = await render(<Select label="Fuel" options={fuels} />);
  await userEvent.tab();
  for (const [key, name] of [
    ['{Enter}', 'Petrol'],
    [' ', 'Petrol'],
    ['{ArrowDown}', 'Petrol'],
    ['{ArrowUp}', 'Electric'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(option(name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveFocus();
  }
  // as a screen reader presses it
  const press = () => (trigger().element() as HTMLElement).click();
  await rerender(<Select key="chosen" label="Fuel" options={fuels} defaultValue="diesel" />);
  press();
  await expect.element(option('Diesel')).toHaveFocus();
});

test('the mouse opens it going down, so that one movement can choose', async () => {
  await render(<Select label="Fuel" options={fuels} />);
  const { left, top, width, height } = trigger().element().getBoundingClientRect();
  const down = { bubbles: true, cancelable: true, button: 0, clientX: left + width / 2, clientY: top + height / 2 };
  trigger()
    .element()
    .dispatchEvent(
      new PointerEvent('pointerdown', { ...down, pointerType: 'mouse', pointerId: 1, width: 1, height: 1 }),
    );
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('its owner hears when the focus comes and goes; the list is a part of it', async () => {
  const heardOf: string[] = [];
  await render(
    <>
      <Select label="Fuel" options={fuels} onFocus={() => heardOf.push('focus')} onBlur={() => heardOf.push('blur')} />
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Petrol')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger()).toHaveFocus();
  expect(heardOf).toEqual(['focus']);
  await userEvent.tab();
  expect(heardOf).toEqual(['focus', 'blur']);
});

test('is governed by its owner', async () => {
  function Owned() {
    const [values, setValues] = useState<Fuel[]>(['petrol']);
    const keepTwo = (chosen: Fuel[]) => setValues(chosen.slice(-2));
    return <Select label="Fuel" selectionMode="multiple" options={fuels} value={values} onChange={keepTwo} />;
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
      <Select label="Fuel" name="fuel" options={fuels} defaultValue="diesel" />
      <Select label="Also" name="also" selectionMode="multiple" options={fuels} defaultValue={['petrol', 'electric']} />
    </form>,
  );
  const data = new FormData(form.current ?? undefined);
  expect(data.get('fuel')).toBe('diesel');
  expect(data.getAll('also')).toEqual(['petrol', 'electric']);
});

test('a reset of its form gives it back what it had first, and the form too', async () => {
  const form = createRef<HTMLFormElement>();
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(
    <form ref={form}>
      <Select label="Fuel" name="fuel" options={fuels} defaultValue="diesel" onChange={onChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(form.current ?? undefined).get('fuel');
  const reset = page.getByRole('button', { name: 'Reset' });
  await reset.click();
  expect(sent()).toBe('diesel');
  await trigger().click();
  await option('Petrol').click();
  await expect.poll(sent).toBe('petrol');
  await reset.click();
  await expect.element(trigger()).toHaveTextContent('Diesel');
  expect(sent()).toBe('diesel');
  expect(onChange).toHaveBeenLastCalledWith('diesel');
});

test('a form without a Form goes to it as well', async () => {
  await render(
    <form>
      <Select label="Fuel" name="fuel" options={fuels} isRequired />
      <button>Send</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(trigger()).toHaveFocus();
});

test('a form asks for it in words, goes to it, and is content once it is chosen', async () => {
  await render(
    <Form>
      <Select label="Fuel" name="fuel" options={fuels} isRequired requiredMessage="Choose a fuel" />
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
      <Select label="Fuel" options={fuels} defaultValue="diesel" isRequired errorMessage="Choose another" />
      <Select label="Also" options={fuels} selectionMode="multiple" defaultValue={['petrol', 'electric']} />
      <Select label="Third" options={fuels} defaultValue="electric" />
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
  await render(<Select label="Fuel" options={fuels} />);
  await page.getByText('Fuel').click();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('lets a finger scroll the list', async () => {
  await render(<Select label="Fuel" options={fuels} />);
  await trigger().click();
  await expect.element(option('Petrol')).toHaveStyle({ touchAction: 'pan-x pan-y pinch-zoom' });
});

test('what it opens is as wide as it is', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <Select label="Fuel" options={fuels} />
    </div>,
  );
  await trigger().click();
  const box = () => document.querySelector('[data-trigger="Select"]');
  await expect.poll(() => box()?.getBoundingClientRect().width).toBe(400);
});

test('of 500 it renders those in sight, begins at the chosen one, and keys and letters lead to all', async () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ value: `m${n}`, label: n === 321 ? 'Zeta' : `Model ${n}` }));
  await render(<Select label="Fuel" options={many} defaultValue="m250" />);
  await trigger().click();
  await expect.element(option('Model 250')).toHaveFocus();
  await expect.element(option('Model 250')).toBeInViewport();
  await expect.element(option('Model 250')).toHaveAttribute('aria-posinset', '251');
  expect(page.getByRole('option').elements().length).toBeLessThan(60);
  for (const [key, name] of [
    ['{End}', 'Model 499'],
    ['{PageUp}', 'Model 491'],
    ['{Home}', 'Model 0'],
    ['z', 'Zeta'],
    ['{ArrowDown}', 'Model 322'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(option(name)).toHaveFocus();
    await expect.element(option(name)).toBeInViewport();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger()).toHaveTextContent('Model 322');
  await expect.element(trigger()).toHaveFocus();
});
