import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '../../../test/support/hydrate.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { KitProvider } from '../KitProvider/index.ts';
import { NumberField } from './index.ts';

const getInput = (name = 'Budget') => page.getByRole('textbox', { name, exact: true });
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('formats the number and calls onChange once on blur', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  await render(<NumberField label="Budget" format="currency" onChange={onChange} />);
  await page.getByText('Budget').click();
  await userEvent.keyboard('12500');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(getInput()).toHaveValue('12,500');
  await getInput().fill('');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[12_500], [null]]);
});

test('steps with arrow keys and buttons up to its maximum', async () => {
  await render(
    <NumberField label="Budget" format="currency" defaultValue={1000} minValue={0} maxValue={2000} step={500} />,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getInput()).toHaveValue('1,500');
  await page.getByRole('button', { name: 'Increase Budget' }).click();
  await expect.element(getInput()).toHaveValue('2,000');
  await expect.element(page.getByRole('button', { name: 'Increase Budget' })).toBeDisabled();
  await page.getByRole('button', { name: 'Decrease Budget' }).click();
  await expect.element(getInput()).toHaveValue('1,500');
});

test.each([
  { locale: 'en-GB', currency: 'GBP', text: '12,500.5', shown: '12,500.50', unit: '£', part: 'Prefix' },
  { locale: 'de-DE', currency: 'EUR', text: '12.500,5', shown: '12.500,50', unit: '€', part: 'Suffix' },
  { locale: 'fr-FR', currency: 'EUR', text: '12 500,5', shown: '12\u202f500,50', unit: '€', part: 'Suffix' },
])('parses and formats amounts in $locale', async ({ locale, currency, text, shown, unit, part }) => {
  const onChange = vi.fn<(value: number | null) => void>();
  await render(
    <KitProvider locale={locale} currency={currency}>
      <NumberField label="Budget" format="currency" formatOptions={{ minimumFractionDigits: 2 }} onChange={onChange} />
    </KitProvider>,
  );
  await getInput().click();
  await userEvent.keyboard(text);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12_500.5);
  await expect.element(getInput()).toHaveValue(shown);
  await expect.element(getInput()).toHaveAccessibleDescription(unit);
  expect(document.querySelector(`[data-part="${part}"]`)).toHaveTextContent(unit);
});

test('names the provider’s distance unit in the singular or plural', async () => {
  const { rerender } = await render(<NumberField label="Budget" format="distance" defaultValue={1} />);
  await expect.element(getInput()).toHaveAccessibleDescription('mile');
  await getInput().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getInput()).toHaveAccessibleDescription('miles');
  await rerender(
    <KitProvider distanceUnit="km">
      <NumberField label="Budget" format="distance" defaultValue={1} />
    </KitProvider>,
  );
  await expect.element(getInput()).toHaveAccessibleDescription('km');
});

test('can be controlled and cleared by the app', async () => {
  function ControlledField() {
    const [value, setValue] = useState<number | null>(2019);
    return (
      <>
        <NumberField label="Budget" value={value} onChange={setValue} formatOptions={{ useGrouping: false }} />
        <Button onPress={() => setValue(null)}>Clear</Button>
        <output>{value ?? 'none'}</output>
      </>
    );
  }
  await render(<ControlledField />);
  await expect.element(getInput()).toHaveValue('2019');
  await getInput().fill('2021');
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('2021');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(getInput()).toHaveValue('');
});

test('submits the plain number on Enter, and restores its default on reset', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push([...data])}>
      <NumberField label="Budget" name="budget" format="currency" defaultValue={1000} />
      <Button type="submit">Send</Button>
      <button type="reset">Reset</button>
    </Form>,
  );
  await getInput().fill('12,500');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submissions).toEqual([[['budget', '12500']]]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(getInput()).toHaveValue('1,000');
});

test('shows its required and range errors, and keeps an out-of-range number', async () => {
  const onSubmit = vi.fn<() => void>();
  await render(
    <Form onSubmit={onSubmit}>
      <NumberField label="Budget" name="budget" format="currency" minValue={1000} isRequired />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  await expect.element(getInput()).toHaveAccessibleDescription('Budget is required £');
  await expect.element(getInput()).toHaveFocus();
  await userEvent.keyboard('500');
  await send();
  await expect.element(getInput()).toHaveAccessibleDescription('Enter £1,000 or more £');
  await expect.element(getInput()).toHaveValue('500');
  await userEvent.keyboard('0');
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('focuses a field with a server error, and clears the error on change', async () => {
  function ServerValidatedForm() {
    const [errors, setErrors] = useState<Record<string, string>>();
    return (
      <Form errors={errors} onSubmit={() => setErrors({ budget: 'Too low.' })}>
        <NumberField label="Year" name="year" />
        <NumberField label="Budget" name="budget" />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  await render(<ServerValidatedForm />);
  await send();
  await expect.element(getInput()).toHaveAccessibleDescription('Too low.');
  await expect.element(getInput()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getInput()).not.toHaveAccessibleDescription();
});

test('keeps a number that was typed before hydration', async () => {
  const { host, unmount } = await hydrate(<NumberField label="Budget" name="budget" />, (server) => {
    const control = server.querySelector<HTMLInputElement>('[data-part="Input"]');
    if (control) control.value = '12500';
  });
  await getInput().hover();
  await expect.element(getInput()).toHaveValue('12,500');
  expect(host.querySelector<HTMLInputElement>('[name="budget"]')?.value).toBe('12500');
  await unmount();
});

test('fits a mileage, its unit and the buttons into 200 px', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <NumberField label="Budget" format="distance" defaultValue={41_500} />
    </div>,
  );
  const { scrollWidth, clientWidth } = getInput().element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
