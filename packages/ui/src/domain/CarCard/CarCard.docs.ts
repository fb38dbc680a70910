import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { CarCard } from '@forecourt/ui/CarCard';
import { Grid } from '@forecourt/ui/Grid';

<Grid render={(props) => <ul {...props} />}>
  <li>
    <CarCard
      car={{ make: 'BMW', model: 'X3', year: 2020, price: 24995, mileage: 41200, status: 'reserved' }}
      href="/cars/1"
      finance={{ perMonth: 389, representativeExample: 'Representative example: 48 months, 9.9% APR.' }}
    />
  </li>
</Grid>;
`,
  alternatives: [
    { use: 'CarDetailDialog', when: 'you show everything about one car' },
    { use: 'SampleListingTable', when: 'users compare a few cars' },
    { use: 'PriceTag', when: 'you only need the verdict' },
    { use: 'Card', when: 'the content is not about a car' },
  ],
  do: [
    'Set `loading="eager"` on the cards visible at first, and `fetchPriority="high"` on one.',
    'Pass the data that you have: the card omits missing data, or says that important data is missing.',
    'Set `car.isIllustration` if the picture is a drawing: the card shows it small and labelled, next to `car.excerpt`.',
    'Mount a `ToastRegion`: it shows an error if a check fails.',
    'Extend it with `facts`, `badges`, `finance`, `actions`, `footer` and `renderImage`; `car.status` marks the car as reserved or sold, and users can swipe through `car.pictures`.',
  ],
  dont: [
    'Do not judge a price in the card: judge it in the app and pass `car.valuation`.',
    'Do not put other controls over the card: the whole card is a link.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the link, then to the buttons' },
    { keys: 'Enter', does: 'follows the link' },
    { keys: 'Enter, Space', does: 'press the buttons' },
  ],
  announced: [
    'An article named by make and model. Its link is one tab stop.',
    'Each button’s name ends with the car’s name: ‘Check Valuation, BMW X3’.',
    'A requested valuation is announced while it loads, and then its verdict. Focus stays on the button.',
  ],
};
