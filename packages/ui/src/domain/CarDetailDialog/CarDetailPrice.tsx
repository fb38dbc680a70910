import { PriceAnalysis } from '../PriceAnalysis/index.ts';
import { Finance, WasPrice } from '../internal/offer/index.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

/** The price analysis of the car, its former price and its monthly payment. */
export function CarDetailPrice() {
  const { car, text, finance, onCheckValue } = useCarDetail('CarDetailPrice');
  return (
    <>
      <PriceAnalysis
        className={styles.chapter}
        price={car.price}
        priceNote={car.wasPrice !== undefined && <WasPrice car={car} text={text} />}
        valuation={car.valuation}
        range={car.range}
        futureValue={car.futureValue}
        onCheckValue={onCheckValue}
        strings={text.analysis}
      />
      {finance && <Finance finance={finance} text={text} className={styles.finance} />}
    </>
  );
}
