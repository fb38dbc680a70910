import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { takePhotos } from '../../../test/support/photos.ts';
import { Button } from '../../components/Button/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Lightbox, type LightboxPhoto } from './index.ts';

const photos: readonly LightboxPhoto[] = takePhotos({ body: 'suv', paint: 'black', scene: 'forecourt' }).map(
  ({ src, label }) => ({ id: label, src, label, thumbnail: src }),
);

const meta = {
  title: 'Cars/Lightbox',
  component: Lightbox,
  args: { label: 'Photos of this BMW X3', photos },
  argTypes: { photos: { control: false }, isOpen: { control: 'boolean' } },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['example'],
  render: (args) => (
    <DialogTrigger>
      <Button>View photos</Button>
      <Lightbox {...args} />
    </DialogTrigger>
  ),
};

/** With thumbnails and a caption. */
export const Open: Story = {
  tags: ['picture', 'modes', 'forced-colours'],
  args: {
    isOpen: true,
    defaultIndex: 1,
    photos: photos.map((photo) => ({ ...photo, caption: 'Photo by the seller' })),
  },
};

/** A photo that fails to load, without thumbnails. */
export const Broken: Story = {
  tags: ['chromatic'],
  args: {
    isOpen: true,
    photos: [
      { id: 'broken', src: 'data:image/png;base64,', label: 'Front' },
      ...photos.slice(1, 3).map(({ id, src, label }) => ({ id, src, label })),
    ],
  },
};

function Gallery() {
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <>
      <Grid columns={{ base: 2, tablet: 3 }} gap={3}>
        {photos.map(({ id, src, label }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`View photo: ${label}`}
            style={{ padding: 0, border: 'none', cursor: 'zoom-in' }}
            onClick={() => setOpenIndex(index)}
          >
            <img src={src} alt="" style={{ display: 'block', inlineSize: '100%' }} />
          </button>
        ))}
      </Grid>
      <Lightbox
        label="Photos of this BMW X3"
        photos={photos}
        isOpen={openIndex !== undefined}
        onOpenChange={() => setOpenIndex(undefined)}
        defaultIndex={openIndex}
      />
    </>
  );
}

/** Opens at the pressed photo, and returns focus to it. */
export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <Gallery /> };
