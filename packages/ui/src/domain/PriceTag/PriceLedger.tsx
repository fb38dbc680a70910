import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { formatPounds } from '../../internal/amounts/index.ts';
import { DifferenceRow, LedgerRow } from './LedgerRow.tsx';
import { ledger, note } from './PriceLedger.css.ts';
import type { Valuation } from './valuation.ts';

export interface PriceLedgerStrings {
  estimate: string;
  listed: string;
  difference: string;
  range: (low: string, high: string) => string;
}

const enGB: PriceLedgerStrings = {
  estimate: 'Est. Value',
  listed: 'Listed Price',
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
  return (
    <div {...rest} data-component="PriceLedger" className={classes(ledger, className)}>
      <dl>
        <LedgerRow label={text.estimate}>{formatPounds(estimate)}</LedgerRow>
        <LedgerRow label={text.listed}>{formatPounds(price)}</LedgerRow>
        <DifferenceRow label={text.difference} price={price} estimate={estimate} />
      </dl>
      <p className={note}>
        {rule.text}
        {range && ` ${text.range(formatPounds(range.low), formatPounds(range.high))}`}
      </p>
    </div>
  );
}
