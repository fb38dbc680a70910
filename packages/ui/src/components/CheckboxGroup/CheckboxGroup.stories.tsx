import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { CheckboxGroup, checkboxGroupOrientations } from './index.ts';

const fuels = [
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'diesel', label: 'Diesel', count: '1,204' },
  { value: 'hybrid', label: 'Hybrid', description: 'Includes plug-in hybrids.', count: '418' },
  { value: 'gas', label: 'Gas', count: '0', isDisabled: true },
];
const days = ['Mon', 'Wed', 'Fri'].map((label) => ({ value: label.toLowerCase(), label }));
const extras = [
  { value: 'service', label: 'Full service history with receipts from a franchised dealer' },
  { value: 'bond', label: 'Kraftfahrzeughaftpflichtversicherung inklusive' },
];

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'Fuel', options: fuels, defaultValue: ['petrol'], name: 'fuel', onChange: fn() },
  argTypes: {
    orientation: { control: 'radio', options: checkboxGroupOrientations },
    size: { control: 'radio', options: ['s', 'm', 'l'] },
    options: { control: false },
  },
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Horizontal: Story = {
  tags: ['example'],
  args: { label: 'Days', options: days, defaultValue: ['mon', 'fri'], orientation: 'horizontal' },
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Filter cars" style={{ maxInlineSize: 360 }}>
      <CheckboxGroup label="Fuel" name="fuel" options={fuels} defaultValue={['petrol', 'hybrid']} />
      <RadioGroup
        label="Seller"
        name="seller"
        variant="segmented"
        options={['Dealer', 'Private', 'Both'].map((label) => ({ value: label.toLowerCase(), label }))}
        defaultValue="both"
      />
      <Button type="submit">Show 2,728 cars</Button>
    </Form>
  ),
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Row key={size} label={size}>
              <CheckboxGroup label="Fuel" size={size} options={fuels} defaultValue={['petrol']} />
            </Row>
          ))}
          <Row label="horizontal">
            <CheckboxGroup label="Days" options={days} orientation="horizontal" defaultValue={['wed']} />
          </Row>
          <Row label="disabled">
            <CheckboxGroup label="Fuel" isDisabled options={fuels} defaultValue={['diesel']} />
          </Row>
          <Row label="invalid">
            <CheckboxGroup
              label="Fuel"
              options={fuels}
              description="Select one or more."
              errorMessage="Select at least one fuel."
            />
          </Row>
          <Row label="in 280 px">
            <div style={{ inlineSize: 280 }}>
              <CheckboxGroup label="Extras" isLabelHidden options={extras} defaultValue={['bond']} />
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
