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
    { use: 'Carousel', when: 'users should control the slides' },
    { use: 'Grid', when: 'every item matters' },
    { use: 'TestimonialColumns', when: 'the cards are customer quotes' },
  ],
  do: ['Show three to six cards.', 'Show the carousel next to text with the same information.'],
  dont: ['Do not put the only link to a page in a card.'],
  keyboard: [
    { keys: 'Tab', does: 'moves to the pause button, the dots and the top card' },
    { keys: '← →, Home, End', does: 'select a card, if the dots have focus' },
  ],
  announced: [
    'A group whose role description is ‘carousel’. Screen readers read only the top card, and nothing is announced when the cards move.',
    'The carousel pauses on hover, on focus and when users press its pause button. With reduced motion it does not move.',
  ],
};
