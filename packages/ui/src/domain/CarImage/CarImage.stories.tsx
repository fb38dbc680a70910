import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture, x3 } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { CarImage } from './index.ts';

const meta = {
  title: 'Domain/CarImage',
  component: CarImage,
  args: { src: x3.image, alt: 'A black BMW X3', paint: 'black', registration: 'KV20 IOA', loading: 'eager' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <CarImage {...args} />
    </div>
  ),
} satisfies Meta<typeof CarImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A picture that cannot be loaded is as none. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', body: 'coupe' },
};

export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <CarImage src={picture('suv', 'white')} alt="" paint="white" registration="GX70 IUM" loading="eager" />
          <CarImage src={picture('hatchback', 'red')} alt="" paint="red" loading="eager" />
          <CarImage alt="" body="saloon" registration="FN19 IHV" />
          <CarImage alt="" body="convertible" />
        </div>
      )}
    </Matrix>
  ),
};
