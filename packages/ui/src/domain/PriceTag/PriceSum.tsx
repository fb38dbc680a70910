import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { formatPounds } from '../../internal/amounts/index.ts';
import { amount, sum } from './PriceSum.css.ts';
import type { Valuation } from './valuation.ts';

export interface PriceSumStrings {
  /** `difference` is set in bold. */
  below: (difference: ReactNode, estimate: string) => ReactNode;
  above: (difference: ReactNode, estimate: string) => ReactNode;
  equal: (estimate: string) => ReactNode;
  unvalued: string;
}

const enGB: PriceSumStrings = {
  below: (difference, estimate) => (
    <>
      {difference}
      {` below our ${estimate} estimate`}
    </>
  ),
  above: (difference, estimate) => (
    <>
      {difference}
      {` above our ${estimate} estimate`}
    </>
  ),
  equal: (estimate) => `The same as our ${estimate} estimate`,
  unvalued: 'Not valued yet.',
};

export interface PriceSumProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  valuation?: Valuation | undefined;
  strings?: Partial<PriceSumStrings> | undefined;
}

/** The arithmetic of a verdict in words: '£1,855 below our £26,850 estimate'. */
export function PriceSum({ valuation, strings, className, ...rest }: PriceSumProps) {
  return (
    <span {...rest} data-component="PriceSum" className={classes(sum, className)}>
      {sentence(valuation, { ...enGB, ...strings })}
    </span>
  );
}

function sentence(valuation: Valuation | undefined, text: PriceSumStrings): ReactNode {
  if (!valuation) return text.unvalued;
  const difference = valuation.price - valuation.estimate;
  const estimate = formatPounds(valuation.estimate);
  if (Math.round(difference) === 0) return text.equal(estimate);
  const bold = <strong className={amount}>{formatPounds(Math.abs(difference))}</strong>;
  return difference < 0 ? text.below(bold, estimate) : text.above(bold, estimate);
}
