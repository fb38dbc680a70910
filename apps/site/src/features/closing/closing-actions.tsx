import { Icon } from '@forecourt/ui/Icon';
import { LinkButton, type LinkButtonProps } from '@forecourt/ui/LinkButton';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import { actions as row } from '../../typeset.css.ts';

export interface ClosingAction {
  name: string;
  href: string;
  /** Whether the link leaves the site and opens in a new tab. */
  isExternal?: boolean;
  /**
   * Renders the link.
   * @default a router link
   */
  render?: NonNullable<LinkButtonProps['render']>;
}

interface ClosingActionsProps {
  /** The first action is a primary button, and the others are secondary. */
  actions: readonly ClosingAction[];
}

export function ClosingActions({ actions }: ClosingActionsProps) {
  return (
    <div className={row}>
      {actions.map((action, place) => (
        <ActionLink key={action.name} {...action} variant={place === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}

function ActionLink({
  name,
  href,
  isExternal,
  render = renderRouterLink,
  variant,
}: ClosingAction & { variant: 'primary' | 'secondary' }) {
  return isExternal ? (
    <LinkButton size="l" variant={variant} href={href} target="_blank" rel="noopener">
      {name} <Icon name="external" size="s" label="opens in a new tab" />
    </LinkButton>
  ) : (
    <LinkButton size="l" variant={variant} href={href} render={render}>
      {name}
    </LinkButton>
  );
}
