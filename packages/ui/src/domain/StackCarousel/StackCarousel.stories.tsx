import type { Meta, StoryObj } from '@storybook/react-vite';
import { createValuation, createPicture } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { Body, PaintName } from '../CarDrawing/index.ts';
import { CarImage } from '../CarImage/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { StackCarousel, type StackCarouselCard } from './index.ts';

interface Sample {
  name: string;
  about: string;
  price: number;
  estimate: number;
  body: Body;
  paint: PaintName;
}

const samples: readonly Sample[] = [
  {
    name: 'Tesla Model 3',
    about: '2021 · 28,300 miles · Bristol',
    price: 18_950,
    estimate: 20_600,
    body: 'saloon',
    paint: 'white',
  },
  {
    name: 'Ford Focus',
    about: '2020 · 33,900 miles · Leeds',
    price: 12_495,
    estimate: 12_100,
    body: 'hatchback',
    paint: 'blue',
  },
  {
    name: 'VW Golf',
    about: '2019 · 52,000 miles · Derby',
    price: 13_990,
    estimate: 11_900,
    body: 'hatchback',
    paint: 'red',
  },
];

function SampleCard({ name, about, price, estimate, body, paint }: Sample) {
  return (
    <>
      <CarImage src={createPicture(body, paint)} alt="" paint={paint} loading="eager" style={{ borderRadius: 0 }} />
      <Stack gap={2} style={{ padding: 24 }}>
        <Heading level={3} size="title">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {about}
        </Text>
        <Inline justify="between">
          <Text weight="strong">£{price.toLocaleString('en-GB')}</Text>
          <PriceTag verdict={createValuation(price, estimate).verdict} />
        </Inline>
      </Stack>
    </>
  );
}

const cards: StackCarouselCard[] = samples.map((sample) => ({
  id: sample.name,
  label: sample.name,
  content: <SampleCard {...sample} />,
}));

const meta = {
  title: 'Layout/StackCarousel',
  component: StackCarousel,
  args: { label: 'Sample listings', cards },
  argTypes: { cards: { control: false } },
} satisfies Meta<typeof StackCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
};

/** The interval is longer than a screenshot takes, so the cards do not move. */
export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {(panel) => (
        <div style={{ maxInlineSize: 440 }}>
          <StackCarousel label={`Sample listings, ${panel}`} cards={cards} interval={3_600_000} />
        </div>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Grid columns={{ base: 1, desktop: 2 }} gap={8} align="center">
      <Stack gap={4} align="start">
        <Heading level={3} size="headline">
          Every price explained
        </Heading>
        <Text size="lead">Every listing shows how its price compares.</Text>
        <LinkButton href="#search">Search cars</LinkButton>
      </Stack>
      <StackCarousel label="Listings with verdicts" cards={cards} />
    </Grid>
  ),
};
