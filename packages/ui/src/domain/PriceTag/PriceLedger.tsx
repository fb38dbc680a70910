import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import type { EstimateWorking } from '../internal/comparables/index.ts';
import { DifferenceRow, LedgerRow } from './LedgerRow.tsx';
import { WorkingRows } from './WorkingRows.tsx';
import { ledger, note } from './PriceLedger.css.ts';
import { priceLedgerEnGB, type PriceLedgerStrings } from './strings.ts';
import type { Valuation } from './valuation.ts';

export interface PriceLedgerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  valuation: Valuation;
  /** The likely range of the estimate, in whole units of the currency. */
  range?: { low: number; high: number } | undefined;
  /**
   * The steps from the average of similar cars to the estimate. The lines add up. If they do not explain the whole
   * estimate, the rest has its own line.
   */
  working?: EstimateWorking | undefined;
  strings?: Partial<PriceLedgerStrings> | undefined;
}

/**
 * The sums of a verdict, always in this order: the working of the estimate, if it is known; then estimate, listed price
 * and difference; then the rule in words and the likely range.
 */
export function PriceLedger({ valuation, range, working, strings, className, ...rest }: PriceLedgerProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('PriceLedger', priceLedgerEnGB, strings);
  const { price, estimate, rule } = valuation;
  return (
    <div {...rest} data-component="PriceLedger" className={classes(ledger, className)}>
      <dl>
        {working && <WorkingRows working={working} estimate={estimate} text={text} />}
        <LedgerRow label={text.estimate} isTotal={working !== undefined}>
          {formatMoney(estimate)}
        </LedgerRow>
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
