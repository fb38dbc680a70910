import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import type { ReactNode } from 'react';
import { routed } from '../../lib/routed.tsx';
import * as css from './closing.css.ts';

export interface ClosingAction {
  name: string;
  href: string;
  /** It leads out of the site, into a new tab. */
  isExternal?: boolean;
}

interface ClosingProps {
  heading: ReactNode;
  lead: ReactNode;
  /** What to do now, the likeliest step first: that one is filled, the others are outlined. */
  actions: readonly ClosingAction[];
}

/** The last word of a page, from edge to edge; dark by day too, and no flash of light at the end of a dark page. */
export function Closing({ heading, lead, actions }: ClosingProps) {
  return (
    <section className={css.chapter} data-theme="dark" aria-labelledby="closing">
      <Container className={css.wrap}>
        <h2 className={css.heading} id="closing">
          {heading}
        </h2>
        <div className={css.side}>
          <p className={css.lead}>{lead}</p>
          <div className={css.actions}>
            {actions.map((action, place) => (
              <ActionLink key={action.name} {...action} variant={place === 0 ? 'ink' : 'outline'} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

function ActionLink({ name, href, isExternal, variant }: ClosingAction & { variant: 'ink' | 'outline' }) {
  return isExternal ? (
    <LinkButton size="l" variant={variant} href={href} target="_blank" rel="noopener">
      {name} <Icon name="external" size="s" label="opens in a new tab" />
    </LinkButton>
  ) : (
    <LinkButton size="l" variant={variant} href={href} render={routed}>
      {name}
    </LinkButton>
  );
}
