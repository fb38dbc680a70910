import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../element/index.ts';
import { formatPercent, formatPounds } from '../amounts/index.ts';
import { ledger, note, row, share, term, value } from './PriceLedger.css.ts';
import type { Valuation } from './valuation.ts';

export interface PriceLedgerStrings {
  estimate: string;
  listed: string;
  difference: string;
  range: (low: string, high: string) => string;
}

const enGB: PriceLedgerStrings = {
  estimate: 'Estimated value',
  listed: 'Listed price',
  difference: 'Difference',
  range: (low, high) => `The estimate lies between ${low} and ${high}.`,
};

export interface PriceLedgerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  valuation: Valuation;
  /** Between which amounts, in whole pounds, the estimate lies. */
  range?: { low: number; high: number } | undefined;
  strings?: Partial<PriceLedgerStrings> | undefined;
}

/** The sums behind a verdict, always in this order: estimate, listed price, difference; then the rule in words. */
export function PriceLedger({ valuation, range, strings, className, ...rest }: PriceLedgerProps) {
  const text = { ...enGB, ...strings };
  const { price, estimate, rule } = valuation;
  const difference = Math.round(price - estimate);
  const sign = difference > 0 ? '+' : difference < 0 ? '\u2212' : '';
  return (
    <div {...rest} data-component="PriceLedger" className={classes(ledger, className)}>
      <dl>
        <div className={row({ isTotal: false })}>
          <dt className={term}>{text.estimate}</dt>
          <dd className={value({ tone: 'plain' })}>{formatPounds(estimate)}</dd>
        </div>
        <div className={row({ isTotal: false })}>
          <dt className={term}>{text.listed}</dt>
          <dd className={value({ tone: 'plain' })}>{formatPounds(price)}</dd>
        </div>
        <div className={row({ isTotal: true })}>
          <dt className={term}>{text.difference}</dt>
          <dd className={value({ tone: difference > 0 ? 'high' : 'good' })}>
            {/* The sign stands before its amount in every language. */}
            <bdi dir="ltr">
              {sign}
              {formatPounds(Math.abs(difference))}
            </bdi>
            <small className={share}>{formatPercent((difference / estimate) * 100)}</small>
          </dd>
        </div>
      </dl>
      <p className={note}>
        {rule.text}
        {range && ` ${text.range(formatPounds(range.low), formatPounds(range.high))}`}
      </p>
    </div>
  );
}
