import type { MouseEventHandler, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { getLinkProps, type RenderLink } from '../../internal/element/anchor.ts';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import type { WrongLinkProps } from '../../internal/element/wrong-props.ts';
import { link } from './Link.css.ts';
import type { LinkVariant } from './variants.ts';

/** The props that Link and LinkButton share. */
export interface BaseLinkProps extends AriaProps<AriaLinkProps, 'href' | 'onClick' | 'render'>, WrongLinkProps {
  href: string;
  /** Called before the link is followed. `event.preventDefault()` stops the navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Renders a router's link instead of `<a>`. Not needed inside a `KitProvider` with `navigate`. */
  render?: RenderLink | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface LinkProps extends BaseLinkProps {
  /** @default 'text' */
  variant?: LinkVariant | undefined;
}

/** A link to another page. Inside a `KitProvider` with `navigate`, a click navigates through the router. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...getLinkProps(rest)}
      data-component="Link"
      className={composeRenderProps(className, (own) => classes(link({ variant }), own))}
    />
  );
}
