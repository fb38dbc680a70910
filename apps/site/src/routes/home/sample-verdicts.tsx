import { formatMileage } from '@forecourt/search-core';
import { Stack } from '@forecourt/ui/Stack';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { sampleCars } from '../../content/sample-cars.ts';
import * as css from './sample-verdicts.css.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** Three sample cars, one per verdict. */
export function SampleVerdicts() {
  return (
    <section aria-labelledby="sample-verdicts">
      <Stack
        className={css.head}
        direction="row"
        align="baseline"
        justify="between"
        render={(props) => <header {...props} />}
      >
        <h2 className={css.heading} id="sample-verdicts">
          Three prices, three verdicts <span className={css.aside}>sample cars</span>
        </h2>
        <Link className={css.link} to={paths.howWeValue}>
          How we value
        </Link>
      </Stack>
      <ul className={css.slips}>
        {sampleCars.map(({ make, model, year, mileage, price, image, tint, valuation }) => (
          <li key={model} className={css.slip}>
            <span className={css.picture[tint]}>
              <img className={css.car} src={image} alt="" width={500} height={200} />
            </span>
            <div className={css.text}>
              <h3 className={css.name}>
                {make} {model}
              </h3>
              <p className={css.facts}>
                {year} · {formatMileage(mileage)}
              </p>
              <p className={css.price}>{pounds.format(price)}</p>
            </div>
            <div className={css.verdict}>
              <PriceTag verdict={valuation?.verdict} word={valuation?.word} />
              <PriceSum valuation={valuation} />
            </div>
            <PriceRuler className={css.ruler} valuation={valuation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
