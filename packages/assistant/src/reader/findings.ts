import type { AiKey } from '@forecourt/search-core';
import { CONFIDENCE } from './mentions.ts';
import type { Exclusion, Finding, ReadingValue, Span } from './reading.ts';
import { type Car, type Wish, type Wishes, dropModel } from './wishes.ts';

/** Returns the span of a range of words in a message, in UTF-16 code units. */
export type GetSpan = (message: number, from: number, to: number) => Span;

/** A 'Cooper' is a MINI Hatch, unless the buyer wants a convertible or names another MINI. */
function getNamedCars({ cars, values }: Wishes): Wish<Car>[] {
  const hasConvertible = values.body_type.some(({ value }) => value === 'Convertible');
  const hasOtherMini = cars.some(
    ({ mention }) => mention.make === 'MINI' && mention.model !== undefined && mention.model !== 'Hatch',
  );
  return cars.map((wish) =>
    wish.mention.model === 'Hatch' && (hasConvertible || hasOtherMini)
      ? { ...wish, mention: dropModel(wish.mention) }
      : wish,
  );
}

/** Returns the fuels that the cars' codes and badges imply, if every car implies one and none of them is excluded. */
function getImpliedFuels({ exclusions }: Wishes, cars: readonly Wish<Car>[]): { fuel: string; wish: Wish<Car> }[] {
  const fuels = cars.flatMap((wish) => (wish.mention.fuel === undefined ? [] : [{ fuel: wish.mention.fuel, wish }]));
  const isRuledOut = fuels.some(({ fuel }) =>
    exclusions.some((each) => each.key === 'fuel_type' && each.value === fuel),
  );
  return fuels.length === cars.length && !isRuledOut ? fuels : [];
}

export function listFindings(wishes: Wishes, getSpan: GetSpan): Finding[] {
  const { values } = wishes;
  const findings: Finding[] = [];
  const addFinding = (
    key: AiKey,
    value: ReadingValue,
    { mention, message }: Wish,
    confidence = mention.confidence,
    words?: [number, number],
  ) => {
    if (findings.some((each) => each.key === key && each.value === value)) return;
    findings.push({
      key,
      value,
      span: getSpan(message, words?.[0] ?? mention.from, words?.[1] ?? mention.to),
      confidence,
    });
  };
  const addAll = (key: AiKey, list: readonly { value: ReadingValue; wish: Wish }[]) => {
    for (const { value, wish } of list) addFinding(key, value, wish);
  };
  const cars = getNamedCars(wishes);
  for (const wish of cars) addFinding('make', wish.mention.make, wish, undefined, wish.mention.makeWords);
  for (const wish of cars) if (wish.mention.model !== undefined) addFinding('model', wish.mention.model, wish);
  if (wishes.place) addAll('postcode', [wishes.place]);
  if (wishes.radius) addAll('radius', [wishes.radius]);
  for (const [dimension, { min, max }] of Object.entries(wishes.bounds)) {
    if (min) addAll(`min_${dimension}` as AiKey, [min]);
    if (max) addAll(`max_${dimension}` as AiKey, [max]);
  }
  addAll('fuel_type', values.fuel_type);
  if (values.fuel_type.length === 0)
    for (const { fuel, wish } of getImpliedFuels(wishes, cars))
      addFinding('fuel_type', fuel, wish, CONFIDENCE.implied, wish.mention.fuelWords);
  for (const key of ['transmission', 'body_type', 'doors', 'color', 'seats'] as const) addAll(key, values[key]);
  if (wishes.writeoff) addFinding('exclude_writeoff', true, wishes.writeoff);
  return findings;
}

/** Lists the exclusions of values that a search could still return: 'a Fiesta, no Corsa' needs no exclusion of the Corsa. */
export const listExclusions = (
  { exclusions, cars }: Wishes,
  values: readonly Finding[],
  getSpan: GetSpan,
): Exclusion[] =>
  exclusions
    .filter(({ key, value }) => {
      // A whole make is wanted, so its models can be excluded: 'An Audi A4 or a BMW, not the X5'.
      if (key === 'model' && cars.some(({ mention }) => mention.model === undefined)) return true;
      const wantedValues = values.filter((each) => each.key === key);
      return wantedValues.length === 0 || wantedValues.some((each) => each.value === value);
    })
    .map(({ key, value, wish: { mention, message } }) => ({
      key,
      value,
      span: getSpan(message, mention.from, mention.to),
    }));
