import type { AiKey } from '@forecourt/search-core';

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

/** A value that the buyer ruled out ('not red') and that no filter can leave out. */
export interface Exclusion {
  key: AiKey;
  value: ReadingValue;
  span: Span;
}

/** What was understood of a conversation. */
export interface Reading {
  values: Finding[];
  /** What may be among the cars all the same: 'no Audi' is not here beside 'a BMW', which finds no Audi anyhow. */
  excluded: Exclusion[];
  /**
   * Words that no value comes from, to tell the buyer of: those that the reader does not know ('wibble', 'sunroof'), and wishes
   * and figures that no filter takes ('heated seats', '£200 a month'). Not every word that was left aside: everyday ones
   * ('my dog', 'a boat', 'reliable') and those of one or two letters are passed over.
   */
  unread: Span[];
}

export interface ReadOptions {
  /** Ages ('under 3 years old') and plates count from it; the UTC year is used. */
  now: Date;
}
