import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { barestCar, createValuation, longestCar, q5, unvaluedCar, v60, x3 } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { takePhoto, takePhotos } from '../../../test/support/photos.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { CarCard, type CarCardProps, carCardVariants } from './index.ts';

const press = fn();

const meta = {
  title: 'Cars/CarCard',
  component: CarCard,
  args: { car: x3, href: '#details', loading: 'eager', onFavourite: press, onAddToList: press },
  argTypes: { renderLink: { control: false }, variant: { control: 'radio', options: carCardVariants } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <CarCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CarCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card whose valuation takes a second to arrive. */
function ValuedCard({ car, ...args }: CarCardProps) {
  const [valuation, setValuation] = useState(car.valuation);
  const check = () =>
    new Promise<void>((done) => {
      setTimeout(() => {
        setValuation(createValuation(27_999, 28_600));
        done();
      }, 1000);
    });
  return <CarCard {...args} car={{ ...car, valuation }} onCheckValuation={check} />;
}

export const Playground: Story = { tags: ['example'] };

/** The app values a car on request. Here the valuation takes a second. */
export const ValuationOnRequest: Story = {
  args: { car: unvaluedCar, isFavourite: false },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <ValuedCard {...args} />
    </div>
  ),
};

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = { tags: ['chromatic'], args: { car: longestCar } };

/** A car with photos, one that has only a drawing, and one without any picture. */
export const WithoutPhoto: Story = {
  tags: ['chromatic'],
  render: (args) => (
    <Grid columns={{ base: 1, tablet: 3 }}>
      <CarCard {...args} car={{ ...x3, pictures: takePhotos({ body: 'suv', paint: 'black' }), image: undefined }} />
      <CarCard {...args} car={{ ...v60, isIllustration: true, excerpt, remark: 'ULEZ charge likely' }} />
      <CarCard {...args} car={{ ...unvaluedCar, excerpt }} onCheckValuation={waitForever} />
    </Grid>
  ),
};

const excerpt =
  'My daughter learned to drive in this car and has gone to university. Cambelt and water pump were done last year. A couple of stone chips on the bonnet, as you would expect for the age.';

const remarkedCar = { ...v60, remark: 'Likely ULEZ OK' };

const grid = { display: 'grid', gap: '48px 24px', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' };
const showcaseLayout = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: '1fr 1fr',
  gridColumn: 'span 3',
  alignContent: 'start',
};

/** Used by a documentation page, which may be opened on a phone. */
const pageLayouts = {
  grid: { ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
  showcase: {
    ...showcaseLayout,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gridColumn: '1 / -1',
  },
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        // Paints all cards, because the screenshot includes those below the window.
        <div ref={openSums} className="all-painted" style={panel === 'page' ? pageLayouts.grid : grid}>
          <style>{'.all-painted [data-component="CarCard"] > * { content-visibility: visible }'}</style>
          <CarCard car={x3} href="#" loading="eager" onFavourite={press} onAddToList={press} />
          <CarCard car={remarkedCar} href="#" loading="eager" onFavourite={press} isFavourite onAddToList={press} />
          <CarCard car={q5} href="#" loading="eager" data-open />
          <CarCard car={unvaluedCar} href="#" loading="eager" onCheckValuation={waitForever} onAddToList={press} />
          <CarCard car={unvaluedCar} href="#" loading="eager" onCheckValuation={waitForever} data-open />
          <CarCard car={barestCar} href="#" loading="eager" />
          <Skeleton isLoading>
            <CarCard car={x3} href="#" loading="eager" onAddToList={press} />
          </Skeleton>
          <div style={panel === 'page' ? pageLayouts.showcase : showcaseLayout}>
            <CarCard variant="showcase" car={x3} href="#" loading="eager" />
            <CarCard variant="showcase" car={longestCar} href="#" loading="eager" data-open />
            <CarCard variant="showcase" car={barestCar} href="#" loading="eager" />
          </div>
        </div>
      )}
    </Matrix>
  ),
};

const waitForever = () => new Promise<void>(() => undefined);

/** Clicks the 'Show the sums' or 'Check Valuation' button of each card with `data-open`. */
function openSums(root: HTMLElement | null) {
  for (const card of root?.querySelectorAll('[data-open]') ?? [])
    card.querySelector<HTMLElement>('[data-part="Disclosure"], [data-part="Check"]')?.click();
}

/** A list of results. On phones the price is below the picture. */
export const Rows: Story = {
  tags: ['modes'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[x3, longestCar, unvaluedCar, barestCar].map((car, index) => (
        <CarCard
          key={index}
          variant="row"
          car={car}
          href="#"
          loading="eager"
          facts={['Diesel', 'Automatic']}
          onCheckValuation={waitForever}
          onFavourite={press}
          onAddToList={press}
        />
      ))}
    </div>
  ),
};

/** Swipe, or use the buttons. */
export const Photos: Story = {
  tags: ['modes'],
  args: {
    car: { ...x3, image: undefined, pictures: takePhotos({ body: 'suv', paint: 'black', scene: 'forecourt' }) },
  },
};

/** Photos as sellers send them: landscape, portrait and panorama, one that fails to load, and none. */
export const MixedPhotos: Story = {
  tags: ['picture'],
  render: () => (
    <div style={pageLayouts.grid}>
      {[
        { ...x3, image: takePhoto({ body: 'suv', paint: 'black' }) },
        {
          ...v60,
          image: takePhoto({ body: 'estate', paint: 'turquoise', scene: 'showroom', width: 800, height: 1200 }),
        },
        { ...q5, image: takePhoto({ body: 'suv', paint: 'white', scene: 'forecourt', width: 1600, height: 700 }) },
        { ...x3, image: 'data:image/png;base64,broken' },
        unvaluedCar,
      ].map((car, index) => (
        <CarCard key={index} car={car} href="#" loading="eager" onFavourite={press} />
      ))}
    </div>
  ),
};

/** A card with facts, badges, a payment with its example, a status, a photo count and a footer. */
export const Extended: Story = {
  tags: ['modes'],
  args: {
    car: { ...x3, price: 24_995, wasPrice: 26_500, status: 'reserved', photoCount: 12 },
    facts: ['Diesel', 'Automatic'],
    badges: <Badge>One owner</Badge>,
    finance: { perMonth: 312.4, representativeExample: 'Representative 9.9% APR, 48 months, deposit £2,500.' },
    footer: 'Motors Ltd, Leeds',
  },
};

function Results() {
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  const toggle = (model: string) =>
    setFavourites((before) => (before.includes(model) ? before.filter((one) => one !== model) : [...before, model]));
  return (
    <Grid columns={{ base: 1, tablet: 2, desktop: 3 }} gap={6} render={(props) => <ul {...props} aria-label="Cars" />}>
      {[x3, v60, q5].map((car) => (
        <li key={car.model}>
          <CarCard
            car={car}
            href="#details"
            isFavourite={favourites.includes(car.model)}
            onFavourite={() => toggle(car.model)}
          />
        </li>
      ))}
    </Grid>
  );
}

/** A page of results. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Results />,
};
