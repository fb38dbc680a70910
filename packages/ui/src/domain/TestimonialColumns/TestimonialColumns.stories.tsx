import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawCar } from '../CarDrawing/index.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Band } from '../../components/Band/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TestimonialColumns } from './index.ts';

const image = `data:image/svg+xml,${encodeURIComponent(drawCar({ body: 'estate', paint: 'blue' }))}`;
const testimonials = [
  {
    text: 'My mornings used to be five tabs and a notepad.',
    name: 'Angela Whitcombe',
    company: 'Whitcombe Motor Co.',
    image,
  },
  { text: 'If it doesn’t know, it says so.', name: 'Yusuf Demir', company: 'Demir Vehicle Sales', initials: 'YD' },
  {
    text: 'I typed what a customer had told me on the phone, word for word. It marked the four things it understood and told me which one it didn’t. Before, I’d have spent an hour on filters.',
    name: 'Priya Nair',
    company: 'Harbour Lane Cars of Bristol, Bath, Weston-super-Mare and Chipping Sodbury',
    image,
  },
  { text: 'The estimate comes with its arithmetic.', name: 'Tom Aldous', company: 'Aldous & Daughter', image },
];

const meta = {
  title: 'Data/TestimonialColumns',
  component: TestimonialColumns,
  args: { label: 'What dealers say', testimonials },
} satisfies Meta<typeof TestimonialColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The columns in every brand and theme. The test runner emulates reduced motion, so the screenshot is static. */
export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <Matrix columns={1}>{(panel) => <TestimonialColumns {...args} label={`What dealers say, ${panel}`} />}</Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Band aria-labelledby="dealers" tone="sunk" padding={10}>
      <Stack gap={6}>
        <Heading level={3} id="dealers">
          Dealers on the negotiation agent
        </Heading>
        <TestimonialColumns label="Dealers on the negotiation agent" testimonials={testimonials} />
      </Stack>
    </Band>
  ),
};
