import { type CSSProperties, type HTMLAttributes, type Ref, useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as css from './NegotiationReportCard.css.ts';
import type { ReportStatusVariant } from './variants.ts';
import { enGB, type NegotiationReportCardStrings } from './strings.ts';

export interface NegotiationReport {
  make: string;
  model: string;
  year: number;
  /** The person who was called, such as 'Private seller'. */
  seller: string;
  /** Length of the call, in whole seconds. */
  callSeconds: number;
  status: { label: string; variant: ReportStatusVariant };
  /** The asking price, in whole units of the currency. */
  originalPrice: number;
  /** The agreed price, in whole units of the currency. */
  negotiatedPrice: number;
  /** The date of the report, in ISO format: '2025-06-12'. */
  date: string;
}

export interface NegotiationReportCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  report: NegotiationReport;
  /** Shows a button that opens the report. */
  onViewReport?: (() => void) | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  strings?: Partial<NegotiationReportCardStrings> | undefined;
}

/**
 * The result of a call to a seller: status, asking price, agreed price and saving. The bar represents the asking price,
 * and the part at its end the discount.
 */
export function NegotiationReportCard({
  report,
  onViewReport,
  headingLevel = 3,
  strings,
  className,
  ...rest
}: NegotiationReportCardProps) {
  const { make, model, year, seller, callSeconds, status, originalPrice, negotiatedPrice, date } = report;
  const { formatDate, formatMoney, formatNumber, formatYear } = useFormats();
  const text = useStrings('NegotiationReportCard', enGB, strings);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const saving = originalPrice - negotiatedPrice;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-component="NegotiationReportCard"
      className={classes(css.root, className)}
    >
      <div className={css.status}>
        <Badge
          tone={status.variant === 'default' ? 'ink' : 'neutral'}
          className={status.variant === 'success' ? css.success : undefined}
          data-part="Status"
          data-variant={status.variant}
        >
          {status.variant === 'success' && <Icon name="check" size="s" />}
          {status.label}
        </Badge>
        <span className={css.call} data-part="Call">
          <Icon name="phone" size="s" />{' '}
          {fillMessage(text.call, {
            minutes: formatNumber(Math.floor(callSeconds / 60)),
            seconds: formatNumber(callSeconds % 60),
          })}
        </span>
      </div>
      <div>
        <Heading id={id} className={css.title} data-part="Title">
          {make} {model}
        </Heading>
        <p className={css.facts} data-part="Facts">
          {formatYear(year)} · {seller}
        </p>
      </div>
      <span
        className={css.bar}
        style={{ [css.savedShare]: `${Math.min(100, Math.max(0, (saving / originalPrice) * 100))}%` } as CSSProperties}
        aria-hidden="true"
        data-part="Bar"
      />
      <dl className={css.sums} data-part="Sums">
        <div className={css.sum}>
          <dt className={css.term}>{text.originalPrice}</dt>
          <dd>{formatMoney(originalPrice)}</dd>
        </div>
        <div className={css.sum}>
          <dt className={css.term}>{text.negotiatedPrice}</dt>
          <dd>{formatMoney(negotiatedPrice)}</dd>
        </div>
        <div className={css.total}>
          <dt>{text.savings}</dt>
          <dd className={css.savings}>{formatMoney(saving)}</dd>
        </div>
      </dl>
      <div className={css.foot}>
        <p className={css.date} data-part="Date">
          {text.reported} <time dateTime={date}>{formatDate(date)}</time>
        </p>
        {onViewReport && (
          <Button size="s" variant="secondary" aria-describedby={id} data-part="View" onPress={onViewReport}>
            {text.viewReport}
          </Button>
        )}
      </div>
    </article>
  );
}
