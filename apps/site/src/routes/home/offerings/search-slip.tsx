import { MarkedText } from '@forecourt/ui/MarkedText';
import { PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { sampleSearch } from '../../../content/offerings.ts';
import * as css from './search-slip.css.ts';
import { sampleNote } from './slip.css.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function SearchSlip() {
  return (
    <div>
      <p className={css.sentence}>
        <MarkedText text={sampleSearch.text} marks={sampleSearch.marks} />
      </p>
      <ul className={css.cars}>
        {sampleSearch.cars.map(({ name, facts, image, price, valuation }) => (
          <li key={name} className={css.car}>
            <span className={css.plate}>
              <img className={css.picture} src={image} alt="" width={500} height={200} loading="lazy" />
            </span>
            <span>
              <span className={css.name}>{name}</span>
              <span className={css.facts}>{facts}</span>
            </span>
            <span className={css.price}>{poundFormat.format(price)}</span>
            <span className={css.verdict}>
              <PriceTag verdict={valuation?.verdict} word={valuation?.word} />
              <PriceSum valuation={valuation} />
            </span>
          </li>
        ))}
      </ul>
      <p className={sampleNote}>A sample search</p>
    </div>
  );
}
