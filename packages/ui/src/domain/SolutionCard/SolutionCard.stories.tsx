import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Section } from '../../components/Section/index.ts';
import { SolutionCard } from './index.ts';

const meta = {
  title: 'Layout/SolutionCard',
  component: SolutionCard,
  args: {
    title: 'Smart Car Search',
    description: 'One sentence searches every source, and most cars come back valued.',
    place: 1,
    children: '214 cars from four sources',
    action: { label: 'See how it searches', href: '#smart-search' },
  },
  argTypes: { children: { control: 'text' }, renderLink: { control: false } },
} satisfies Meta<typeof SolutionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** A list of three cards with the first one open, and long text. */
export const States: Story = {
  tags: ['picture', 'forced-colours'],
  args: { title: '' },
  render: (args) => (
    <Matrix columns={1}>
      {(panel) => (
        <div>
          <SolutionCard {...args} title="Smart Car Search" group={panel} defaultOpen />
          <SolutionCard {...args} title="Market Analytics" badge="Coming Soon" place={2} group={panel} />
          <SolutionCard
            {...args}
            title="Kraftfahrzeughaftpflichtversicherungsvergleich"
            description="Vergleicht die Tarife aller großen Versicherer. Ihre Kunden sehen die Beiträge, bevor sie das Fahrzeug kaufen."
            place={13}
            group={panel}
          />
        </div>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  args: { title: '' },
  render: () => (
    <Section title="Tools for dealers" headingLevel={3}>
      <div>
        <SolutionCard
          group="tools"
          place={1}
          title="Smart Car Search"
          description="One sentence searches every source."
          action={{ label: 'See how it searches', href: '#smart-search' }}
          defaultOpen
        >
          214 cars from four sources
        </SolutionCard>
        <SolutionCard
          group="tools"
          place={2}
          title="Negotiation Agent"
          description="Calls sellers for you."
          action={{ label: 'Hear a call', href: '#negotiation-agent' }}
        >
          £1,245 saved on an Audi A4
        </SolutionCard>
      </div>
    </Section>
  ),
};
