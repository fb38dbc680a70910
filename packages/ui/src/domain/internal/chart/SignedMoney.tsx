import { useFormats } from '../../../internal/locale/index.ts';

/** Sign and amount are in one text node, because a screen reader would otherwise stop after a bare 'minus'. */
export function SignedMoney({ amount }: { amount: number }) {
  const { formatMoney } = useFormats();
  const roundedAmount = Math.round(amount);
  const sign = roundedAmount > 0 ? '+' : roundedAmount < 0 ? '\u2212' : '';
  return <bdi dir="ltr">{`${sign}${formatMoney(Math.abs(roundedAmount))}`}</bdi>;
}
