import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Container, containerPaddings, containerPaddingSides, containerWidths } from './index.ts';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Content between the margins' },
  argTypes: {
    width: { control: 'radio', options: containerWidths },
    padding: { control: 'radio', options: containerPaddings },
    paddingSides: { control: 'radio', options: containerPaddingSides },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ background: vars.color.surfaceSunk }}>
      <Container {...args}>
        <div style={{ background: vars.color.surface, paddingBlock: 24 }}>{args.children}</div>
      </Container>
    </div>
  ),
};

export const Widths: Story = {
  tags: ['chromatic'],
  render: () => (
    <Stack gap={4} style={{ background: vars.color.surfaceSunk, paddingBlock: 16 }}>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Card variant="raised" padding="s">
            <Text>{width}</Text>
          </Card>
        </Container>
      ))}
    </Stack>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Container render={(props) => <article {...props} />}>
      <Stack gap={4} style={{ paddingBlock: 24 }}>
        <Heading level={2}>Cars under £10,000</Heading>
        <Grid columns={{ base: 1, tablet: 3 }}>
          {['Ford Focus', 'Toyota Yaris', 'Skoda Fabia'].map((name) => (
            <Card key={name} variant="outline">
              <Text weight="strong">{name}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  ),
};
