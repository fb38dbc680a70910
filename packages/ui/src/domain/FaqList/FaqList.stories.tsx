import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Section } from '../../components/Section/index.ts';
import { FaqList } from './index.ts';

const items = [
  {
    question: 'When does a change of plan take effect?',
    answer: 'At the start of the next billing cycle. Until then, your current plan stays active.',
  },
  { question: 'How are vehicles counted?', answer: 'By the number of active listings.' },
  {
    question:
      'Ist die Kraftfahrzeughaftpflichtversicherung für alle Fahrzeuge auf dem Hof im monatlichen Preis enthalten?',
    answer: 'Nein, die schließen Sie selbst ab.',
  },
];

const meta = {
  title: 'Layout/FaqList',
  component: FaqList,
  args: { headingLevel: 3, items, isFirstOpen: true },
} satisfies Meta<typeof FaqList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => <Matrix columns={1}>{() => <FaqList headingLevel={3} items={items} isFirstOpen />}</Matrix>,
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Questions about plans" head="beside">
      <FaqList headingLevel={3} items={items.slice(0, 2)} />
    </Section>
  ),
};
