import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { CarImage } from '@forecourt/ui/CarImage';
import { Carousel } from '@forecourt/ui/Carousel';

<Carousel
  label="Pictures of this BMW X3"
  slides={[
    { id: 'side', label: 'Side', content: <CarImage src="/x3-side.jpg" alt="From the side" /> },
    { id: 'rear', label: 'Rear', content: <CarImage src="/x3-rear.jpg" alt="From the rear" /> },
  ]}
/>;
`,
  alternatives: [
    { use: 'StackCarousel', when: 'the slides should move automatically' },
    { use: 'Grid', when: 'all items fit on the page at once' },
    { use: 'Pagination', when: 'each page has a URL' },
  ],
  do: ['Name every slide after its content: ‘Rear’, not ‘Slide 2’.', 'Use thumbnails for more than six pictures.'],
  dont: ['Do not put essential content in later slides: most users see only the first.'],
  keyboard: [
    { keys: '← →', does: 'show the previous or next slide, if the picture has focus' },
    { keys: '← →, Home, End', does: 'select a slide, if the dots or thumbnails have focus' },
    { keys: 'Tab', does: 'moves to the picture, the arrows, and the dots or thumbnails' },
  ],
  announced: [
    'A group whose role description is ‘carousel’, named by `label`.',
    'When the slide changes, ‘Slide 3 of 9: Rear’ is announced. Hidden slides are inert.',
  ],
};
