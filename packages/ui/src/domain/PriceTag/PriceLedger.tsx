import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { DifferenceRow, LedgerRow } from './LedgerRow.tsx';
import { ledger, note } from './PriceLedger.css.ts';
import { priceLedgerEnGB, type PriceLedgerStrings } from './strings.ts';
import type { Valuation } from './valuation.ts';

export interface PriceLedgerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  valuation: Valuation;
  /** The likely range of the estimate. */
  range?: { low: number; high: number } | undefined;
  strings?: Partial<PriceLedgerStrings> | undefined;
}

/** The sums of a verdict, always in this order: estimate, listed price, difference; then the rule in words. */
export function PriceLedger({ valuation, range, strings, className, ...rest }: PriceLedgerProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('PriceLedger', priceLedgerEnGB, strings);
  const { price, estimate, rule } = valuation;
  return (
    <div {...rest} data-component="PriceLedger" className={classes(ledger, className)}>
      <dl>
        <LedgerRow label={text.estimate}>{formatMoney(estimate)}</LedgerRow>
        <LedgerRow label={text.listed}>{formatMoney(price)}</LedgerRow>
        <DifferenceRow label={text.difference} price={price} estimate={estimate} />
      </dl>
      <p className={note}>
        {text.rule ?? rule.text}
        {range && ` ${fillMessage(text.range, { low: formatMoney(range.low), high: formatMoney(range.high) })}`}
      </p>
    </div>
  );
}
