import { useId } from 'react';
import { useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { OfferAction, type OfferProps } from './OfferAction.tsx';
import * as styles from './PricingCard.css.ts';
import { enGB, type PricingCardStrings } from './strings.ts';

export interface EnterpriseCardProps extends OfferProps {
  strings?: Partial<Pick<PricingCardStrings, 'newTab'>> | undefined;
}

/** An offer for larger companies, below the plans, with a contact link instead of a price. */
export function EnterpriseCard({
  title,
  description,
  action,
  renderLink,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: EnterpriseCardProps) {
  const text = useStrings('PricingCard', enGB, strings);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-component="EnterpriseCard"
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
      <OfferAction action={action} titleId={id} variant="primary" newTab={text.newTab} renderLink={renderLink} />
    </article>
  );
}
