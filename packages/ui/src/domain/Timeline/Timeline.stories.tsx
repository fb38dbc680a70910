import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Section } from '../../components/Section/index.ts';
import { Timeline, type TimelinePhase } from './index.ts';

const phases: readonly TimelinePhase[] = [
  { id: 'research', title: 'Research', status: 'completed', description: 'We interviewed forty dealers.' },
  {
    id: 'development',
    title: 'Development',
    status: 'in-progress',
    when: 'since March',
    description: 'First the stock list, because everything else depends on it, and then the reports that use it.',
  },
  { id: 'beta', title: 'Beta testing', status: 'planned', when: 'Planned Q3 2025' },
  { id: 'launch', title: 'Launch', status: 'planned', when: 'Expected Q4 2025', description: 'For every plan.' },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { phases },
  argTypes: { phases: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Narrow timelines in the panels, a wide one below. */
export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <>
      <Matrix>{() => <Timeline {...args} />}</Matrix>
      <div style={{ padding: 24 }}>
        <Timeline {...args} />
      </div>
    </>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Roadmap" head="beside" lead="Our plans for the next twelve months.">
      <Timeline phases={phases} />
    </Section>
  ),
};
