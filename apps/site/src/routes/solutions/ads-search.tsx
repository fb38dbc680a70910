import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Ads Search'}
      lead={
        'Private sellers’ adverts on the classified listings, found by what you stock and set against an estimated value.'
      }
      canonical={paths.adsSearch}
      points={[
        { title: 'Private sellers first', text: 'The default search reads private adverts. Dealers’ can be added.' },
        {
          title: 'Valued before you ring',
          text: 'Each result shows the estimate, the asking price and the gap between them.',
        },
        { title: 'Always without write-offs', text: 'Cars of a write-off category are left out of every search.' },
      ]}
      missing={'A full tour of the advertising search tool comes to this page next.'}
      action={{ name: 'Start a search', href: paths.search }}
      links={[
        { name: 'Smart Search', href: paths.smartSearch },
        { name: 'Book Demo', href: paths.demo },
        { name: 'Pricing', href: paths.pricing },
      ]}
    />
  );
}
