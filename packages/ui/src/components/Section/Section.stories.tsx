import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { headingLevels, headingSizes } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from '../Grid/index.ts';
import { Card } from '../Card/index.ts';
import { Section, sectionHeads } from './index.ts';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'How it works',
    lead: 'Three steps, and no drop-down menus.',
    children: <Text>Say what you want, in your own words.</Text>,
  },
  argTypes: {
    headingLevel: { control: 'select', options: headingLevels },
    headingSize: { control: 'select', options: headingSizes },
    head: { control: 'radio', options: sectionHeads },
    title: { control: 'text' },
    lead: { control: 'text' },
    actions: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        <Stack gap={12}>
          <Section
            title={`How it works (${panel})`}
            headingSize="headline"
            head="beside"
            lead="Three steps, and no drop-down menus. Every price shows its sums."
          >
            <Text>Say what you want, in your own words. We mark every word that we understood.</Text>
          </Section>
          <Section
            title={`Just valued (${panel})`}
            headingSize="label"
            actions={
              <Link variant="standalone" href="#showcase">
                Browse the showcase
              </Link>
            }
          >
            <Text>Audi A4, Mercedes C-Class, Hyundai Ioniq</Text>
          </Section>
        </Stack>
      )}
    </Matrix>
  ),
};

/** The test runner renders a story with this name at 320 px. */
export const Narrow: Story = {
  tags: ['chromatic'],
  args: {
    head: 'beside',
    actions: (
      <Link variant="standalone" href="#video">
        Watch the demo
      </Link>
    ),
  },
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Stack gap={10}>
      <Section
        title="New this week"
        headingLevel={3}
        actions={
          <Link variant="standalone" href="#all">
            See all 48
          </Link>
        }
      >
        <Grid columns={{ base: 1, tablet: 3 }}>
          {['Audi A4', 'Hyundai Ioniq', 'Volvo V60'].map((name) => (
            <Card key={name} variant="outline">
              <Text weight="strong">{name}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Why buy here" headingLevel={3} lead="Every car is inspected, and every price shows its sums.">
        <Text>Return it within seven days for a full refund.</Text>
      </Section>
    </Stack>
  ),
};
