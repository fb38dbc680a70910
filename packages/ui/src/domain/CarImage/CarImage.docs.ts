import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { CarImage } from '@forecourt/ui/CarImage';

<CarImage src="/cars/x3.jpg" alt="BMW X3 from the side" body="suv" paint="black" registration="KV20 IOA" />;
`,
  alternatives: [
    { use: 'CarCard', when: 'you also show the name and price' },
    { use: 'Carousel', when: 'there are several pictures' },
    { use: 'Logo', when: 'the plate shows a company’s name' },
  ],
  do: [
    'Set `body` and `paint` if you know them: the placeholder then draws the car’s outline.',
    'Set `sizes` together with `srcSet`.',
  ],
  dont: ['Do not repeat the text next to it in `alt`. Leave `alt` empty instead.'],
  keyboard: [],
  announced: [
    'An image with its `alt`. The registration is an image named ‘Registration KV20 IOA’.',
    'If there is no picture, a text says so.',
  ],
};
