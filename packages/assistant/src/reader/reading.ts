import type { AiKey } from '@forecourt/search-core';

/** One turn of a conversation. Lists start with the oldest. */
export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** A range of one message: its index in the list, and offsets in UTF-16 code units of its content. `end` is exclusive. */
export interface Span {
  message: number;
  start: number;
  end: number;
}

/** A radius may be `'national'`; `exclude_writeoff` is `true`; amounts are pounds, miles and calendar years. */
export type ReadingValue = string | number | true;

/** A value that the buyer asked for. Several values of one parameter are several findings. */
export interface Finding {
  key: AiKey;
  value: ReadingValue;
  /** The words that express the value. Two findings may share them, because a model implies its make. */
  span: Span;
  /** From 0 to 1: near 1 for exact words, lower for corrected spelling and implied values. */
  confidence: number;
}

/** A value that the buyer excluded ('not red'). */
export interface Exclusion {
  key: AiKey;
  value: ReadingValue;
  span: Span;
}

/** The meaning of a conversation. */
export interface Reading {
  values: Finding[];
  /** Only values that a search could still return: 'a BMW, no Audi' does not list Audi. */
  excluded: Exclusion[];
  /**
   * Words to report as not understood: unknown words ('wibble'), off-topic sentences, and wishes and figures that no
   * filter covers ('sunroof', 'something reliable', '£200 a month'). Everyday words ('my dog', 'a boat') and unknown
   * words of one or two letters are not listed.
   */
  unread: Span[];
}

/** The reader's options. */
export interface ReadOptions {
  /** The current date, for ages ('under 3 years old') and plates. Only its UTC year matters. */
  now: Date;
}
