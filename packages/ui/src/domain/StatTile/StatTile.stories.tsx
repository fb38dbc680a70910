import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Band } from '../../components/Band/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { StatTile, StatTiles } from './index.ts';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  subcomponents: { StatTiles },
  args: { figure: '95%', label: 'valuation accuracy' },
  render: (args) => (
    <StatTiles>
      <StatTile {...args} />
    </StatTiles>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Tiles with long text. */
export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {() => (
        <StatTiles>
          <StatTile figure="10k+" label="cars analysed daily" />
          <StatTile figure="2.5 s" label="average search time" />
          <StatTile
            figure="£1,234,567"
            label="an Beiträgen für Kraftfahrzeughaftpflichtversicherungen seit Beginn der Mitgliedschaft gespart"
          />
        </StatTiles>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Band aria-labelledby="figures" tone="sunk" padding={10}>
      <Stack gap={6}>
        <Heading level={3} id="figures">
          Last month on Kerb
        </Heading>
        <StatTiles>
          <StatTile figure="12,408" label="cars compared" />
          <StatTile figure="2.5 s" label="average search time" />
          <StatTile figure="£840" label="average saving" />
        </StatTiles>
      </Stack>
    </Band>
  ),
};
