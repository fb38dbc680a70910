import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Heading, headingLevels, headingSizes } from './index.ts';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'How it works' },
  argTypes: {
    level: { control: 'radio', options: headingLevels },
    size: { control: 'radio', options: headingSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {headingSizes.map((size) => (
            <Row key={size} label={size}>
              <Heading level={2} size={size}>
                {size === 'figure' ? '£24,995' : 'Describe the car'}
              </Heading>
            </Row>
          ))}
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Stack gap={3} render={(props) => <article {...props} />}>
      <Heading level={2} size="headline">
        Buying a used electric car
      </Heading>
      <Text size="lead">Four checks that take ten minutes.</Text>
      <Heading level={3}>Battery health</Heading>
      <Text>Ask for the state of health. Above 85% is good for a five-year-old car.</Text>
      <Heading level={3}>Charging</Heading>
      <Text>Check that both cables are in the boot.</Text>
    </Stack>
  ),
};
