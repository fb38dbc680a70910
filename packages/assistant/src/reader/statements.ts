import type { Mention } from './mentions.ts';

/** What a dismissal names: 'any colour', 'forget the budget'. */
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

/** What a message says, in order; the turns before it are changed by it one statement after the other. */
export type Statement =
  | { type: 'want'; mention: Mention; /** Adds to the bounds that are there: 'but at least 2015'. */ adds: boolean }
  /** `from`: the word that rules it out. */
  | { type: 'exclude'; mention: Mention; from: number }
  /** The value no longer counts, and is not ruled out: 'doesn't have to be manual'. */
  | { type: 'drop'; mention: Mention }
  | { type: 'clear'; topics: Topic[] }
  | { type: 'reset' }
  /** The last price was a mileage: 'miles, I mean, not pounds'. */
  | { type: 'miles' }
  /** The last bound has this end no longer: 'or newer'. */
  | { type: 'open'; end: 'min' | 'max' }
  /** Of the cars so far only this one: 'just the Golf', 'the Golf's the one'. */
  | { type: 'pick'; make: string; model: string | undefined }
  /** What follows replaces what was said of the same before it. */
  | { type: 'correct' };

/** A message as it is understood, apart from the turns before it. */
export interface Statements {
  statements: Statement[];
  /** Its values join those of earlier turns: 'or an A4 as well'. */
  joins: boolean;
  /** Words that belong to what was understood, or to a car that is not asked for. */
  read: Uint8Array;
}
