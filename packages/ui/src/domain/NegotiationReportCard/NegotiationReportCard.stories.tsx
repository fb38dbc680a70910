import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Section } from '../../components/Section/index.ts';
import { type NegotiationReport, NegotiationReportCard } from './index.ts';

const report: NegotiationReport = {
  make: 'Audi',
  model: 'A4',
  year: 2022,
  seller: 'Private seller',
  callSeconds: 402,
  status: { label: 'Completed', variant: 'success' },
  originalPrice: 19_995,
  negotiatedPrice: 18_750,
  date: '2025-06-12',
};

const reports: readonly NegotiationReport[] = [
  report,
  { ...report, model: 'A6', status: { label: 'Offer Made', variant: 'secondary' }, negotiatedPrice: 19_000 },
  {
    ...report,
    make: 'Rolls-Royce',
    model: 'Phantom Extended Wheelbase Drophead Coupé',
    seller: 'Dealer, by appointment only',
    callSeconds: 3_599,
    status: { label: 'Negotiating', variant: 'default' },
    originalPrice: 1_249_995,
    negotiatedPrice: 1_249_995,
  },
];

const meta = {
  title: 'Cars/NegotiationReportCard',
  component: NegotiationReportCard,
  args: { report, onViewReport: fn() },
  argTypes: { report: { control: false } },
} satisfies Meta<typeof NegotiationReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
};

/** Every status, long names, and prices that did not change. */
export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <Matrix>
      {() => (
        <Stack gap={4}>
          {reports.map((shown) => (
            <Card key={shown.model} variant="raised" padding="none">
              <NegotiationReportCard {...args} report={shown} />
            </Card>
          ))}
        </Stack>
      )}
    </Matrix>
  ),
};

/** A dealer's reports from this week. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: (args) => (
    <Section title="Calls this week" headingLevel={3} lead="Two sellers lowered their prices.">
      <Grid columns={{ base: 1, tablet: 2 }}>
        {reports.slice(0, 2).map((shown) => (
          <Card key={shown.model} variant="raised" padding="none">
            <NegotiationReportCard {...args} report={shown} />
          </Card>
        ))}
      </Grid>
    </Section>
  ),
};
