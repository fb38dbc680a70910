import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Heading, headingLevels } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: {
    title: 'How is the estimate made?',
    children: 'From the sale prices, mileage and age of similar cars.',
    onExpandedChange: fn(),
  },
  argTypes: { headingLevel: { control: 'select', options: headingLevels } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="closed, open">
            <div style={{ inlineSize: '100%' }}>
              <Disclosure title="Where is the car?">In Leeds.</Disclosure>
              <Disclosure title="How is the estimate made?" headingLevel={3} defaultExpanded>
                From the sale prices, mileage and age of similar cars. <Link href="#method">How we value cars</Link>
              </Disclosure>
            </div>
          </Row>
          <Row label="long, in 200 px">
            <div style={{ inlineSize: 200 }}>
              <Disclosure title="Was kostet die Kraftfahrzeughaftpflichtversicherung?" defaultExpanded>
                Das hängt von der Schadenfreiheitsklassenübertragung ab.
              </Disclosure>
            </div>
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
    <Card variant="outline" style={{ maxInlineSize: 400 }}>
      <Stack gap={3}>
        <Heading level={3}>BMW X3</Heading>
        <Text>£24,995, £1,855 below our estimate</Text>
        <Disclosure title="Show the sums">
          Our estimate is £26,850, from 214 cars of the same model, age and mileage.
        </Disclosure>
      </Stack>
    </Card>
  ),
};
