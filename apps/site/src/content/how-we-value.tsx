import { judgeResults, RESULTS_RULE, SAMPLE_RULE, SHOWCASE_RULE } from '@forecourt/search-core';
import { PriceLedger, PriceRuler, PriceTag } from '@forecourt/ui/PriceTag';
import { claims, claimsNote } from '../config/claims.ts';
import { paths } from '../config/paths.ts';
import { formatNumber } from '../lib/format-number.ts';
import { estimateRanges } from './estimate-ranges.ts';
import { valuationLimits } from './valuation-limits.ts';
import type { Policy } from './policy.ts';
import { sampleCars } from './sample-cars.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

const rules = [
  { place: 'Search results', rule: RESULTS_RULE },
  { place: 'The home page', rule: SHOWCASE_RULE },
  { place: 'The Smart Search page', rule: SAMPLE_RULE },
];

/** Returns the range that this page publishes for the youngest cars, rounded to £10. */
const getRange = (estimate: number, [{ percentBelow, percentAbove }] = estimateRanges) => ({
  low: Math.round((estimate * (1 - percentBelow / 100)) / 10) * 10,
  high: Math.round((estimate * (1 + percentAbove / 100)) / 10) * 10,
});

function Example() {
  const [{ make, model, year, price, estimate }] = sampleCars as [(typeof sampleCars)[number]];
  const valuation = judgeResults(price, estimate);
  if (!valuation) return null;
  return (
    <>
      <p>
        A sample {make} {model} from {year} is advertised at {poundFormat.format(price)}. We estimate its value at{' '}
        {poundFormat.format(estimate)}, so search results would show:
      </p>
      <p>
        <PriceTag verdict={valuation.verdict} word={valuation.word} />
      </p>
      <PriceRuler valuation={valuation} />
      <PriceLedger valuation={valuation} range={getRange(estimate)} />
    </>
  );
}

/** @sample How we value cars: describes the valuation of the sample stock. Rewrite it for your own search service. */
export const howWeValue: Policy = {
  title: 'How we value cars',
  summary: 'How we estimate what a car is worth, when we call a price good, fair or high, and how wrong we can be.',
  updated: '2026-11-27',
  sections: [
    {
      id: 'method',
      title: 'How we estimate a value',
      body: (
        <>
          <p>
            We start with the usual price of the make and model. We take off value for age and mileage, at rates that
            differ by model, and adjust for the version and trim. The result is rounded to £10.
          </p>
          <p>
            We don’t see the car. Service history, damage, tyres and the number of owners aren’t in the estimate, so
            check them before you agree a price.
          </p>
        </>
      ),
    },
    {
      id: 'verdicts',
      title: 'Good, fair or high',
      body: (
        <>
          <p>A verdict compares the asking price with our estimate. We use one of three rules:</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Rule</th>
              </tr>
            </thead>
            <tbody>
              {rules.map(({ place, rule }) => (
                <tr key={rule.name}>
                  <td>{place}</td>
                  <td>{rule.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>Open a car in search results to see the sums and the rule, so you can check the verdict yourself.</p>
        </>
      ),
    },
    { id: 'example', title: 'A worked example', body: <Example /> },
    {
      id: 'similar-cars',
      title: 'The working, from similar cars',
      body: (
        <p>
          Open a car in <a href={paths.search}>search</a> to see up to 24 similar cars: same make and model, at most two
          years older or newer, and the same fuel and gearbox if there are enough. Their average price, adjusted for
          mileage and age, is shown next to our estimate. Anything else, such as trim and the wider market, gets its own
          line. With fewer than five similar cars, we don’t show the working.
        </p>
      ),
    },
    {
      id: 'accuracy',
      title: 'How wrong we can be',
      body: (
        <>
          <p>
            We compared this method with {formatNumber(valuationLimits.adverts)} public UK adverts from mid-2023. About
            two thirds of asking prices were within these ranges:
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Age of the car</th>
                <th scope="col">Range around our estimate</th>
              </tr>
            </thead>
            <tbody>
              {estimateRanges.map(({ age, percentBelow, percentAbove }) => (
                <tr key={age}>
                  <td>{age}</td>
                  <td>
                    {percentBelow}% below to {percentAbove}% above
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            About a third of prices fall outside them. Future values assume the model’s usual mileage and today’s
            market, so treat them as a guide.
          </p>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Cars we don’t value',
      body: (
        <>
          <p>These cars say ‘Need to Check’ instead of a verdict:</p>
          <ul>
            <li>cars over {valuationLimits.maxAge} years old</li>
            <li>cars that cost, or are worth, less than {poundFormat.format(valuationLimits.minPrice)}</li>
            <li>adverts with no mileage</li>
            <li>cars whose range would reach more than {valuationLimits.maxRangeAbove}% above our estimate</li>
          </ul>
          <p>A few other adverts have no estimate either. Searches leave out written-&#8288;off cars.</p>
        </>
      ),
    },
    {
      id: 'figures',
      title: 'About our figures',
      body: (
        <>
          <p>
            {claimsNote} No estimate or verdict uses them. They include ‘{claims.accuracy.figure} {claims.accuracy.text}
            ’; the ranges above are what we measured.
          </p>
          <ul>
            {Object.values(claims).map(({ figure, text }) => (
              <li key={text}>
                {figure} {text}
              </li>
            ))}
          </ul>
        </>
      ),
    },
  ],
};
