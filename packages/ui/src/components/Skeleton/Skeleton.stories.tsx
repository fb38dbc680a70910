import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Skeleton } from './index.ts';

function Offer() {
  return (
    <Card variant="outline" padding="s">
      <Stack gap={3} align="start">
        <Heading level={3}>BMW X3</Heading>
        <Text size="small" tone="muted">
          <span>2020 · 41,200 miles</span>
        </Text>
        <Badge tone="good">Good price</Badge>
        <Button variant="secondary">
          <Icon name="plus" size="s" /> Add to list
        </Button>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { isLoading: true, label: 'Loading cars', children: <Offer /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loaded: Story = {
  args: { isLoading: false },
};

export const BeforeAndAfter: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={2}>
          <Skeleton isLoading>
            <Offer />
          </Skeleton>
          <Skeleton isLoading={false}>
            <Offer />
          </Skeleton>
        </Grid>
      )}
    </Matrix>
  ),
};

function Results() {
  const [isLoading, setLoading] = useState(false);
  const search = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };
  return (
    <Stack gap={4} align="start">
      <Button onPress={search}>Search again</Button>
      <Skeleton isLoading={isLoading} label="Loading cars" style={{ inlineSize: '100%' }}>
        <Grid columns={{ base: 1, tablet: 2 }}>
          <Offer />
          <Offer />
        </Grid>
      </Skeleton>
    </Stack>
  );
}

/** Results that take two seconds to reload. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Results />,
};
