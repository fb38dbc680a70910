import type { ReactNode } from 'react';
import { useFormats } from '../../internal/locale/index.ts';
import { row, share, term, value } from './PriceLedger.css.ts';

interface LedgerRowProps {
  label: string;
  /** Adds a rule above the line, as for a total. */
  isTotal?: boolean | undefined;
  /** Marks a step of the working. Hairlines separate the steps. */
  isStep?: boolean | undefined;
  tone?: 'plain' | 'good' | 'high' | undefined;
  children: ReactNode;
}

export function LedgerRow({ label, isTotal = false, isStep = false, tone = 'plain', children }: LedgerRowProps) {
  return (
    <div className={row({ isTotal, isStep })}>
      <dt className={term}>{label}</dt>
      <dd className={value({ tone })}>{children}</dd>
    </div>
  );
}

/** The colour follows the sign, not the verdict, because a fair price may be above its estimate. */
export function DifferenceRow({ label, price, estimate }: { label: string; price: number; estimate: number }) {
  const { formatMoney, formatPercent } = useFormats();
  const difference = Math.round(price - estimate);
  const sign = difference > 0 ? '+' : difference < 0 ? '\u2212' : '';
  return (
    <LedgerRow label={label} isTotal tone={difference > 0 ? 'high' : 'good'}>
      {/* The sign comes before its amount in every language. Both are in one text node, because a screen reader would
          otherwise stop after a bare 'minus'. */}
      <bdi dir="ltr">{`${sign}${formatMoney(Math.abs(difference))}`}</bdi>{' '}
      <small className={share}>{formatPercent((difference / estimate) * 100)}</small>
    </LedgerRow>
  );
}
