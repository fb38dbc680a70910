import { capitalise } from './format-facts.ts';

/** A sentence of a reply. If a reply is too long, remarks are left out first, then optional sentences. */
export interface Sentence {
  text: string;
  use: 'required' | 'optional' | 'remark';
}

export const createRequired = (text: string): Sentence => ({ text, use: 'required' });
export const createOptional = (text: string): Sentence => ({ text, use: 'optional' });
export const createRemark = (text: string): Sentence => ({ text, use: 'remark' });

export const fillTemplate = (template: string, replacements: Readonly<Record<string, string>>): string =>
  capitalise(template.replace(/\{(\w+)\}/gu, (_, name: string) => replacements[name] ?? ''));

/** The limits of a reply, so that it can be read at a glance. */
export const MAX_WORDS = 45;
export const MAX_CHARACTERS = 400;

const fits = (text: string): boolean => text.length <= MAX_CHARACTERS && text.split(/\s+/u).length <= MAX_WORDS;

const writeText = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/**
 * Joins sentences, without remarks and optional sentences if the text is too long. Returns undefined if the required
 * sentences are too long.
 */
export function joinSentences(sentences: readonly Sentence[]): string | undefined {
  const omitUses = (...uses: Sentence['use'][]) => sentences.filter(({ use }) => !uses.includes(use));
  return [sentences, omitUses('remark'), omitUses('remark', 'optional')].map(writeText).find(fits);
}
