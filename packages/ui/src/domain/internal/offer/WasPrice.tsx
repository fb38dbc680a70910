import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { fillMessage, useFormats } from '../../../internal/locale/index.ts';
import { wasPriceText } from './offer.css.ts';
import type { OfferStrings } from './strings.ts';

interface WasPriceProps {
  car: { price?: number | undefined; wasPrice?: number | undefined };
  text: OfferStrings;
}

/** Shows the price before a reduction, struck through. Renders nothing if it was not higher than the current price. */
export function WasPrice({ car: { price, wasPrice }, text }: WasPriceProps) {
  const { formatMoney } = useFormats();
  if (price === undefined || wasPrice === undefined || wasPrice <= price) return null;
  const formattedPrice = formatMoney(wasPrice);
  return (
    <span className={wasPriceText} data-part="WasPrice">
      <VisuallyHidden>{fillMessage(text.was, { price: formattedPrice })}</VisuallyHidden>
      <s aria-hidden="true">{formattedPrice}</s>
    </span>
  );
}
