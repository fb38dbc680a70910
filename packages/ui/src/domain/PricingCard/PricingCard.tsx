import { useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { OfferAction, type OfferProps } from './OfferAction.tsx';
import * as styles from './PricingCard.css.ts';
import { enGB, type PricingCardStrings } from './strings.ts';
import type { Billing } from './variants.ts';

/** In units of the currency. The card computes none of them from another. */
export interface PricingCardPrices {
  /** A month, paid by the month. 0 is a plan that costs nothing. */
  monthly: number;
  /** A year, paid at once. */
  yearly: number;
  /** What a month of that year comes to. */
  monthlyWhenYearly: number;
  /** What the year saves against twelve months. */
  saving: number;
}

export interface PricingCardProps extends OfferProps {
  prices: PricingCardPrices;
  /** @default 'monthly' */
  billing?: Billing | undefined;
  /** What tells this plan from the others, as '300 credits a month'; it begins the features, in bold. */
  highlight?: string | undefined;
  features: readonly string[];
  /** Says so, and has the one accent button. For one plan. */
  isPopular?: boolean | undefined;
  /** In the other theme than the page: dark within light, light within dark. For one plan. */
  isInverse?: boolean | undefined;
  strings?: Partial<PricingCardStrings> | undefined;
}

/**
 * A plan and what it costs: the full amount that is paid, and what it comes to by the other way of paying. Several of
 * them stand in `PricingPlans`; a `ToggleButtonGroup` beside them switches `billing`. Who needs more than any plan has an
 * `EnterpriseCard` below them. It sells plans; a car's price is a `PriceTag`.
 */
export function PricingCard({
  title,
  description,
  prices,
  billing = 'monthly',
  highlight,
  features,
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
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
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
