import type { Row } from '../../../test/support/row.ts';
import { createPicture } from '../../../test/support/cars.ts';
import { Lightbox } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Lightbox',
    role: 'dialog',
    accessibleName: 'Photos of this BMW X3',
    isPortalled: true,
    parts: [
      'Caption',
      'Close',
      'Dot',
      'Dots',
      'Frame',
      'Header',
      'Label',
      'Marks',
      'Next',
      'Photo',
      'Picture',
      'Place',
      'Previous',
      'Slide',
      'Stage',
      'Status',
      'Thumbnail',
      'Thumbnails',
      'Viewport',
      'Zoom',
    ],
    render: (props) => (
      <Lightbox
        {...props}
        isOpen
        onOpenChange={() => {}}
        label="Photos of this BMW X3"
        photos={['Front', 'Rear'].map((label) => ({
          id: label,
          label,
          src: createPicture('suv', 'black'),
          thumbnail: createPicture('suv', 'black'),
          caption: 'As the seller shows it.',
        }))}
      />
    ),
  },
];
