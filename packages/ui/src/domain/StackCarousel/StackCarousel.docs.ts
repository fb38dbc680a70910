import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Card } from '@forecourt/ui/Card';
import { StackCarousel } from '@forecourt/ui/StackCarousel';

<StackCarousel
  label="Sample listings"
  cards={[
    { id: 'model-3', label: 'Tesla Model 3', content: <Card variant="raised">Tesla Model 3</Card> },
    { id: 'focus', label: 'Ford Focus', content: <Card variant="raised">Ford Focus</Card> },
  ]}
/>;
`,
  alternatives: [
    { use: 'Carousel', when: 'the reader turns it' },
    { use: 'Grid', when: 'all of it matters' },
    { use: 'TestimonialColumns', when: 'it is what customers say' },
  ],
  do: ['Keep it to three to six cards.', 'Show it next to a text that says the same.'],
  dont: ['Do not put the only link to something into a card.'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the card on top, the pause button and the dots' },
    { keys: '← →, Home, End', does: 'choose a card, on the dots' },
  ],
  announced: [
    'A group whose role description is ‘carousel’; only the card on top is read, and nothing is said while it moves.',
    'It stops under the pointer, with focus inside, when paused, and with reduced motion.',
  ],
};
