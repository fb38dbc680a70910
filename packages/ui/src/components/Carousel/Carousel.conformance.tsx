import type { Row } from '../../../test/support/row.ts';
import { Carousel } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Carousel',
    role: 'group',
    accessibleName: 'Pictures of this BMW X3',
    parts: [
      'Dot',
      'Dots',
      'Label',
      'Marks',
      'Next',
      'Previous',
      'Slide',
      'Stage',
      'Status',
      'Thumbnail',
      'Thumbnails',
      'Viewport',
    ],
    render: (props) => (
      <Carousel
        label="Pictures of this BMW X3"
        slides={[
          { id: 'side', label: 'Side', content: 'Side', thumbnail: 'Side' },
          { id: 'rear', label: 'Rear', content: 'Rear', thumbnail: 'Rear' },
        ]}
        {...props}
      />
    ),
  },
];
