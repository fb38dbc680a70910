import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes, type RenderLink } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { spoken } from './PricingCard.css.ts';

export interface PricingCardAction {
  label: string;
  href: string;
  /** '_blank' where it leads out of the site; the link then says so, and shows it by an arrow. */
  target?: '_blank' | undefined;
}

/** What a plan and an enterprise's offer have in common. */
export interface OfferProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** Its name, which also names its button for who cannot see beside what it stands. */
  title: string;
  /** Whom it is for, in a sentence. */
  description?: ReactNode;
  action: PricingCardAction;
  /** The router's link in place of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
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

/** Several plans have 'Sign up now': the plan's name tells them apart in a list of links. */
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
