import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ToggleButtonGroup, toggleButtonGroupSelectionModes, toggleButtonGroupSizes } from './index.ts';

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
];
const verdictOptions = ['All', 'Good', 'Fair', 'High'].map((label) => ({ value: label.toLowerCase(), label }));
const lists = [
  { value: 'near', label: 'Near me', icon: <Icon name="pin" size="s" /> },
  { value: 'saved', label: 'Saved', icon: <Icon name="heart" size="s" /> },
];
const schemeOptions = [
  { value: 'light', label: 'Light', icon: <Icon name="sun" size="s" />, isLabelHidden: true },
  { value: 'dark', label: 'Dark', icon: <Icon name="moon" size="s" />, isLabelHidden: true },
];
const longOptions = [
  { value: 'delivered', label: 'Delivered to your forecourt within three working days' },
  { value: 'collected', label: 'Abholung inklusive Kraftfahrzeughaftpflichtversicherung' },
];

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup<string>,
  args: { label: 'Billing', options: billing, defaultValue: 'monthly', onChange: fn() },
  argTypes: {
    selectionMode: { control: 'radio', options: toggleButtonGroupSelectionModes },
    size: { control: 'radio', options: toggleButtonGroupSizes },
  },
} satisfies Meta<typeof ToggleButtonGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Multiple: Story = {
  args: { label: 'Show', selectionMode: 'multiple', options: lists, defaultValue: ['near'] },
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="single">
            <ToggleButtonGroup label="Billing" options={billing} defaultValue="monthly" />
            <ToggleButtonGroup label="Price" isLabelHidden options={verdictOptions} defaultValue="good" />
          </Row>
          <Row label="multiple">
            <ToggleButtonGroup label="Show" selectionMode="multiple" options={lists} defaultValue={['saved']} />
            <ToggleButtonGroup
              label="Price"
              selectionMode="multiple"
              options={verdictOptions}
              defaultValue={['good', 'fair']}
            />
          </Row>
          <Row label="disabled, entirely and in part">
            <ToggleButtonGroup label="Billing" isDisabled options={billing} defaultValue="annually" />
            <ToggleButtonGroup
              label="Billing"
              options={billing.map((one) => ({ ...one, isDisabled: one.value === 'annually' }))}
              defaultValue="monthly"
            />
          </Row>
          <Row label="small, and icons only">
            <ToggleButtonGroup label="Theme" isLabelHidden options={schemeOptions} defaultValue="light" />
            <ToggleButtonGroup label="Theme" isLabelHidden size="s" options={schemeOptions} defaultValue="dark" />
            <ToggleButtonGroup label="Show" isLabelHidden size="s" selectionMode="multiple" options={lists} />
          </Row>
          <Row label="in 280 px">
            <div style={{ inlineSize: 280 }}>
              <ToggleButtonGroup label="Price" isLabelHidden options={verdictOptions} defaultValue="all" />
            </div>
            <div style={{ inlineSize: 280 }}>
              <ToggleButtonGroup label="Handover" isLabelHidden options={longOptions} defaultValue="collected" />
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};

function Price() {
  const [period, setPeriod] = useState('monthly');
  return (
    <Stack gap={3} align="start">
      <Heading level={3}>Professional</Heading>
      <ToggleButtonGroup label="Billing" isLabelHidden options={billing} value={period} onChange={setPeriod} />
      <Text role="status">{period === 'monthly' ? '£200 a month' : '£1,920 a year'}</Text>
    </Stack>
  );
}

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Price />,
};
