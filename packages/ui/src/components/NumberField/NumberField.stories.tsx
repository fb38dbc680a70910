import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { deDE } from '../../locales/de-DE.ts';
import { frFR } from '../../locales/fr-FR.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Grid/index.ts';
import { KitProvider } from '../KitProvider/index.ts';
import { NumberField, numberFieldFormats } from './index.ts';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: {
    label: 'Maximum price',
    format: 'currency',
    defaultValue: 12_500,
    minValue: 0,
    step: 500,
    name: 'maxPrice',
    onChange: fn(),
  },
  argTypes: {
    format: { control: 'radio', options: numberFieldFormats },
    size: { control: 'radio', options: ['s', 'm', 'l'] },
    formatOptions: { control: 'object' },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Currency, unit and number format come from the provider. */
export const Locales: Story = {
  tags: ['example'],
  render: () => (
    <Grid columns={{ base: 1, tablet: 2 }}>
      <KitProvider locale="de-DE" currency="EUR" distanceUnit="km" strings={deDE}>
        <NumberField label="Höchstpreis" format="currency" defaultValue={12_500} />
        <NumberField label="Kilometerstand" format="distance" defaultValue={45_000} />
      </KitProvider>
      <KitProvider locale="fr-FR" currency="EUR" distanceUnit="km" strings={frFR}>
        <NumberField label="Prix maximum" format="currency" defaultValue={12_500} minValue={15_000} />
        <NumberField label="Kilométrage" format="distance" defaultValue={45_000} />
      </KitProvider>
    </Grid>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Part exchange" style={{ maxInlineSize: 360 }}>
      <NumberField label="Year" name="year" formatOptions={{ useGrouping: false }} minValue={1990} isRequired />
      <NumberField label="Mileage" name="mileage" format="distance" minValue={0} step={1} isStepperHidden isRequired />
      <NumberField
        label="Finance to settle"
        name="finance"
        format="currency"
        minValue={0}
        isStepperHidden
        optionalLabel="optional"
        description="We pay it off for you."
      />
      <Button type="submit">Value my car</Button>
    </Form>
  ),
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <NumberField label="Doors" defaultValue={5} minValue={2} maxValue={5} />
          <NumberField label="Maximum price" format="currency" defaultValue={12_500} description="Including VAT." />
          <NumberField label="Mileage" format="distance" defaultValue={45_000} />
          <NumberField label="Mileage" format="distance" defaultValue={45_000} isStepperHidden />
          <NumberField label="Maximum price" format="currency" placeholder="Any" optionalLabel="optional" size="s" />
          <NumberField label="Deposit" defaultValue={0.1} formatOptions={{ style: 'percent' }} size="l" />
          <NumberField
            label="Maximum price"
            format="currency"
            defaultValue={100}
            errorMessage="There are no cars under £500."
          />
          <NumberField label="Maximum price" format="currency" defaultValue={12_500} isDisabled />
          <NumberField label="Maximum price" format="currency" defaultValue={12_500} isReadOnly />
          <NumberField label="Mileage" format="distance" defaultValue={123_456_789_012} />
        </Grid>
      )}
    </Matrix>
  ),
};
