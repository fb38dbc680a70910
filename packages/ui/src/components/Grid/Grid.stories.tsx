import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import { Grid, gridAlignments, gridColumns, gridShares } from './index.ts';

const renderCells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} variant="sunk" padding="s">
      <Text size="small">Cell {index + 1}</Text>
    </Card>
  ));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: renderCells(8) },
  argTypes: {
    columns: { control: 'select', options: gridColumns },
    align: { control: 'radio', options: gridAlignments },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    'aria-label': 'Cells',
    render: (props) => <ul {...props} />,
    children: renderCells(4).map((cell) => <li key={cell.key}>{cell}</li>),
  },
};

export const Columns: Story = {
  tags: ['chromatic'],
  render: () => (
    <Stack gap={8}>
      <Grid>{renderCells(8)}</Grid>
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns} gap={2}>
          {renderCells(columns)}
        </Grid>
      ))}
      {gridShares.map((shares) => (
        <Grid key={shares} columns={{ desktop: shares }} gap={{ base: 2, desktop: 12 }} align="center">
          {renderCells(2)}
        </Grid>
      ))}
      <Grid columns={{ base: 1, desktop: 2 }}>
        <Card variant="sunk" padding="s">
          <Text size="small">
            Kraftfahrzeughaftpflichtversicherungsbedingungen: a long word does not widen its column
          </Text>
        </Card>
        {renderCells(1)}
      </Grid>
    </Stack>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Grid columns={{ base: 1, tablet: 2, desktop: 4 }} render={(props) => <ul {...props} aria-label="Cars near you" />}>
      {['Audi A4', 'BMW X3', 'Ford Focus', 'Volvo V60'].map((name) => (
        <li key={name}>
          <Card variant="outline">
            <Stack gap={2} align="start">
              <Heading level={3}>{name}</Heading>
              <Badge tone="good">Good price</Badge>
            </Stack>
          </Card>
        </li>
      ))}
    </Grid>
  ),
};
