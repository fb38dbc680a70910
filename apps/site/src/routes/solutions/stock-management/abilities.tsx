import { Heading } from '@forecourt/ui/Heading';
import { List } from '@forecourt/ui/List';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { formatPrice } from '@forecourt/search-core';
import { Container } from '@forecourt/ui/Container';
import type { CSSProperties, ReactNode } from 'react';
import { ageGroups, bays, forecast, monthlyReports } from '../../../content/stock-management.ts';
import { explanation, small } from '../../../typeset.css.ts';
import * as css from './abilities.css.ts';

export function Abilities() {
  return (
    <Container padding="l" render={(props) => <section {...props} aria-labelledby="abilities" />}>
      <h2 className={css.heading} id="abilities">
        What it will tell you
      </h2>
      <List hasEndRule padding={{ base: 8, desktop: 12 }}>
        <Ability
          title="Real-time inventory"
          text="One list that’s always up to date. When a car sells, it comes off the list and its adverts come down."
        >
          <Stack gap={2} render={(props) => <dl {...props} />}>
            {ageGroups.map(({ label, cars }) => (
              <div key={label} className={css.age}>
                <dt className={small}>{label}</dt>
                <dd className={css.bar} style={{ '--share': `${(cars / bays.length) * 100}%` } as CSSProperties}>
                  {cars} {cars === 1 ? 'car' : 'cars'}
                </dd>
              </div>
            ))}
          </Stack>
        </Ability>
        <Ability
          title="Predictive analytics"
          text="See next month’s likely price for each car, so you know what waiting could cost you."
        >
          <Forecast />
        </Ability>
        <Ability
          title="Reporting"
          text="See which cars sold, how fast and at what margin, on one page a month. No spreadsheet needed."
        >
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.columnHead}>
                  Month
                </th>
                <th scope="col" className={css.columnHead}>
                  Sold
                </th>
                <th scope="col" className={css.columnHead}>
                  Days to sell
                </th>
                <th scope="col" className={css.columnHead}>
                  Margin per car
                </th>
              </tr>
            </thead>
            <tbody>
              {monthlyReports.map(({ month, sold, days, margin }) => (
                <tr key={month}>
                  <th scope="row" className={css.cell}>
                    {month}
                  </th>
                  <td className={css.cell}>{sold}</td>
                  <td className={css.cell}>{days}</td>
                  <td className={css.cell}>{formatPrice(margin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Ability>
      </List>
      <Text className={css.note} size="small" tone="muted">
        Sample figures throughout.
      </Text>
    </Container>
  );
}

function Ability({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Grid
      columns={{ desktop: '5:7' }}
      gap={{ base: 6, desktop: 16 }}
      align="center"
      render={(props) => <li {...props} />}
    >
      <Stack gap={2}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <p className={explanation}>{text}</p>
      </Stack>
      <div className={css.artefact}>{children}</div>
    </Grid>
  );
}

const { askingPrices, forecastPrices } = forecast;
const [highestPrice = 0] = askingPrices;
const lowestPrice = forecastPrices.at(-1) ?? 0;
const currentPrice = askingPrices.at(-1) ?? 0;

/** The drawing is 100 × 100 units. The x-axis shows weeks and the y-axis pounds. */
const formatPoint = (week: number, price: number) =>
  `${(week / (askingPrices.length + forecastPrices.length - 2)) * 100},${8 + ((highestPrice - price) / (highestPrice - lowestPrice)) * 84}`;

/** Returns the points of the forecast, which starts at the last known week. */
const toForecastPoints = (prices: readonly number[]) =>
  prices.map((value, week) => formatPoint(askingPrices.length - 1 + week, value));

function Forecast() {
  return (
    <figure>
      <div className={css.chart}>
        <svg className={css.graph} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline
            className={css.pastLine}
            vectorEffect="non-scaling-stroke"
            points={askingPrices.map((pounds, week) => formatPoint(week, pounds)).join(' ')}
          />
          <polyline
            className={css.forecastLine}
            vectorEffect="non-scaling-stroke"
            points={toForecastPoints(forecastPrices).join(' ')}
          />
        </svg>
        <p className={css.todayLabel}>
          <strong className={css.pounds}>{formatPrice(currentPrice)}</strong> asking price today
        </p>
        <p className={css.forecastLabel}>
          <strong className={css.pounds}>{formatPrice(lowestPrice)}</strong> in four weeks
        </p>
      </div>
      <figcaption className={small}>{forecast.car}</figcaption>
    </figure>
  );
}
