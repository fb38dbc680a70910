import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'Negotiation Agent'}
      heading={'AI-Powered Car Negotiation Agent'}
      lead={'The agent rings the seller, negotiates the price within your limits and writes you a report.'}
      canonical={paths.negotiationAgent}
      points={[
        { title: 'The AI calls the seller', text: 'It asks about the car, its history and the reason for selling.' },
        {
          title: 'Intelligent negotiation',
          text: 'It argues from the estimate and from what it heard, and never beyond the limit that you set.',
        },
        { title: 'Detailed report and offer', text: 'You read what was said and accept the offer, or counter it.' },
      ]}
      missing={'Sample reports come to this page next.'}
      action={{ name: 'Book Demo', href: paths.demo }}
      links={[
        { name: 'Smart Search', href: paths.smartSearch },
        { name: 'Pricing', href: paths.pricing },
      ]}
    />
  );
}
