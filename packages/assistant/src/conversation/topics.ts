import type { AiKey } from '@forecourt/search-core';
import type { ReadingParams } from '../index.ts';

/** The topics of a search, in the order of a summary. */
export const TOPICS = [
  'car',
  'body',
  'colour',
  'fuel',
  'gearbox',
  'doors',
  'seats',
  'price',
  'year',
  'mileage',
  'writeoff',
  'distance',
  'place',
] as const;

export type Topic = (typeof TOPICS)[number];

export const KEYS: Readonly<Record<Topic, readonly AiKey[]>> = {
  car: ['make', 'model'],
  body: ['body_type'],
  colour: ['color'],
  fuel: ['fuel_type'],
  gearbox: ['transmission'],
  doors: ['doors'],
  seats: ['seats'],
  price: ['min_price', 'max_price'],
  year: ['min_year', 'max_year'],
  mileage: ['min_mileage', 'max_mileage'],
  writeoff: ['exclude_writeoff'],
  distance: ['radius'],
  place: ['postcode'],
};

/** The questions that the assistant can ask: about every topic except write-offs, a make's model, and the car's use. */
export type Question = Exclude<Topic, 'writeoff'> | 'model' | 'use';

export const isKnown = (params: ReadingParams, topic: Topic): boolean =>
  KEYS[topic].some((key) => params[key] !== undefined);

export const listKnownTopics = (params: ReadingParams): Topic[] => TOPICS.filter((topic) => isKnown(params, topic));
