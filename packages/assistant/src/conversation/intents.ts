import type { AddedFindings } from '../reader/add-findings.ts';
import type { Kind } from './manners.ts';

/**
 * What a buyer's message is for, as a language model may tell: a closed set, each with a reply of ours. It counts only if the rules have
 * not understood the message.
 */
export const INTENTS = [
  /** Says or refines what to search for, or asks for what no filter has. */
  'search',
  /** Says that something was misread. */
  'correct',
  /** Wants to see the results now. */
  'show-results',
  /** Asks about a particular car on the page. */
  'listing',
  /** Asks how reliable cars are. */
  'reliability',
  /** Asks what cars cost to run. */
  'running-costs',
  /** Wants a price, a fee, finance or a car confirmed or promised. */
  'commitment',
  /** Asks which car is better, or what to buy. */
  'advice',
  /** Asks what cars cost. */
  'prices',
  /** Asks what the assistant can do. */
  'abilities',
  'thanks',
  'small-talk',
  'abuse',
  'off-topic',
  /** May be in danger, or want to harm themselves. */
  'crisis',
] as const;

export type Intent = (typeof INTENTS)[number];

/** What a language model made of a conversation. It holds no text: every word of a reply is ours or the buyer's. */
export interface Understanding extends AddedFindings {
  intent: Intent;
}

export const KIND_OF_INTENT: Readonly<Record<Intent, Kind | undefined>> = {
  search: undefined,
  correct: 'complaint',
  'show-results': 'go',
  listing: 'listing',
  reliability: 'reliability',
  'running-costs': 'runningCosts',
  commitment: 'commitment',
  advice: 'advice',
  prices: 'prices',
  abilities: 'abilities',
  thanks: 'thanks',
  'small-talk': 'smallTalk',
  abuse: 'abuse',
  'off-topic': 'offTopic',
  crisis: 'crisis',
};
