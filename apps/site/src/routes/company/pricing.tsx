import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Pricing Plans'}
      lead={'Four plans, from free credits to try the tools to 1,500 credits a month.'}
      canonical={paths.pricing}
      points={[
        {
          title: 'Free: £0',
          text: '50 credits, once, with basic support. Enough to see whether the estimates agree with yours.',
        },
        {
          title: 'Starter: £200 a month',
          text: '300 credits every month and 24/7 support. The plan most dealers begin with.',
        },
        { title: 'Pro: £500 a month', text: '700 credits every month and 24/7 support.' },
        { title: 'Premium: £1,000 a month', text: '1,500 credits every month and 24/7 support.' },
      ]}
      missing={
        'Paid yearly, every plan costs 20% less. All plans have the Advertising Search Tool, Negotiation Agent, Smart Search Tool and Automated Valuation Tool.'
      }
      action={{ name: 'Book a demo', href: paths.demo }}
      links={[
        { name: 'Talk to us about an Enterprise plan', href: paths.contact },
        { name: 'Smart Search', href: paths.smartSearch },
        { name: 'Negotiation Agent', href: paths.negotiationAgent },
      ]}
    />
  );
}
