import { type AnchorHTMLAttributes, createElement, type ReactElement, type Ref } from 'react';

/** What `render` of a link is given: spread it on the router's link, which may take `href` under another name. */
export type LinkRenderProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  'data-component'?: string;
  'data-part'?: string;
};

/** e.g. `(props) => <RouterLink {...props} to={props.href} />`. Called in render: it may not use hooks. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

/** The attributes of a component that is a link. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** The router's link in place of `<a>`, so that the page is not loaded anew: `(props) => <RouterLink {...props} to={props.href} />`. */
  render?: RenderLink | undefined;
}

/** The element of a link. A link to a new tab never hands over its window. */
export function anchor({
  render,
  ...props
}: AnchorProps & { 'data-component'?: string; 'data-part'?: string }): ReactElement {
  const safe = props.target === '_blank' && props.rel === undefined ? { ...props, rel: 'noopener' } : props;
  return render ? render(safe as LinkRenderProps) : createElement('a', safe);
}
