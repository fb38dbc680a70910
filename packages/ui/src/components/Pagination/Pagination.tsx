import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { classes, type RenderLink } from '../../internal/element/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { Icon } from '../Icon/index.ts';
import { item, list, nav, page as pageClass, step, stepLabel } from './Pagination.css.ts';
import { enGB } from './strings.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current page, starting at 1. */
  page: number;
  /** The number of pages. With fewer than two, nothing is rendered. */
  pages: number;
  /** The page numbers to show, in order. More than five do not fit on a phone. */
  window: readonly number[];
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Renders a router's link instead of `<a>`. Not needed inside a `KitProvider` with `navigate`. */
  renderLink?: RenderLink | undefined;
  /** Called with the chosen page before the link is followed. */
  onPageChange?: ((page: number) => void) | undefined;
  /** @default 'Pages' */
  label?: string | undefined;
  /** @default 'Previous' */
  previousLabel?: string | undefined;
  /** @default 'Next' */
  nextLabel?: string | undefined;
  /** The accessible name of a page's link. @default 'Page {page}' */
  pageLabel?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** React Aria's own type also allows a `<span>`, which it renders for a link without `href`. */
type AriaRender = NonNullable<LinkProps['render']>;

/** Links to the pages of a list. Each page has its own URL, which can be opened in a tab, bookmarked and shared. */
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
  const { formatNumber } = useFormats();
  if (pages < 2) return null;

  const getLinkProps = (to: number) => ({
    href: hrefFor(to),
    onPress: () => onPageChange?.(to),
    ...(renderLink && { render: renderLink as AriaRender }),
  });
  const renderStep = (to: number, rel: 'prev' | 'next', children: ReactNode) => {
    const isDisabled = to < 1 || to > pages;
    // A disabled step stays in place, so that nothing moves under the pointer on the first or last page.
    return (
      <Link
        {...(!isDisabled && { ...getLinkProps(to), rel })}
        isDisabled={isDisabled}
        className={step}
        data-part="Step"
      >
        {children}
      </Link>
    );
  };

  return (
    <nav aria-label={label ?? text.label} {...rest} data-component="Pagination" className={classes(nav, className)}>
      {renderStep(
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
            <Link
              {...getLinkProps(number)}
              {...(number === page && { 'aria-current': 'page' })}
              aria-label={fillMessage(pageLabel ?? text.page, { page: formatNumber(number) })}
              className={pageClass}
              data-part="Page"
            >
              {formatNumber(number)}
            </Link>
          </li>
        ))}
      </ol>
      {renderStep(
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
