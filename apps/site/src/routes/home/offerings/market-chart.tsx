import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { claims } from '../../../config/claims.ts';
import { sampleMarket } from '../../../content/offerings.ts';
import { ClaimLine } from '../claim-line.tsx';
import * as css from './market-chart.css.ts';
import { sampleNote } from './slip.css.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

const { model, months, asking: askingPrices, daysToSell } = sampleMarket;
const WIDTH = 600;
const HEIGHT = 160;
const [highest, lowest] = [Math.max(...askingPrices), Math.min(...askingPrices)];

/** The space between the line and the edges of the drawing, which the dots need. */
const MARGIN = 12;
const points = askingPrices.map((price, index) => ({
  x: MARGIN + (index / (askingPrices.length - 1)) * (WIDTH - 2 * MARGIN),
  y: MARGIN + ((highest - price) / (highest - lowest)) * (HEIGHT - 2 * MARGIN),
}));
const line = points.map(({ x, y }) => `${x} ${y}`).join(' L');

export function MarketChart() {
  const [firstPrice, lastPrice] = [askingPrices[0], askingPrices[askingPrices.length - 1] ?? lowest];
  const monthRange = `${months[0]} to ${months[months.length - 1]}`;
  return (
    <Grid columns={{ desktop: '7:5' }} gap={{ base: 6, desktop: 12 }}>
      <figure className={css.chart}>
        <figcaption className={css.caption}>
          Median asking price, {model}, {monthRange}
        </figcaption>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`From ${poundFormat.format(firstPrice)} down to ${poundFormat.format(lastPrice)}`}
        >
          <path className={css.line} d={`M${line}`} />
          {points.map(({ x, y }) => (
            <circle key={x} className={css.dot} cx={x} cy={y} r={5} />
          ))}
        </svg>
        <div className={css.endPrices} aria-hidden="true">
          <span>{poundFormat.format(firstPrice)}</span>
          <span>{poundFormat.format(lastPrice)}</span>
        </div>
        <p className={sampleNote}>Sample figures</p>
      </figure>
      <Stack>
        <p className={css.days}>
          <strong className={css.number}>{daysToSell.to} days</strong> to sell one, down from {daysToSell.from} in
          spring
        </p>
        <ClaimLine claim={claims.sales} isLink={false} />
      </Stack>
    </Grid>
  );
}
