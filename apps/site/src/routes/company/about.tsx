import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'About'}
      heading={'AI for the people who buy cars to sell'}
      lead={'AI Dealer Solutions is a UK company, founded in 2025, that makes AI tools for car dealers.'}
      canonical={paths.about}
      points={[
        {
          title: 'Innovation',
          text: 'We use AI where it saves a dealer hours: finding a car, valuing it and talking about its price.',
        },
        { title: 'Accessibility', text: 'A search is one sentence in plain English. Nobody needs training to begin.' },
        {
          title: 'Impact',
          text: 'A tool is worth its price when the next car bought is a better buy. We show the sums so that you can judge.',
        },
      ]}
      missing={'Our story in full and the people behind it come to this page next.'}
      action={{ name: 'Search for a car', href: paths.search }}
      links={[
        { name: 'Pricing', href: paths.pricing },
        { name: 'Partnership', href: paths.partnership },
        { name: 'Contact', href: paths.contact },
      ]}
    />
  );
}
