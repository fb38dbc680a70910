import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes, type RenderLink } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { spoken } from './PricingCard.css.ts';

export interface PricingCardAction {
  label: string;
  href: string;
  /** '_blank' opens a new tab. The link then announces that and shows an arrow. */
  target?: '_blank' | undefined;
}

/** The props that plans and enterprise offers share. */
export interface OfferProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The name of the offer, which is also part of the button's accessible name. */
  title: string;
  /** A sentence that says who the offer is for. */
  description?: ReactNode;
  action: PricingCardAction;
  /** Renders the router's link instead of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
  renderLink?: RenderLink | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

interface OfferActionProps {
  action: PricingCardAction;
  titleId: string;
  variant: 'accent' | 'primary' | 'secondary';
  newTab: string;
  renderLink: RenderLink | undefined;
  className?: string;
}

/** A link whose accessible name includes the plan's name, because several plans have 'Sign up now'. */
export function OfferAction({
  action: { label, href, target },
  titleId,
  variant,
  newTab,
  renderLink,
  className,
}: OfferActionProps) {
  const id = useId();
  return (
    <LinkButton
      aria-labelledby={classes(`${id}-label`, titleId, target && `${id}-target`)}
      href={href}
      target={target}
      variant={variant}
      render={renderLink}
      className={className}
    >
      <span>
        <span id={`${id}-label`}>{label}</span>
        {target && <span id={`${id}-target`} className={spoken}>{` (${newTab})`}</span>}
      </span>
      {target && <Icon name="external" size="s" />}
    </LinkButton>
  );
}
