import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch, switchLabelPositions } from './index.ts';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: {
    label: 'Email alerts',
    description: 'We email you when a car on your list gets cheaper.',
    name: 'alerts',
    onChange: fn(),
  },
  argTypes: {
    label: { control: 'text' },
    labelPosition: { control: 'radio', options: switchLabelPositions },
    size: { control: 'radio', options: ['s', 'm', 'l'] },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card style={{ maxInlineSize: 420 }}>
      <Stack gap={2}>
        <Heading level={3} size="title">
          Alerts
        </Heading>
        <Switch
          label="Price drops"
          labelPosition="start"
          description="When a car on your list gets cheaper."
          defaultSelected
        />
        <Switch label="New matches" labelPosition="start" description="Once a day, for each saved search." />
        <Switch label="Sold cars" labelPosition="start" defaultSelected />
      </Stack>
    </Card>
  ),
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <Switch label="Price drops" />
          <Switch label="Price drops" defaultSelected description="When a car on your list gets cheaper." />
          <Switch label="Price drops" labelPosition="start" />
          <Switch
            label="Price drops"
            labelPosition="start"
            defaultSelected
            description="When a car on your list gets cheaper."
          />
          <Switch label="Price drops" isDisabled />
          <Switch label="Price drops" isDisabled defaultSelected />
          <Switch label="Price drops" errorMessage="Could not save the setting. Check your connection and try again." />
          <Switch
            label="Benachrichtigung bei neuen Kraftfahrzeughaftpflichtversicherungen"
            labelPosition="start"
            defaultSelected
          />
        </Grid>
      )}
    </Matrix>
  ),
};
