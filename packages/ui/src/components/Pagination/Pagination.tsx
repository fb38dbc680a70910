import { createElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { anchor, classes, type RenderLink } from '../../internal/element/index.ts';
import { fillMessage, useStrings } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import { item, list, nav, page as pageClass, step, stepLabel } from './Pagination.css.ts';
import { enGB } from './strings.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; with fewer than two nothing is shown. */
  pages: number;
  /** The numbers to show, in order. Beyond five they no longer fit a phone. */
  window: readonly number[];
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** The router's link in place of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
  renderLink?: RenderLink | undefined;
  /** Told when a page is chosen, before the link is followed. */
  onPageChange?: ((page: number) => void) | undefined;
  /** @default 'Pages' */
  label?: string | undefined;
  /** @default 'Previous' */
  previousLabel?: string | undefined;
  /** @default 'Next' */
  nextLabel?: string | undefined;
  /** What a screen reader says of a number. @default (page) => `Page ${page}` */
  pageLabel?: ((page: number) => string) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Links to the pages of a list. Every page has an address, so that it can be opened in a tab, kept and sent. */
export function Pagination({
  page,
  pages,
  window: numbers,
  hrefFor,
  renderLink,
  onPageChange,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...rest
}: PaginationProps) {
  const text = useStrings('Pagination', enGB);
  if (pages < 2) return null;

  const link = (to: number, props: LinkParts): ReactElement =>
    anchor({
      render: renderLink,
      href: hrefFor(to),
      onClick: onPageChange && (() => onPageChange(to)),
      ...props,
    });
  const stepLink = (to: number, rel: 'prev' | 'next', children: ReactNode) =>
    to >= 1 && to <= pages ? (
      link(to, { 'data-part': 'Step', rel, className: step, children })
    ) : (
      <StepWithoutPage>{children}</StepWithoutPage>
    );

  return (
    <nav aria-label={label ?? text.label} {...rest} data-component="Pagination" className={classes(nav, className)}>
      {stepLink(
        page - 1,
        'prev',
        <>
          <Icon name="chevron-start" size="s" />
          <span className={stepLabel}>{previousLabel ?? text.previous}</span>
        </>,
      )}
      <ol className={list} data-part="List">
        {numbers.map((number) => (
          <li key={number} className={item}>
            {link(number, {
              'data-part': 'Page',
              'aria-label': pageLabel?.(number) ?? fillMessage(text.page, { page: number }),
              ...(number === page && { 'aria-current': 'page' as const }),
              className: pageClass,
              children: number,
            })}
          </li>
        ))}
      </ol>
      {stepLink(
        page + 1,
        'next',
        <>
          <span className={stepLabel}>{nextLabel ?? text.next}</span>
          <Icon name="chevron-end" size="s" />
        </>,
      )}
    </nav>
  );
}

/** In its place but without an address, so that nothing moves under the pointer at the last page. */
function StepWithoutPage({ children }: { children: ReactNode }) {
  return createElement('a', { role: 'link', 'aria-disabled': true, className: step, 'data-part': 'Step' }, children);
}

interface LinkParts {
  'data-part': string;
  className: string;
  children: ReactNode;
  rel?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
}
