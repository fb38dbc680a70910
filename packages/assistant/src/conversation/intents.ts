import type { AddedFindings } from '../reader/add-findings.ts';
import type { Kind } from './manners.ts';

/** The intents that a language model may report. One counts only if the rules did not recognise the kind of message. */
export const INTENTS = [
  /** States or refines a search, or asks for something that no filter covers. */
  'search',
  /** Reports a misunderstanding. */
  'correct',
  /** Wants to see the results now. */
  'show-results',
  /** Asks about a particular car on the page. */
  'listing',
  /** Asks how reliable cars are. */
  'reliability',
  /** Asks what cars cost to run. */
  'running-costs',
  /** Wants confirmation of a price, a fee, finance or a car. */
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
  /** Is in danger, or wants to harm themselves. */
  'crisis',
] as const;

/** The intent of a message, as a language model reports it. */
export type Intent = (typeof INTENTS)[number];

/** A language model's understanding of a conversation. It contains no text for the reply. */
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
