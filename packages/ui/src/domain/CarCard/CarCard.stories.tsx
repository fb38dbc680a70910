import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { barest, longest, q5, unvalued, v60, x3 } from '../../../test/cars.ts';
import { Matrix } from '../../../test/Matrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { CarCard } from './index.ts';

const meta = {
  title: 'Domain/CarCard',
  component: CarCard,
  args: { car: x3, href: '#details', loading: 'eager' },
  argTypes: { actions: { control: false }, pictureActions: { control: false }, renderLink: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <CarCard {...args} />
    </div>
  ),
} satisfies Meta<typeof CarCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="s">
        <Icon name="plus" size="s" /> Add to list
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'BMW X3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the sums for BMW X3' }));
    await expect(canvas.getByText('Estimated value')).toBeVisible();
  },
};

/** The test-runner sees a story of this name at 320 px. */
export const Narrow: Story = { tags: ['picture'], args: { car: longest } };

export const Loading: Story = {
  render: (args) => (
    <Skeleton isLoading style={{ maxInlineSize: 320 }}>
      <CarCard {...args} />
    </Skeleton>
  ),
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {() => (
        <div style={{ display: 'grid', gap: '48px 24px', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
          {[x3, v60, q5, unvalued, longest, barest].map((car) => (
            <CarCard
              key={car.make + car.model}
              car={car}
              href="#details"
              loading="eager"
              // one picture of them all: those below the window too
              style={{ contentVisibility: 'visible' }}
            />
          ))}
        </div>
      )}
    </Matrix>
  ),
};
