import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from '../Grid/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Card, cardPaddings, cardVariants } from './index.ts';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Not valued yet. Sign in to check.' },
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
                  Any price below the estimate is a good price. The likely range is £23,700 to £26,100.
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Grid columns={{ base: 1, tablet: 2 }}>
      <Card variant="outline" render={(props) => <article {...props} />}>
        <Stack gap={3} align="start">
          <Heading level={3}>Part exchange</Heading>
          <Text tone="muted">Bring your car. We value it while you look around.</Text>
          <LinkButton variant="secondary" href="#value">
            Value your car
          </LinkButton>
        </Stack>
      </Card>
      <Card variant="outline" render={(props) => <article {...props} />}>
        <Stack gap={3} align="start">
          <Heading level={3}>Home delivery</Heading>
          <Text tone="muted">Free within 50 miles, with seven days to change your mind.</Text>
          <LinkButton variant="secondary" href="#delivery">
            How delivery works
          </LinkButton>
        </Stack>
      </Card>
    </Grid>
  ),
};
