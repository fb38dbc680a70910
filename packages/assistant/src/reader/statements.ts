import type { Mention } from './mentions.ts';
import type { Step } from './steps.ts';

/** The topic of a dismissal: 'any colour', 'forget the budget'. */
export type Topic =
  | 'price'
  | 'mileage'
  | 'year'
  | 'make'
  | 'model'
  | 'color'
  | 'fuel_type'
  | 'transmission'
  | 'body_type'
  | 'doors'
  | 'seats'
  | 'place'
  | 'distance'
  | 'write_off';

/** A statement of a message. Statements are applied, in order, to the result of the earlier turns. */
export type Statement =
  | {
      type: 'want';
      mention: Mention;
      /** Whether the mention adds to the existing bounds: 'but at least 2015'. */
      isAddition: boolean;
    }
  /** `from` is the index of the word that excludes the mention. */
  | { type: 'exclude'; mention: Mention; from: number }
  /** The value no longer counts, but is not excluded: 'doesn't have to be manual'. */
  | { type: 'drop'; mention: Mention }
  /** The mention is not wanted, but no filter can exclude it: '320d' in 'a 3 Series, not a 320d'. */
  | { type: 'skip'; mention: Mention }
  | { type: 'clear'; topics: Topic[] }
  | { type: 'reset' }
  /** The last price is a mileage: 'miles, I mean, not pounds'. */
  | { type: 'miles' }
  /** Removes one end of the last bound: 'or newer' removes the maximum. */
  | { type: 'open'; end: 'min' | 'max' }
  /** Keeps only this car: 'just the Golf', 'the Golf's the one'. */
  | { type: 'pick'; make: string; model: string | undefined }
  /** Changes a value of an earlier turn: 'cheaper'. */
  | ({ type: 'step' } & Step)
  /** Later values replace earlier ones of the same parameter. */
  | { type: 'correct' };

/** The meaning of a message, without the earlier turns. */
export interface Statements {
  statements: Statement[];
  /** Whether the message's values are added to those of earlier turns: 'or an A4 as well'. */
  isContinuation: boolean;
  /** Has a 1 for each word that was understood or that describes a car that is not wanted. */
  readFlags: Uint8Array;
}
