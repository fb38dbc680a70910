import { VEHICLES } from './lexicon/vehicles.ts';
import { paramsOf } from './params.ts';
import type { Reading } from './reading.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-GB');

function listed(items: readonly (string | number)[], last: 'or' | 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

const split = (values: string | number | undefined): string[] =>
  values === undefined ? [] : String(values).split(',');

function between(min: number | undefined, max: number | undefined, write: (figure: number) => string): string {
  if (min !== undefined && max !== undefined) return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (min !== undefined) return `from ${write(min)}`;
  return max === undefined ? '' : `up to ${write(max)}`;
}

/** 'Ford Fiesta or Focus', 'BMW 3 Series or Audi A4'. */
function cars(makes: readonly string[], models: readonly string[]): string {
  const isOf = (make: string, model: string): boolean =>
    VEHICLES.some((each) => each.make === make && each.model === model);
  const named = makes.map((make) => {
    const own = makes.length === 1 ? models : models.filter((model) => isOf(make, model));
    // 'MG MG3' and 'Mazda Mazda3' say the make once.
    const isInName = own.length > 0 && own.every((model) => model.startsWith(make));
    return [isInName ? '' : make, listed(own, 'or')].filter(Boolean).join(' ');
  });
  return listed(makes.length === 0 ? models : named, 'or');
}

/** What was understood, as one true sentence in British English; it says so where nothing was. */
export function describe(reading: Pick<Reading, 'values' | 'excluded'>): string {
  const params = paramsOf(reading);
  const miles = between(params.min_mileage, params.max_mileage, (figure) => plain.format(figure));
  const facts = [
    cars(split(params.make), split(params.model)),
    ...[params.body_type, params.color, params.fuel_type, params.transmission].map((values) =>
      listed(split(values), 'or'),
    ),
    params.doors === undefined ? '' : `${listed(split(params.doors), 'or')} doors`,
    params.seats === undefined ? '' : `${listed(split(params.seats), 'or')} seats`,
    between(params.min_price, params.max_price, (figure) => pounds.format(figure)),
    ((years) => years && `built ${/^\d/u.test(years) && !years.includes(' ') ? 'in ' : ''}${years}`)(
      between(params.min_year, params.max_year, String),
    ),
    miles && `${miles} miles on the clock`,
    params.exclude_writeoff ? 'no write-offs' : '',
    ...reading.excluded.map(({ key, value }) => `not ${value}${key === 'doors' || key === 'seats' ? ` ${key}` : ''}`),
    params.radius === 'national' ? 'anywhere in the UK' : '',
    typeof params.radius === 'number' ? `within ${params.radius} miles` : '',
    params.postcode === undefined ? '' : `${typeof params.radius === 'number' ? 'of' : 'near'} ${params.postcode}`,
  ].filter(Boolean);
  if (facts.length === 0) return 'I have not understood yet which car you are looking for.';
  return `You are looking for: ${facts.join(', ').replace(' miles, of ', ' miles of ')}.`;
}
