import type { MessageTraits } from './classify-message.ts';

/** The ways in which a reply handles a kind of message. */
export type Manner =
  /** The buyer or someone else may be in danger, so the reply mentions nothing else. */
  | 'alone'
  /** The reply asks no question. */
  | 'unasked'
  /** The reply is left out if the message also has a wish. */
  | 'hushed'
  /** The message changes the subject, so the reply does not repeat the earlier question. */
  | 'aside'
  /** The message accepts the offer to search. */
  | 'assent'
  /** A bare answer of this kind closes the question. With `tacit` the reply does not confirm it. */
  | 'waives'
  | 'tacit'
  /** The reply also names words that were not understood. */
  | 'wishing';

export type Kind = NonNullable<MessageTraits['kind']>;

const MANNERS: Readonly<Record<Kind, readonly Manner[]>> = {
  crisis: ['alone'],
  accident: ['alone'],
  crash: ['unasked', 'hushed'],
  estate: ['unasked'],
  loss: ['unasked'],
  upset: [],
  medical: ['aside', 'hushed'],

  instructions: ['aside'],
  human: ['aside'],
  recap: [],
  robot: ['aside'],
  privacy: ['aside'],
  abilities: ['aside', 'hushed'],
  repeated: ['waives', 'tacit', 'hushed'],
  complaint: [],

  reason: ['hushed'],
  abuse: ['unasked', 'hushed'],
  refusal: ['waives', 'tacit', 'hushed'],
  wait: ['unasked', 'hushed'],
  more: ['hushed', 'wishing'],
  go: ['assent', 'wishing'],

  past: ['hushed'],
  breakdown: ['aside'],
  insurance: ['aside'],
  commitment: ['aside'],
  finance: ['aside'],
  exchange: ['aside'],
  selling: ['aside'],
  valuation: ['aside'],
  checks: ['aside'],
  legal: ['aside'],
  viewing: ['aside'],
  weather: ['aside', 'hushed'],
  cooking: ['aside', 'hushed'],
  news: ['aside', 'hushed'],
  sport: ['aside', 'hushed'],
  writing: ['aside', 'hushed'],
  jokes: ['aside', 'hushed'],
  facts: ['aside', 'hushed'],
  trips: ['aside', 'hushed'],
  hire: ['aside', 'hushed'],
  romance: ['aside', 'hushed'],
  region: ['hushed'],
  vehicles: ['aside', 'hushed'],
  site: ['aside'],
  company: ['aside'],

  writeoffs: ['hushed'],
  browsing: ['aside', 'hushed'],
  sorting: [],
  sellers: ['wishing'],
  stock: ['wishing'],
  listing: [],
  reliability: [],
  runningCosts: [],
  prices: [],
  advice: [],

  howAreYou: ['aside'],
  present: ['hushed'],
  bye: ['unasked', 'hushed'],
  thanks: ['aside', 'hushed'],
  laugh: ['aside', 'hushed'],
  apology: ['aside', 'hushed'],

  yes: ['assent', 'wishing'],
  no: ['waives', 'wishing'],
  indifferent: ['assent', 'waives'],
  unsure: ['waives', 'tacit', 'hushed'],
  okay: ['assent'],
  smallTalk: ['aside', 'hushed'],
  offTopic: ['aside', 'hushed'],
  foreign: [],
  wordless: [],
};

export const hasManner = (kind: MessageTraits['kind'], manner: Manner): boolean =>
  kind !== undefined && MANNERS[kind].includes(manner);
