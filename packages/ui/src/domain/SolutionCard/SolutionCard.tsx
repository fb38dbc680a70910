import { createElement, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes, type RenderLink } from '../../internal/element/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import type { HeadingLevel } from '../../components/Heading/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import * as css from './SolutionCard.css.ts';

export interface SolutionCardProps extends Omit<HTMLAttributes<HTMLDetailsElement>, 'title'> {
  title: string;
  /** A sentence that describes the solution. It is also visible while the card is closed. */
  description: ReactNode;
  /** The solution's number, shown before the title. */
  place?: number | undefined;
  /** A short status, e.g. 'Coming Soon'. */
  badge?: string | undefined;
  /** A sample of the tool's output, visible when the card is open: a result, a report, a chart. */
  children: ReactNode;
  action: { label: string; href: string };
  /** Renders the router's link instead of `<a>`: `(props) => <RouterLink {...props} to={props.href} />`. */
  renderLink?: RenderLink | undefined;
  /** The name of a group in which at most one card is open. */
  group?: string | undefined;
  defaultOpen?: boolean | undefined;
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
}

/**
 * One of a company's tools in a list: number, name and description. It opens to show a sample. Uses `<details>`, so it
 * works before any script has loaded. For plans use `PricingCard`, for questions `FaqList`.
 */
export function SolutionCard({
  title,
  description,
  place,
  badge,
  children,
  action,
  renderLink,
  group,
  defaultOpen = false,
  headingLevel = 3,
  className,
  ...rest
}: SolutionCardProps) {
  const id = useId();
  return (
    <details
      {...rest}
      name={group}
      open={defaultOpen}
      data-component="SolutionCard"
      className={classes(css.card, className)}
    >
      <summary className={css.summary} data-part="Summary">
        {place !== undefined && (
          <span className={css.place} aria-hidden="true" data-part="Place">
            {place}
          </span>
        )}
        {createElement(`h${headingLevel}`, { id, className: css.title, 'data-part': 'Title' }, title)}
        <span className={css.description} data-part="Description">
          {badge !== undefined && <Badge>{badge}</Badge>}
          {description}
        </span>
        <Icon name="chevron-down" className={css.chevron} />
      </summary>
      <div className={css.body} data-part="Body">
        <div className={css.artefact} data-part="Artefact">
          {children}
        </div>
        <LinkButton
          aria-describedby={id}
          variant="secondary"
          href={action.href}
          render={renderLink}
          className={css.action}
        >
          {action.label} <Icon name="arrow-end" size="s" />
        </LinkButton>
      </div>
    </details>
  );
}
