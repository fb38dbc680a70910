import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { plans } from './PricingCard.css.ts';

export interface PricingPlansProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A group of `PricingCard`s: stacked, two per row from 768 px, and all in one row from 1024 px. From 768 px a rule is
 * above the group, the prices, buttons and features in a row are aligned, and the inverted card is a little taller. Put
 * an `EnterpriseCard` below it.
 */
export function PricingPlans({ className, ...rest }: PricingPlansProps) {
  return <div {...rest} data-component="PricingPlans" className={classes(plans, className)} />;
}
