import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Smart Search'}
      lead={
        'Describe a car in a sentence. Smart Search looks across several sources, values every result and puts the arithmetic beside the price.'
      }
      canonical={paths.smartSearch}
      points={[
        {
          title: 'Set parameters',
          text: 'In your own words: make, price, age, mileage, place. Every word we understood is marked, and so is every word we did not.',
        },
        {
          title: 'We search everything',
          text: 'Several sources in one go, with a focus on private sellers and on what was listed last.',
        },
        {
          title: 'Get unified results',
          text: 'One list, one card a car, each with its estimate, the difference and the rule behind the verdict.',
        },
      ]}
      missing={'Sample listings and a tour of the features come to this page next. The search itself already works.'}
      action={{ name: 'Start a search', href: paths.search }}
      links={[
        { name: 'Request a demo', href: paths.demo },
        { name: 'Negotiation Agent', href: paths.negotiationAgent },
        { name: 'Pricing', href: paths.pricing },
      ]}
    />
  );
}
