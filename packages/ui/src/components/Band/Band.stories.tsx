import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Band, bandEdges, bandPaddings, bandTones } from './index.ts';

const meta = {
  title: 'Layout/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'sunk',
    edges: 'both',
    padding: { base: 12, desktop: 20 },
    children: 'Free delivery to your forecourt',
  },
  argTypes: {
    tone: { control: 'radio', options: bandTones },
    edges: { control: 'radio', options: bandEdges },
    padding: { control: 'select', options: bandPaddings },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  tags: ['chromatic'],
  render: () => (
    <>
      {bandTones.map((tone) => (
        <Band key={tone} aria-label={tone} tone={tone} edges="end" padding={{ base: 10, desktop: 16 }}>
          <Stack gap={3}>
            <Heading level={2}>Sell your car in a day</Heading>
            <Text tone="muted">We value it, collect it and pay you on the same day.</Text>
          </Stack>
        </Band>
      ))}
    </>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <>
      <Band aria-label="Introduction" padding={{ base: 10, desktop: 16 }}>
        <Heading level={2}>Find your next car in one sentence</Heading>
      </Band>
      <Band aria-labelledby="band-sell" tone="sunk" edges="both" padding={{ base: 10, desktop: 16 }}>
        <Stack gap={4} align="start">
          <Heading level={2} id="band-sell">
            Selling yours?
          </Heading>
          <Text tone="muted">We value it, collect it and pay you the same day.</Text>
          <LinkButton href="#value">Value your car</LinkButton>
        </Stack>
      </Band>
    </>
  ),
};
