import type { AiKey } from '../filters/filters.ts';

/** One turn of a conversation, oldest first in a list. */
export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** Some words of one message: its place in the list that was read, and UTF-16 units of its content, `end` exclusive. */
export interface Span {
  message: number;
  start: number;
  end: number;
}

/** A radius may be `'national'`; `exclude_writeoff` is `true`; amounts are pounds, miles and calendar years. */
export type ReadingValue = string | number | true;

/** A parameter that the buyer asked for. Several values of one parameter are several of these. */
export interface Finding {
  key: AiKey;
  value: ReadingValue;
  /** The words it came from; two findings may share them (a model implies its make). */
  span: Span;
  /** 0 to 1: exact words are near 1, corrected spelling and what is only implied are lower. */
  confidence: number;
}

/** A value that the buyer ruled out ('not red'). */
export interface Exclusion {
  key: AiKey;
  value: ReadingValue;
  span: Span;
}

/** What was understood of a conversation. */
export interface Reading {
  values: Finding[];
  excluded: Exclusion[];
  /** Words with a meaning that were not understood, so that nothing is dropped in silence. */
  unread: Span[];
}

export interface ReadOptions {
  /** Ages ('under 3 years old') and plates count from it; the UTC year is used. */
  now: Date;
}
