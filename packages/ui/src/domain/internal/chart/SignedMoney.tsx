import { useFormats } from '../../../internal/locale/index.ts';

/** A rounded amount after its sign. The sign comes first in every language, in the same text. */
export function SignedMoney({ amount }: { amount: number }) {
  const { formatMoney } = useFormats();
  const rounded = Math.round(amount);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '\u2212' : '';
  return <bdi dir="ltr">{`${sign}${formatMoney(Math.abs(rounded))}`}</bdi>;
}
