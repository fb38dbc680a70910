import { type AnchorHTMLAttributes, createElement, type ReactElement, type Ref } from 'react';

/** Props of a link's `render` function. Spread them on the router's link, which may have another name for `href`. */
export type LinkRenderProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  'data-component'?: string;
  'data-part'?: string;
};

/**
 * Renders a link, such as `(props) => <RouterLink {...props} to={props.href} />`. Called as a function, not rendered as
 * a component, so it must not use hooks.
 */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

/** Attributes of a link component. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * Renders the router's link instead of `<a>`, for client navigation:
   * `(props) => <RouterLink {...props} to={props.href} />`.
   */
  render?: RenderLink | undefined;
}

/**
 * Returns the link's own `rel`, or `noopener` for a link to a new tab, so that the other page cannot navigate this one.
 */
export function getSafeRel({ target, rel }: { target?: string | undefined; rel?: string | undefined }) {
  return rel ?? (target === '_blank' ? 'noopener' : undefined);
}

/**
 * Replaces an empty `href` (the current page) with a space, which browsers trim, because React Aria's Link would render
 * a `<span>`.
 */
export function getLinkProps<Props extends { href: string; target?: string | undefined; rel?: string | undefined }>(
  props: Props,
): object {
  return { ...props, href: props.href === '' ? ' ' : props.href, rel: getSafeRel(props) };
}

/** Renders a native link, or the result of `render`, for components of which a page has hundreds. */
export function renderAnchor({
  render,
  ...props
}: AnchorProps & { 'data-component'?: string; 'data-part'?: string }): ReactElement {
  const safeProps = { ...props, rel: getSafeRel(props) };
  return render ? render(safeProps as LinkRenderProps) : createElement('a', safeProps);
}
