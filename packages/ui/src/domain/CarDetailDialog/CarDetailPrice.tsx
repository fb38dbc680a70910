import { PriceAnalysis } from '../PriceAnalysis/index.ts';
import { Finance } from '../internal/offer/index.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

/** Shows the car's price analysis and monthly payment. The ruler is in `CarDetailHead`. */
export function CarDetailPrice() {
  const { car, text, finance, onCheckValue } = useCarDetail('CarDetailPrice');
  return (
    <>
      <PriceAnalysis
        className={styles.section}
        price={car.price}
        valuation={car.valuation}
        range={car.range}
        isScaleHidden
        futureValue={car.futureValue}
        onCheckValue={onCheckValue}
        strings={text.analysis}
      />
      {finance && <Finance finance={finance} text={text} className={styles.finance} />}
    </>
  );
}
