import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { PriceLedger, PriceRuler, PriceTag } from '@forecourt/ui/PriceTag';
import { sampleCars } from '../../../content/sample-cars.ts';
import { sampleNote } from './slip.css.ts';
import * as css from './valuation-slip.css.ts';

const [car] = sampleCars;

export function ValuationSlip() {
  if (!car?.valuation) return null;
  return (
    <Grid columns={{ tablet: 2, desktop: '7:5' }} gap={{ base: 6, desktop: 12 }}>
      <div>
        <span className={css.plate}>
          <img className={css.picture} src={car.image} alt="" width={500} height={200} loading="lazy" />
        </span>
        <p className={css.name}>
          {car.make} {car.model}, {car.year}
        </p>
        <p className={sampleNote}>A sample car</p>
      </div>
      <Stack>
        <p>
          <PriceTag verdict={car.valuation.verdict} word={car.valuation.word} />
        </p>
        <PriceRuler valuation={car.valuation} />
        <PriceLedger valuation={car.valuation} />
      </Stack>
    </Grid>
  );
}
