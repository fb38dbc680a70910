import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes, flag, type RenderLink } from '../../element/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import * as styles from './PricingCard.css.ts';
import { formatPrice } from './price.ts';
import { enGB, type PricingCardStrings } from './strings.ts';
import type { Billing, PricingCardVariant } from './variants.ts';

/** In pounds. The card computes none of them from another. */
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

export interface PricingCardAction {
  label: string;
  href: string;
  /** '_blank' where it leads out of the site; the link then says so. */
  target?: '_blank' | undefined;
}

interface BaseProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** Its name, which also names its button for who cannot see beside what it stands. */
  title: string;
  /** Whom it is for, in a sentence. */
  description?: ReactNode;
  action: PricingCardAction;
  /** The router's link in place of `<a>`. */
  renderLink?: RenderLink | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  strings?: Partial<PricingCardStrings> | undefined;
}

interface PlanProps extends BaseProps {
  /** @default 'plan' */
  variant?: Extract<PricingCardVariant, 'plan'> | undefined;
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
}

interface EnterpriseProps extends BaseProps {
  variant: Extract<PricingCardVariant, 'enterprise'>;
  prices?: undefined;
  billing?: undefined;
  highlight?: undefined;
  features?: undefined;
  isPopular?: undefined;
  isInverse?: undefined;
}

export type PricingCardProps = PlanProps | EnterpriseProps;

/**
 * A plan and what it costs: the full amount that is paid, and what it comes to by the other way of paying. Several of
 * them stand in `PricingPlans`; a `ToggleGroup` beside them switches `billing`. `variant="enterprise"` is the row for
 * who needs more than any plan. It sells plans; a car's price is a `PriceTag`.
 */
export function PricingCard(props: PricingCardProps) {
  return props.variant === 'enterprise' ? <Enterprise {...props} /> : <Plan {...props} />;
}

function Plan({
  variant: _variant,
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
}: PlanProps) {
  const text = { ...enGB, ...strings };
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
          {formatPrice(isYearly ? prices.yearly : prices.monthly)}
        </span>
        {prices.monthly > 0 && (
          <>
            {' '}
            <span className={styles.period}>{isYearly ? text.perYear : text.perMonth}</span>
          </>
        )}
      </p>
      <p className={styles.note} data-part="Note">
        {otherWay(prices, isYearly, text)}
      </p>
      <Action
        action={action}
        titleId={id}
        variant={isPopular ? 'accent' : 'outline'}
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

function otherWay(prices: PricingCardPrices, isYearly: boolean, text: PricingCardStrings) {
  if (prices.monthly === 0) return text.free;
  const saving = prices.saving > 0 ? formatPrice(prices.saving) : undefined;
  return isYearly
    ? text.orMonthly(formatPrice(prices.monthlyWhenYearly), saving)
    : text.orYearly(formatPrice(prices.yearly), saving);
}

function Enterprise({
  variant: _variant,
  title,
  description,
  action,
  renderLink,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: EnterpriseProps) {
  const text = { ...enGB, ...strings };
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-component="PricingCard"
      className={classes(styles.enterprise, className)}
    >
      <Heading id={id} className={styles.enterpriseTitle} data-part="Title">
        {title}
      </Heading>
      {description && (
        <p className={styles.enterpriseDescription} data-part="Description">
          {description}
        </p>
      )}
      <Action action={action} titleId={id} variant="ink" newTab={text.newTab} renderLink={renderLink} />
    </article>
  );
}

interface ActionProps {
  action: PricingCardAction;
  titleId: string;
  variant: 'accent' | 'outline' | 'ink';
  newTab: string;
  renderLink: RenderLink | undefined;
  className?: string;
}

/** Several plans have 'Sign up now': the plan's name tells them apart in a list of links. */
function Action({ action: { label, href, target }, titleId, variant, newTab, renderLink, className }: ActionProps) {
  const id = useId();
  return (
    <LinkButton
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      href={href}
      target={target}
      variant={variant}
      render={renderLink}
      className={className}
    >
      <span>
        {label}
        {target && <span className={styles.spoken}> ({newTab})</span>}
      </span>
    </LinkButton>
  );
}
