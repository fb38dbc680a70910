import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Book Demo'}
      lead={
        'Thirty minutes, one to one, without commitment: see the tools search, value and negotiate on cars that you would buy.'
      }
      canonical={paths.demo}
      points={[
        {
          title: 'Advertising search tool',
          text: 'Private sellers’ adverts, each set against our estimate of the car’s value.',
        },
        { title: 'Automated Sourcing', text: 'What you stock, described once, and found for you as it is listed.' },
        { title: 'Marketing', text: 'Posts about your stock for the networks where your buyers are.' },
      ]}
      missing={
        'A calendar to pick a time from comes to this page next. Until then, write or ring, and we will find one.'
      }
      action={{ name: 'Write to us', href: paths.contact }}
      links={[
        { name: 'Try the search now', href: paths.search },
        { name: 'Pricing', href: paths.pricing },
      ]}
    />
  );
}
