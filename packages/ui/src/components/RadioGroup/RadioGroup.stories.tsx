import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { RadioGroup, radioGroupVariants } from './index.ts';

const sellers = [
  { value: 'dealer', label: 'Dealer', description: 'With a warranty of at least three months.' },
  { value: 'private', label: 'Private' },
  { value: 'both', label: 'Both' },
];
const times = ['Morning', 'Midday', 'Afternoon'].map((label) => ({ value: label.toLowerCase(), label }));
const handovers = [
  { value: 'delivered', label: 'Delivered to your forecourt within three working days' },
  { value: 'collected', label: 'Abholung inklusive Kraftfahrzeughaftpflichtversicherung' },
];

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Seller', options: sellers, defaultValue: 'both', name: 'seller', onChange: fn() },
  argTypes: {
    variant: { control: 'radio', options: radioGroupVariants },
    size: { control: 'radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Segmented: Story = {
  args: { label: 'Time of day', options: times, defaultValue: 'morning', variant: 'segmented' },
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Book a demo" style={{ maxInlineSize: 400 }}>
      <TextField label="Dealership" name="company" isRequired />
      <RadioGroup label="Time of day" name="time" variant="segmented" options={times} isRequired />
      <RadioGroup label="Seller" name="seller" options={sellers} isRequired />
      <Button type="submit">Request a demo</Button>
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
              <RadioGroup label="Seller" size={size} options={sellers} defaultValue="both" />
              <RadioGroup label="Time" size={size} variant="segmented" options={times} defaultValue="midday" />
            </Row>
          ))}
          <Row label="disabled">
            <RadioGroup label="Seller" isDisabled options={sellers} defaultValue="both" />
            <RadioGroup label="Time" isDisabled variant="segmented" options={times} defaultValue="midday" />
          </Row>
          <Row label="invalid">
            <RadioGroup label="Seller" options={sellers} errorMessage="Select a seller." />
            <RadioGroup label="Time" variant="segmented" options={times} errorMessage="Select a time." />
          </Row>
          <Row label="in 280 px">
            <div style={{ inlineSize: 280 }}>
              <RadioGroup label="Handover" isLabelHidden options={handovers} defaultValue="collected" />
            </div>
            <div style={{ inlineSize: 280 }}>
              <RadioGroup label="Handover" variant="segmented" options={handovers} defaultValue="collected" />
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
