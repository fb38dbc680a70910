import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createPicture } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { DescriptionList, DescriptionListItem } from '../DescriptionList/index.ts';
import { Grid } from '../Grid/index.ts';
import { Section } from '../Section/index.ts';
import { Carousel, type CarouselSlide } from './index.ts';

const renderPhoto = (src: string, label: string, height: number) => (
  <img src={src} alt={label} style={{ inlineSize: '100%', blockSize: height, objectFit: 'contain' }} />
);

const cars = [
  ['suv', 'blue', 'A blue SUV'],
  ['estate', 'turquoise', 'A turquoise estate'],
  ['saloon', 'red', 'A red saloon'],
  ['hatchback', 'white', 'A white hatchback'],
] as const;

const slides: CarouselSlide[] = cars.map(([body, paint, label]) => ({
  id: label,
  label,
  content: renderPhoto(createPicture(body, paint), label, 240),
  thumbnail: renderPhoto(createPicture(body, paint), '', 72),
}));

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  args: { label: 'Pictures of four cars', slides, onIndexChange: fn() },
  argTypes: { slides: { control: false }, index: { control: 'number' } },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 700 }}>{Story()}</div>],
};

const manySlides = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, label: `View ${at + 1}` }));

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {(panel) => (
        <div style={{ display: 'grid', gap: 24 }}>
          <Carousel label={`Four cars, ${panel}`} slides={slides} defaultIndex={1} />
          <Carousel
            label={`Many pictures, ${panel}`}
            slides={manySlides.map((slide) => ({
              ...slide,
              content: renderPhoto(createPicture('coupe', 'yellow'), '', 180),
            }))}
            defaultIndex={11}
          />
          <Carousel label={`One picture, ${panel}`} slides={slides.slice(0, 1)} />
        </div>
      )}
    </Matrix>
  ),
};

/** The test runner renders a story with this name at 320 px, where thumbnails are not shown. */
export const Narrow: Story = { tags: ['chromatic'] };

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Audi A4 Avant" headingLevel={3} lead="2020 · 31,400 miles · Derby">
      <Grid columns={{ base: 1, desktop: '7:5' }} gap={6}>
        <Carousel label="Pictures of this Audi A4" slides={slides} />
        <DescriptionList>
          <DescriptionListItem term="Fuel">Diesel</DescriptionListItem>
          <DescriptionListItem term="Gearbox">Automatic</DescriptionListItem>
          <DescriptionListItem term="Owners">One</DescriptionListItem>
        </DescriptionList>
      </Grid>
    </Section>
  ),
};
