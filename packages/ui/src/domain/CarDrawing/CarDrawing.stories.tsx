import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/index.ts';
import { CarCard } from '../CarCard/index.ts';
import { ANGLES, BODIES, drawCar, PAINTS, type PaintName, getPlateTint, SIZES } from './index.ts';

interface SheetProps {
  cars: { key: string; svg: string; tint: string }[];
  columns: number;
}

function Sheet({ cars, columns }: SheetProps) {
  return (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {cars.map(({ key, svg, tint }) => (
        <img
          key={key}
          alt={key}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          style={{
            inlineSize: '100%',
            borderRadius: vars.radius.m,
            background: `color-mix(in oklab, ${tint} 15%, ${vars.color.plate})`,
          }}
        />
      ))}
    </div>
  );
}

/**
 * Drawn cars: bodies, paints and angles as SVG from `drawCar` of `@forecourt/ui/car-drawing`, without a network request
 * or an image file.
 */
const meta = { title: 'Cars/CarDrawing', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const samplePaints: readonly PaintName[] = ['white', 'blue', 'red', 'black'];

/** Every body from every angle, at the same scale. */
export const Bodies: Story = {
  tags: ['chromatic'],
  args: {
    columns: ANGLES.length,
    cars: BODIES.flatMap((body, row) =>
      ANGLES.map((angle) => {
        const paint = samplePaints[row % samplePaints.length] ?? 'white';
        return {
          key: `${body}, ${angle}`,
          svg: drawCar({ body, paint, angle, frame: 'picture' }),
          tint: getPlateTint(paint),
        };
      }),
    ),
  },
};

/** The sizes of each body. A body without a size is drawn as a regular car. */
export const Sizes: Story = {
  tags: ['chromatic'],
  args: {
    columns: SIZES.length,
    cars: BODIES.flatMap((body) =>
      SIZES.map((size) => ({
        key: `${size} ${body}`,
        svg: drawCar({ body, size, paint: 'blue' }),
        tint: getPlateTint('blue'),
      })),
    ),
  },
};

/** A drawing as a card's picture until there is a photo. */
export const InContext: Story = {
  args: {
    columns: 1,
    cars: [
      {
        key: 'A blue estate',
        svg: drawCar({ body: 'estate', paint: 'blue', frame: 'picture' }),
        tint: getPlateTint('blue'),
      },
    ],
  },
  render: ({ cars }) => (
    <CarCard
      car={{
        make: 'Volvo',
        model: 'V60',
        price: 21_450,
        year: 2019,
        image: `data:image/svg+xml,${encodeURIComponent(cars[0]?.svg ?? '')}`,
      }}
      hasVerdict={false}
    />
  ),
};

/** Every named paint. */
export const Paints: Story = {
  args: {
    columns: 5,
    cars: (Object.keys(PAINTS) as PaintName[]).map((paint, index) => ({
      key: paint,
      svg: drawCar({ body: BODIES[index % BODIES.length] ?? 'suv', paint, frame: 'picture' }),
      tint: getPlateTint(paint),
    })),
  },
};
