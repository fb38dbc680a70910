import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'Marketing Tool'}
      heading={'Marketing Tool: Coming Soon'}
      lead={
        'Posts about your stock for TikTok, Instagram, Facebook and similar: created, scheduled and tracked in one place.'
      }
      canonical={paths.marketingTool}
      points={[
        { title: 'Create content', text: 'Posts drafted from the car’s own facts and pictures.' },
        { title: 'Schedule and publish', text: 'At the times when your buyers look.' },
        { title: 'Track and optimise', text: 'What was seen, what was liked, and what led to a call.' },
      ]}
      action={{ name: 'Join the waitlist', href: paths.contact }}
      links={[
        { name: 'Book Demo', href: paths.demo },
        { name: 'Stock Management', href: paths.stockManagement },
      ]}
    />
  );
}
