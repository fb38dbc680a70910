import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card, cardPaddings, cardVariants } from './index.ts';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Not valued yet. A check needs a sign-in.' },
  argTypes: {
    variant: { control: 'radio', options: cardVariants },
    padding: { control: 'radio', options: cardPaddings },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { render: (props) => <article {...props} /> },
};

export const Variants: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Stack gap={5}>
          {cardVariants.map((variant) => (
            <Card key={variant} variant={variant}>
              <Stack gap={1}>
                <Heading level={3}>{variant}</Heading>
                <Text tone="muted" size="small">
                  Any price below the estimate is a good price. The estimate lies between £23,700 and £26,100.
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Matrix>
  ),
};
