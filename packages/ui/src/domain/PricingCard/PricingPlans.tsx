import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { plans } from './PricingCard.css.ts';

export interface PricingPlansProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A row of PricingCards below a rule: all in one row from 1024 px, two per row from 768 px, and otherwise one. Prices,
 * buttons and features of a row are aligned, and the inverted card is a little taller. Put an `EnterpriseCard` below
 * it.
 */
export function PricingPlans({ className, ...rest }: PricingPlansProps) {
  return <div {...rest} data-component="PricingPlans" className={classes(plans, className)} />;
}
