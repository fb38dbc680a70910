import type { ReactNode } from 'react';
import { fillMessage, useFormats } from '../../../internal/locale/index.ts';
import { example } from './offer.css.ts';
import type { OfferStrings } from './strings.ts';

/** A monthly payment. An advert that shows one must show its representative example, so both are required. */
export interface CarFinance {
  /** The payment in the provider's currency. */
  perMonth: number;
  representativeExample: ReactNode;
}

interface FinanceProps {
  finance: CarFinance;
  text: OfferStrings;
  className?: string | undefined;
}

export function Finance({ finance, text, className }: FinanceProps) {
  const { formatExactMoney } = useFormats();
  return (
    <div className={className} data-part="Finance">
      <strong data-part="PerMonth">{fillMessage(text.perMonth, { amount: formatExactMoney(finance.perMonth) })}</strong>
      <span className={example} data-part="FinanceExample">
        {finance.representativeExample}
      </span>
    </div>
  );
}
