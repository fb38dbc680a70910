import type { MessageTraits } from './classify-message.ts';

/** The ways in which a reply handles a kind of message. */
export type Manner =
  /** The buyer or someone else may be in danger, so the reply mentions nothing else. */
  | 'exclusive'
  /** The reply asks no question, unless the message also contains a wish. */
  | 'noQuestion'
  /** The reply to this kind is left out if the message also contains a wish. */
  | 'yieldsToWish'
  /** The message changes the subject, so the reply does not repeat the earlier question. */
  | 'digression'
  /** The message accepts the offer to search. */
  | 'acceptsSearch'
  /** After a bare answer of this kind, the question is not asked again. */
  | 'waives'
  /** The reply does not confirm that the message waives a topic. */
  | 'unconfirmed'
  /** The reply also quotes words that were not understood. */
  | 'quotesUnread';

export type Kind = NonNullable<MessageTraits['kind']>;

const MANNERS: Readonly<Record<Kind, readonly Manner[]>> = {
  crisis: ['exclusive'],
  accident: ['exclusive'],
  crash: ['noQuestion', 'yieldsToWish'],
  estate: ['noQuestion'],
  loss: ['noQuestion'],
  upset: [],
  medical: ['digression', 'yieldsToWish'],

  instructions: ['digression'],
  human: ['digression'],
  recap: [],
  robot: ['digression'],
  privacy: ['digression'],
  abilities: ['digression', 'yieldsToWish'],
  repeated: ['waives', 'unconfirmed', 'yieldsToWish'],
  complaint: [],

  reason: ['yieldsToWish'],
  abuse: ['noQuestion', 'yieldsToWish'],
  refusal: ['waives', 'unconfirmed', 'yieldsToWish'],
  wait: ['noQuestion', 'yieldsToWish'],
  more: ['yieldsToWish', 'quotesUnread'],
  go: ['acceptsSearch', 'quotesUnread'],

  past: ['yieldsToWish'],
  breakdown: ['digression'],
  insurance: ['digression'],
  commitment: ['digression'],
  finance: ['digression'],
  exchange: ['digression'],
  selling: ['digression'],
  valuation: ['digression'],
  checks: ['digression'],
  legal: ['digression'],
  viewing: ['digression'],
  weather: ['digression', 'yieldsToWish'],
  cooking: ['digression', 'yieldsToWish'],
  news: ['digression', 'yieldsToWish'],
  sport: ['digression', 'yieldsToWish'],
  writing: ['digression', 'yieldsToWish'],
  jokes: ['digression', 'yieldsToWish'],
  facts: ['digression', 'yieldsToWish'],
  trips: ['digression', 'yieldsToWish'],
  hire: ['digression', 'yieldsToWish'],
  romance: ['digression', 'yieldsToWish'],
  region: ['yieldsToWish'],
  vehicles: ['digression', 'yieldsToWish'],
  site: ['digression'],
  company: ['digression'],

  writeoffs: ['yieldsToWish'],
  browsing: ['digression', 'yieldsToWish'],
  sorting: [],
  sellers: ['quotesUnread'],
  stock: ['quotesUnread'],
  listing: [],
  reliability: [],
  runningCosts: [],
  prices: [],
  advice: [],

  howAreYou: ['digression'],
  present: ['yieldsToWish'],
  bye: ['noQuestion', 'yieldsToWish'],
  thanks: ['digression', 'yieldsToWish'],
  laugh: ['digression', 'yieldsToWish'],
  apology: ['digression', 'yieldsToWish'],

  yes: ['acceptsSearch', 'quotesUnread'],
  no: ['waives', 'quotesUnread'],
  indifferent: ['acceptsSearch', 'waives'],
  unsure: ['waives', 'unconfirmed', 'yieldsToWish'],
  okay: ['acceptsSearch'],
  smallTalk: ['digression', 'yieldsToWish'],
  offTopic: ['digression', 'yieldsToWish'],
  foreign: [],
  wordless: [],
};

export const hasManner = (kind: MessageTraits['kind'], manner: Manner): boolean =>
  kind !== undefined && MANNERS[kind].includes(manner);
