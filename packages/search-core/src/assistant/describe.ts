import type { Reading } from './reading.ts';
import { paramsOf, type ReadingParams } from './params.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-GB');

const listed = (text: string | number | undefined, last: string): string => {
  const items = String(text ?? '')
    .split(',')
    .filter(Boolean);
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
};

function between(
  min: number | undefined,
  max: number | undefined,
  write: (n: number) => string,
  from: string,
  to: string,
) {
  if (min !== undefined && max !== undefined) return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (min !== undefined) return `${from} ${write(min)}`;
  return max === undefined ? '' : `${to} ${write(max)}`;
}

function cars(reading: Pick<Reading, 'values'>, params: ReadingParams): string {
  const models = reading.values.filter((found) => found.key === 'model');
  const makes = reading.values.filter((found) => found.key === 'make');
  if (makes.length === 1) return [makes[0]?.value, listed(params.model, 'or')].filter(Boolean).join(' ');
  const named = makes.map((make) => {
    const own = models.filter(
      ({ span }) => span.message === make.span.message && span.start <= make.span.end && span.end >= make.span.start,
    );
    return [make.value, listed(own.map(({ value }) => value).join(','), 'or')].filter(Boolean).join(' ');
  });
  return listed(named.join(','), 'or');
}

/**
 * What was understood, as one true sentence in British English; says so when nothing was. For an answer without a model, and
 * for screen readers.
 */
export function describe(reading: Pick<Reading, 'values' | 'excluded'>): string {
  const params = paramsOf(reading);
  const facts = [
    cars(reading, params),
    listed(params.body_type, 'or'),
    listed(params.color, 'or'),
    listed(params.fuel_type, 'or'),
    listed(params.transmission, 'or'),
    params.doors === undefined ? '' : `${listed(params.doors, 'or')} doors`,
    params.seats === undefined ? '' : `${listed(params.seats, 'or')} seats`,
    between(params.min_price, params.max_price, (n) => pounds.format(n), 'from', 'up to'),
    between(params.min_year, params.max_year, String, 'from', 'up to'),
    ((miles) => miles && `${miles} miles`)(
      between(params.min_mileage, params.max_mileage, (n) => plain.format(n), 'over', 'under'),
    ),
    params.exclude_writeoff ? 'no write-offs' : '',
    listed(reading.excluded.map(({ value }) => `not ${value}`).join(','), 'and'),
    params.radius === 'national'
      ? 'anywhere in the UK'
      : params.radius === undefined
        ? ''
        : `within ${params.radius} miles`,
    params.postcode === undefined ? '' : `near ${params.postcode}`,
  ].filter(Boolean);
  if (facts.length === 0) return 'I have not understood what kind of car you are looking for.';
  return `You are looking for: ${facts.join(', ')}.`;
}
