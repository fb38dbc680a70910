import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPicture } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { takePhoto } from '../../../test/support/photos.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { CarImage, type CarImageProps } from './index.ts';

const meta = {
  title: 'Cars/CarImage',
  component: CarImage,
  args: {
    src: takePhoto({ body: 'suv', paint: 'black' }),
    alt: 'A black BMW X3',
    body: 'suv',
    paint: 'black',
    registration: 'KV20 IOA',
    loading: 'eager',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <CarImage {...args} />
    </div>
  ),
} satisfies Meta<typeof CarImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** A 2:3 photo is cropped around its centre. */
export const Portrait: Story = {
  args: { src: takePhoto({ body: 'hatchback', paint: 'white', scene: 'showroom', width: 800, height: 1200 }) },
};

/** If the photo fails to load, the outline of the body is shown. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', body: 'coupe' },
};

/** The plate keeps its size and tint until the photo has loaded. */
export const SlowToLoad: Story = { render: (args) => <SlowCarImage {...args} /> };

const ONE_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function SlowCarImage({ src, ...props }: CarImageProps) {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <CarImage {...props} src={hasLoaded ? src : ONE_PIXEL} />
    </div>
  );
}

export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <CarImage src={takePhoto({ body: 'suv', paint: 'red' })} alt="" registration="KV20 IOA" loading="eager" />
          <CarImage
            src={takePhoto({ body: 'estate', paint: 'silver', scene: 'forecourt', width: 800, height: 1200 })}
            alt=""
            loading="eager"
          />
          <CarImage src={createPicture('suv', 'white')} alt="" paint="white" registration="GX70 IUM" loading="eager" />
          <CarImage src={createPicture('hatchback', 'red')} alt="" paint="red" loading="eager" />
          <CarImage alt="" body="saloon" registration="FN19 IHV" />
          <CarImage alt="" body="convertible" />
        </div>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" padding="s" style={{ maxInlineSize: 560 }}>
      <Grid columns={{ base: 1, tablet: 2 }} gap={4}>
        <CarImage src={takePhoto({ body: 'estate', paint: 'blue' })} alt="A blue Volvo V60" registration="LB19 IXE" />
        <Stack gap={2}>
          <Heading level={3}>Volvo V60</Heading>
          <Text tone="muted">2019 · 52,870 miles</Text>
          <Text weight="strong">£17,450</Text>
        </Stack>
      </Grid>
    </Card>
  ),
};
