import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Disclosure } from '../Disclosure/index.ts';
import { Section } from '../Section/index.ts';
import { Accordion } from './index.ts';

const questions = (
  <>
    <Disclosure id="change" title="When does a change of plan take effect?">
      At the start of the next billing cycle. Until then, your current plan stays active.
    </Disclosure>
    <Disclosure title="How are vehicles counted?">By the number of active listings.</Disclosure>
    <Disclosure title="Ist die Kraftfahrzeughaftpflichtversicherung im monatlichen Preis enthalten?">
      Nein, die schließen Sie selbst ab.
    </Disclosure>
  </>
);

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { headingLevel: 3, isExclusive: true, defaultExpandedKeys: ['change'], children: questions },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Accordion headingLevel={3} defaultExpandedKeys={['change']}>
          {questions}
        </Accordion>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Questions about billing" head="beside">
      <Accordion headingLevel={3}>
        <Disclosure title="When does a plan change take effect?">At the start of the next billing cycle.</Disclosure>
        <Disclosure title="How are vehicles counted?">By the number of active listings.</Disclosure>
        <Disclosure title="Can I cancel?">Yes, at any time. You keep access until the end of the month.</Disclosure>
      </Accordion>
    </Section>
  ),
};
