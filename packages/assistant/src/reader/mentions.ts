import type { AiKey } from '@forecourt/search-core';

/** A make, a model or both, named together. */
export interface CarMention {
  kind: 'car';
  make: string;
  model?: string;
  /** The words of the make, if it is named. */
  makeWords?: [from: number, to: number];
  /** The name is also an ordinary word ('Jazz'), so it does not prove that a car is meant. */
  isWord?: true;
  /** The name is a manufacturer's code for a generation ('E46'). A model next to it takes precedence. */
  isGeneration?: true;
  /** The name is an engine or trim code ('320d'). Excluding the code does not exclude its model family. */
  isCode?: true;
  /** The fuel that a code or badge implies ('320d'). */
  fuel?: string;
  /** The words of the badge that implies the fuel, if it is not part of the model's name ('Golf TDI'). */
  fuelWords?: [from: number, to: number];
}

export type ValueKey = Extract<AiKey, 'fuel_type' | 'transmission' | 'body_type' | 'color'>;

export interface ValueMention {
  kind: 'value';
  key: ValueKey;
  value: string;
}

/** A phrase that means a fixed value. */
export interface FlagMention {
  kind: 'flag';
  flag: 'exclude_writeoff' | 'writeoff' | 'low_mileage' | 'high_mileage' | 'recent' | 'national';
}

export type Dimension = 'price' | 'year' | 'mileage';

/** The dimension of the last figure, which a later figure without a unit can correct. */
export type LastDimension = Dimension | 'radius' | 'doors' | 'seats';

/** Bounds of a price in pounds, of a calendar year or of a mileage, inclusive. */
export interface BoundMention {
  kind: 'bound';
  dimension: Dimension;
  min?: number;
  max?: number;
  /** The figure has no unit and no word that gives its dimension. */
  isGuessed: boolean;
}

export interface CountMention {
  kind: 'count';
  key: 'doors' | 'seats';
  values: number[];
}

export interface RadiusMention {
  kind: 'radius';
  miles: number;
}

/** The makes from a country or region ('French cars'). 'No French cars' excludes them, but a wish for them sets no filter. */
export interface OriginMention {
  kind: 'origin';
  makes: readonly string[];
}

export interface PlaceMention {
  kind: 'place';
  postcode: string;
}

/** Part of a message that could be a wish. `to` is exclusive. */
export type Mention = {
  from: number;
  to: number;
  confidence: number;
} & (
  | CarMention
  | ValueMention
  | FlagMention
  | BoundMention
  | CountMention
  | RadiusMention
  | PlaceMention
  | OriginMention
);

/** The confidence of a finding, by how it was found. */
export const CONFIDENCE = { exact: 0.98, guessed: 0.8, corrected: 0.75, place: 0.85, implied: 0.6 } as const;
