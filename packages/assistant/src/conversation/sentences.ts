import { capitalised } from './format-facts.ts';

/** A sentence of a reply. If a reply is too long, the least useful sentences are left out first. */
export interface Sentence {
  text: string;
  use: 'needed' | 'useful' | 'remark';
}

export const needed = (text: string): Sentence => ({ text, use: 'needed' });
export const useful = (text: string): Sentence => ({ text, use: 'useful' });
export const remark = (text: string): Sentence => ({ text, use: 'remark' });

/** Fills the gaps of a template, and capitalises its first letter. */
export const filled = (template: string, gaps: Readonly<Record<string, string>>): string =>
  capitalised(template.replace(/\{(\w+)\}/gu, (_, name: string) => gaps[name] ?? ''));

/** Limits of a reply, which should be read at a glance. */
export const MAX_WORDS = 45;
export const MAX_CHARACTERS = 400;

const fits = (text: string): boolean => text.length <= MAX_CHARACTERS && text.split(/\s+/u).length <= MAX_WORDS;

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/** Joins sentences, leaving out the least useful ones if the text is too long; undefined if even the needed ones are. */
export function joined(sentences: readonly Sentence[]): string | undefined {
  const without = (...uses: Sentence['use'][]) => sentences.filter(({ use }) => !uses.includes(use));
  return [sentences, without('remark'), without('remark', 'useful')].map(textOf).find(fits);
}
