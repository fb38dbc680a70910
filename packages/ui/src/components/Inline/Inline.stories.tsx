import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { gaps, stackAlignments, stackJustifications } from '../Stack/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from './index.ts';

const labels = ['SUV', 'Estate', 'Automatic', 'From 2019', 'Up to £30,000', 'Within 50 miles', 'No write-offs'];

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: labels.map((name) => <Badge key={name}>{name}</Badge>) },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'radio', options: stackAlignments },
    justify: { control: 'radio', options: stackJustifications },
    children: { control: false },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="badges">
            <Inline>
              {labels.map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </Inline>
          </Row>
          <Row label="at the end">
            <Inline justify="end" gap={3} style={{ inlineSize: '100%' }}>
              <Button variant="secondary">Clear all</Button>
              <Button>Show 128 cars</Button>
            </Inline>
          </Row>
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline justify="between" gap={4}>
      <Heading level={3}>128 cars</Heading>
      <Inline gap={2}>
        <Button variant="secondary">Filters</Button>
        <Button>Save search</Button>
      </Inline>
    </Inline>
  ),
};
