import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

/** Also what /signup and /login show: accounts live in the external app. */
export function Component() {
  return (
    <Outline
      title="Contact"
      heading="Talk to us"
      lead="Questions about the tools, a plan for several sites, or a fault in what you see: write or ring."
      canonical={paths.contact}
      points={[
        { title: 'Email', text: brand.email },
        { title: 'Phone', text: brand.phone.label },
        { title: 'Office', text: brand.address.join(', ') },
      ]}
      missing="A form to write to us from this page comes next. Accounts live in our app: Sign In above opens it."
      action={{ name: 'Book Demo', href: paths.demo }}
      links={[
        { name: 'Pricing', href: paths.pricing },
        { name: 'Search for a car', href: paths.search },
      ]}
    />
  );
}
