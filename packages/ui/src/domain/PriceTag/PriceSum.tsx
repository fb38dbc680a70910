import { type HTMLAttributes, createElement, Fragment, type ReactNode, type Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { fillMessage, splitMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { amount, sum } from './PriceSum.css.ts';
import { priceSumEnGB, type PriceSumStrings } from './strings.ts';
import type { Valuation } from './valuation.ts';

export interface PriceSumProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  valuation?: Valuation | undefined;
  /**
   * The distance from the estimate to the end of the range on the price's side, in whole units of the currency. Set
   * only if the price is inside the likely range.
   */
  margin?: number | undefined;
  /** The likely range of the estimate, in whole units of the currency. The text says whether the price is outside. */
  range?: { low: number; high: number } | undefined;
  strings?: Partial<PriceSumStrings> | undefined;
}

/** Keeps '±' on the line of its amount. Browsers can break a line between '±' and '£'. */
const WORD_JOINER = '\u2060';

/** The arithmetic of a verdict in words: '£1,855 below our £26,850 estimate'. */
export function PriceSum({ valuation, margin, range, strings, className, ...rest }: PriceSumProps) {
  const { formatMoney } = useFormats();
  const text = useStrings('PriceSum', priceSumEnGB, strings);
  return (
    <span {...rest} data-component="PriceSum" className={classes(sum, className)}>
      {writeSentence(valuation, text, formatMoney)}
      {valuation && writeRange(valuation.price, { margin, range }, text, formatMoney)}
    </span>
  );
}

function writeRange(
  price: number,
  { margin, range }: Pick<PriceSumProps, 'margin' | 'range'>,
  text: PriceSumStrings,
  formatMoney: (amount: number) => string,
): string | undefined {
  if (margin !== undefined) return fillMessage(text.withinMargin, { margin: WORD_JOINER + formatMoney(margin) });
  if (range && price < range.low) return text.belowRange;
  if (range && price > range.high) return text.aboveRange;
  return undefined;
}

function writeSentence(
  valuation: Valuation | undefined,
  text: PriceSumStrings,
  formatMoney: (amount: number) => string,
): ReactNode {
  if (!valuation) return text.unvalued;
  const estimate = formatMoney(valuation.estimate);
  const difference = Math.round(valuation.price - valuation.estimate);
  if (difference === 0) return fillMessage(text.equal, { estimate });
  const boldAmount = <strong className={amount}>{formatMoney(Math.abs(difference))}</strong>;
  const parts = splitMessage<ReactNode>(difference < 0 ? text.below : text.above, { difference: boldAmount, estimate });
  return createElement(Fragment, null, ...parts);
}
