import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { ToggleGroup, toggleGroupSelectionModes, toggleGroupSizes } from './index.ts';

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
];
const verdicts = ['All', 'Good', 'Fair', 'High'].map((label) => ({ value: label.toLowerCase(), label }));
const lists = [
  { value: 'near', label: 'Near me', icon: <Icon name="pin" size="s" /> },
  { value: 'saved', label: 'Saved', icon: <Icon name="heart" size="s" /> },
];
const schemes = [
  { value: 'light', label: 'Light', icon: <Icon name="sun" size="s" />, isLabelHidden: true },
  { value: 'dark', label: 'Dark', icon: <Icon name="moon" size="s" />, isLabelHidden: true },
];
const long = [
  { value: 'delivered', label: 'Delivered to your forecourt within three working days' },
  { value: 'collected', label: 'Collected from the seller’s Donaudampfschifffahrtsgesellschaft' },
];

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup<string>,
  args: { label: 'Billing', options: billing, defaultValue: 'monthly', onChange: fn() },
  argTypes: {
    selectionMode: { control: 'radio', options: toggleGroupSelectionModes },
    size: { control: 'radio', options: toggleGroupSizes },
  },
} satisfies Meta<typeof ToggleGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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
            <ToggleGroup label="Billing" options={billing} defaultValue="monthly" />
            <ToggleGroup label="Price" isLabelHidden options={verdicts} defaultValue="good" />
          </Row>
          <Row label="multiple">
            <ToggleGroup label="Show" selectionMode="multiple" options={lists} defaultValue={['saved']} />
            <ToggleGroup label="Price" selectionMode="multiple" options={verdicts} defaultValue={['good', 'fair']} />
          </Row>
          <Row label="disabled, whole and in part">
            <ToggleGroup label="Billing" isDisabled options={billing} defaultValue="annually" />
            <ToggleGroup
              label="Billing"
              options={billing.map((one) => ({ ...one, isDisabled: one.value === 'annually' }))}
              defaultValue="monthly"
            />
          </Row>
          <Row label="small, and icons alone">
            <ToggleGroup label="Theme" isLabelHidden options={schemes} defaultValue="light" />
            <ToggleGroup label="Theme" isLabelHidden size="s" options={schemes} defaultValue="dark" />
            <ToggleGroup label="Show" isLabelHidden size="s" selectionMode="multiple" options={lists} />
          </Row>
          <Row label="in 280 px">
            <div style={{ inlineSize: 280 }}>
              <ToggleGroup label="Price" isLabelHidden options={verdicts} defaultValue="all" />
            </div>
            <div style={{ inlineSize: 280 }}>
              <ToggleGroup label="Handover" isLabelHidden options={long} defaultValue="collected" />
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
