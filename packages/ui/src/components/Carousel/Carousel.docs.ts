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
    { use: 'StackCarousel', when: 'it should move by itself' },
    { use: 'Grid', when: 'all of it may be seen at once, or is read one by one' },
    { use: 'Pagination', when: 'each page has an address' },
  ],
  do: ['Name every slide after its content: ‘Rear’, not ‘Slide 2’.', 'Use thumbnails for more than six pictures.'],
  dont: ['Do not put anything into it that must be read: most readers see the first slide alone.'],
  keyboard: [
    { keys: '← →', does: 'previous or next slide, with the focus on the picture' },
    { keys: '← →, Home, End', does: 'choose a slide, with the focus on the dots or thumbnails' },
    { keys: 'Tab', does: 'reaches the picture, the arrows, and the dots or thumbnails' },
  ],
  announced: [
    'A group whose role description is ‘carousel’, named by `label`.',
    'After a step it says ‘Slide 3 of 9: Rear’; the slides that are not shown are inert.',
  ],
};
