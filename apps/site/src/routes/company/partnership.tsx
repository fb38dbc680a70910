import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'Partnership'}
      heading={'Share ADS. Earn Rewards.'}
      lead={'Tell another dealer about ADS and both of you gain: free credits first, then a share of what is bought.'}
      canonical={paths.partnership}
      points={[
        { title: '50 free credits', text: 'For you and for the dealer you refer.' },
        { title: '10% off', text: 'The first month of a new user who applies your partner code.' },
        {
          title: '20% commission',
          text: 'For you, on the first month’s payment of a subscription bought with your code.',
        },
      ]}
      missing={'Your code is made after you sign in to the app.'}
      action={{ name: 'Talk to the team', href: paths.contact }}
      links={[
        { name: 'Pricing', href: paths.pricing },
        { name: 'About', href: paths.about },
      ]}
    />
  );
}
