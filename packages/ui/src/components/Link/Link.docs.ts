import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'navigation',
  example: `import { Link } from '@forecourt/ui/Link';

<Link href="/showcase" render={(props) => <a {...props} />}>
  Browse the showcase
</Link>;

<nav aria-label="Main">
  <Link variant="quiet" href="/pricing" aria-current="page">
    Pricing
  </Link>
  <Link variant="quiet" href="/about">
    About
  </Link>
</nav>;
`,
  alternatives: [
    { use: 'Button', when: 'it performs an action on this page' },
    { use: 'LinkButton', when: 'it is the next step and should look like a button' },
  ],
  do: [
    'Describe the destination: screen readers list links out of context.',
    'In a header, give the `quiet` link to the page that is open `aria-current="page"`: it is in ink, underlined in the accent. A router’s `NavLink` gives it by itself.',
    'Give `KitProvider` your router’s `navigate`, or render its link: `<RouterLink {...props} to={props.href} />`.',
  ],
  dont: ['Do not write ‘click here’ or ‘more’.', 'Do not open a new tab without telling users.'],
  keyboard: [{ keys: 'Enter', does: 'follows the link' }],
  announced: [
    'A link; what leads to a new tab says so in its own words.',
    'With `aria-current="page"`, ‘current page’.',
  ],
};
