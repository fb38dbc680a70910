import type { AiKey } from '@forecourt/search-core';

/** A make, a model or both, as named in one place. */
export interface CarMention {
  kind: 'car';
  make: string;
  model?: string;
  /** The words of the make, where it was named itself. */
  makeWords?: [from: number, to: number];
  /** A word of other subjects too ('Jazz'): it does not show that a car is meant. */
  isWord?: true;
  /** A maker's code of a generation ('E46'): a model beside it says more. */
  isGeneration?: true;
  /** The fuel that the code or badge says ('320d'). */
  fuel?: string;
  /** The word of the badge that says it, where it stands apart. */
  fuelWords?: [from: number, to: number];
}

export type ValueKey = Extract<AiKey, 'fuel_type' | 'transmission' | 'body_type' | 'color'>;

export interface ValueMention {
  kind: 'value';
  key: ValueKey;
  value: string;
}

/** A saying that stands for a value of its own. */
export interface FlagMention {
  kind: 'flag';
  flag: 'exclude_writeoff' | 'writeoff' | 'low_mileage' | 'high_mileage' | 'recent' | 'national';
}

export type Dimension = 'price' | 'year' | 'mileage';

/** What the last figure of the turns before was of: a bare figure that corrects it is of the same. */
export type LastDimension = Dimension | 'radius' | 'doors' | 'seats';

/** Bounds of a price in pounds, of a calendar year or of a mileage, inclusive. */
export interface BoundMention {
  kind: 'bound';
  dimension: Dimension;
  min?: number;
  max?: number;
  /** The figure had neither unit nor word that says what it is. */
  guessed: boolean;
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

export interface PlaceMention {
  kind: 'place';
  postcode: string;
}

/** Something of a message that could be a wish: the words `from` to `to`, exclusive. */
export type Mention = {
  from: number;
  to: number;
  confidence: number;
} & (CarMention | ValueMention | FlagMention | BoundMention | CountMention | RadiusMention | PlaceMention);

/** How sure a reading is, by how it was come by. */
export const CONFIDENCE = { exact: 0.98, guessed: 0.8, corrected: 0.75, place: 0.85, implied: 0.6 } as const;
