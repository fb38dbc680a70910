import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      heading={'Terms & Conditions'}
      lead={'This page will hold the terms on which this site and its tools are used.'}
      canonical={paths.terms}
      points={[
        { title: 'Until it is here', text: 'Ask us, and a person will answer: the address is on the contact page.' },
      ]}
      action={{ name: 'Contact us', href: paths.contact }}
      links={[{ name: 'Privacy Policy', href: paths.privacy }]}
    />
  );
}
