import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Privacy Policy'}
      lead={'This page will hold what we keep about you and why.'}
      canonical={paths.privacy}
      points={[
        { title: 'Until it is here', text: 'Ask us, and a person will answer: the address is on the contact page.' },
        {
          title: 'What this site keeps now',
          text: 'Your choice of theme, in your own browser. A search is in the address of its page and nowhere else on this device.',
        },
      ]}
      action={{ name: 'Contact us', href: paths.contact }}
      links={[{ name: 'Terms & Conditions', href: paths.terms }]}
    />
  );
}
