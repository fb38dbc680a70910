import { type ReactNode, useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { OfferAction, type OfferProps } from './OfferAction.tsx';
import * as styles from './PricingCard.css.ts';
import { enGB, type PricingCardStrings } from './strings.ts';
import type { BillingPeriod } from './variants.ts';

/** The amounts of a plan, in units of the currency. The card calculates none of them. */
export interface PricingCardPrices {
  /** The price per month with monthly billing. 0 for a free plan. */
  monthly: number;
  /** The price per year with yearly billing. */
  yearly: number;
  /** The monthly equivalent of the yearly price. */
  monthlyWhenYearly: number;
  /** The saving per year compared with monthly billing. */
  saving: number;
}

export interface PricingCardProps extends OfferProps {
  prices: PricingCardPrices;
  /** @default 'monthly' */
  billing?: BillingPeriod | undefined;
  /** The main difference from other plans, such as '300 credits a month'. Shown first, in bold. */
  highlight?: string | undefined;
  /** The features to show, such as those that differ between plans. */
  features: readonly string[];
  /** Features of all plans. They are announced with each plan, but not shown. Show them once, next to the plans. */
  sharedFeatures?: readonly string[] | undefined;
  /** Content below the features, such as what the plan's credits pay for. */
  footer?: ReactNode;
  /**
   * Whether the plan is marked as popular and has the accent button. Use it for one plan only.
   * @default false
   */
  isPopular?: boolean | undefined;
  /**
   * Whether the theme is inverted: dark on a light page, light on a dark one. Use it for one plan only.
   * @default false
   */
  isInverse?: boolean | undefined;
  strings?: Partial<PricingCardStrings> | undefined;
}

/**
 * A plan and its price: the amount that is billed, and the equivalent for the other billing period. Put several plans
 * into `PricingPlans`, with a `ToggleButtonGroup` that switches `billing`. For larger companies use an `EnterpriseCard`
 * below them. For the price of a car use `PriceTag`.
 */
export function PricingCard({
  title,
  description,
  prices,
  billing = 'monthly',
  highlight,
  features,
  sharedFeatures = [],
  footer,
  action,
  isPopular = false,
  isInverse = false,
  renderLink,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: PricingCardProps) {
  const { formatExactMoney } = useFormats();
  const text = useStrings('PricingCard', enGB, strings);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isYearly = billing === 'annually' && prices.monthly > 0;
  return (
    <article
      aria-labelledby={id}
      {...(isInverse && { 'data-theme': 'inverse' })}
      {...rest}
      data-component="PricingCard"
      data-popular={flag(isPopular)}
      className={classes(styles.plan({ isInverse }), className)}
    >
      <div className={styles.header} data-part="Header">
        <Heading id={id} className={styles.title} data-part="Title">
          {title}
        </Heading>
        {isPopular && <Badge tone="ink">{text.popular}</Badge>}
      </div>
      {description && (
        <p className={styles.description} data-part="Description">
          {description}
        </p>
      )}
      <p className={styles.money} data-part="Money">
        <span className={styles.amount} data-part="Amount">
          {formatExactMoney(isYearly ? prices.yearly : prices.monthly)}
        </span>
        {prices.monthly > 0 && (
          <>
            {' '}
            <span className={styles.period}>{isYearly ? text.perYear : text.perMonth}</span>
          </>
        )}
      </p>
      <p className={styles.note} data-part="Note">
        {describeOtherBilling(prices, isYearly, text, formatExactMoney)}
      </p>
      <OfferAction
        action={action}
        titleId={id}
        variant={isPopular ? 'accent' : 'secondary'}
        newTab={text.newTab}
        renderLink={renderLink}
        className={styles.planAction}
      />
      <ul className={styles.features} data-part="Features">
        {highlight && (
          <li className={styles.feature}>
            <strong className={styles.highlight}>{highlight}</strong>
          </li>
        )}
        {sharedFeatures.map((feature) => (
          <li key={feature} className={styles.spoken}>
            {feature}
          </li>
        ))}
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
      {footer && (
        <div className={styles.footer} data-part="Footer">
          {footer}
        </div>
      )}
    </article>
  );
}

function describeOtherBilling(
  prices: PricingCardPrices,
  isYearly: boolean,
  text: PricingCardStrings,
  formatMoney: (amount: number) => string,
) {
  if (prices.monthly === 0) return text.free;
  const amount = formatMoney(isYearly ? prices.monthlyWhenYearly : prices.yearly);
  const saving = formatMoney(prices.saving);
  if (prices.saving > 0) return fillMessage(isYearly ? text.orMonthlySaving : text.orYearlySaving, { amount, saving });
  return fillMessage(isYearly ? text.orMonthly : text.orYearly, { amount });
}
