import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { plans } from './PricingCard.css.ts';

export interface PricingPlansProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Sets PricingCards beside each other below one ink rule: all in one row from 1024 px, two in a row from 768, else one.
 * Prices, buttons and features of one row stand at one height, and the card that is turned rises a little out of it.
 * An `EnterpriseCard` stands below it, not in it.
 */
export function PricingPlans({ className, ...rest }: PricingPlansProps) {
  return <div {...rest} data-component="PricingPlans" className={classes(plans, className)} />;
}
