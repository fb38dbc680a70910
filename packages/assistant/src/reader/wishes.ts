import type { AiKey } from '@forecourt/search-core';
import type { CarMention, Dimension, Mention, ValueKey } from './mentions.ts';
import type { ReadingValue } from './reading.ts';

export interface Wish<M extends Mention = Mention> {
  mention: M;
  message: number;
}

export type Car = Extract<Mention, CarMention>;

export interface Bound {
  value: number;
  wish: Wish;
  /** Whether the wish comes from 'low mileage' or 'nearly new', which a figure replaces. */
  isVague: boolean;
}

export interface WishedValue<T> {
  value: T;
  wish: Wish;
}

export interface Wishes {
  cars: Wish<Car>[];
  values: Record<ValueKey | 'doors' | 'seats', WishedValue<string | number>[]>;
  bounds: Record<Dimension, { min?: Bound; max?: Bound }>;
  place: WishedValue<string> | undefined;
  radius: WishedValue<number | 'national'> | undefined;
  writeoff: Wish | undefined;
  exclusions: { key: AiKey; value: ReadingValue; wish: Wish }[];
}

export const createWishes = (): Wishes => ({
  cars: [],
  values: { fuel_type: [], transmission: [], body_type: [], doors: [], color: [], seats: [] },
  bounds: { price: {}, year: {}, mileage: {} },
  place: undefined,
  radius: undefined,
  writeoff: undefined,
  exclusions: [],
});

export function dropModel(car: Car): Car {
  const carWithoutModel = { ...car };
  delete carWithoutModel.model;
  return carWithoutModel;
}
