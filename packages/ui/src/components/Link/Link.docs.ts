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
    { use: 'Button', when: 'the control performs an action on the page' },
    { use: 'LinkButton', when: 'the link is the next step and should look like a button' },
  ],
  do: [
    'Describe the destination: screen readers list links out of context.',
    'In a header, set `aria-current="page"` on the `quiet` link to the current page: the link is then in ink, with an accent underline. A router’s `NavLink` sets the attribute itself.',
    'Give `KitProvider` your router’s `navigate`, or render the router’s own link: `<RouterLink {...props} to={props.href} />`.',
  ],
  dont: ['Do not write ‘click here’ or ‘more’.', 'Do not open a new tab without telling users.'],
  keyboard: [{ keys: 'Enter', does: 'follows the link' }],
  announced: [
    'A link. If a link opens a new tab, its text must say so.',
    'With `aria-current="page"`, ‘current page’ is announced too.',
  ],
};
