import { fillTemplate } from './sentences.ts';

/** The state that determines which variant of a sentence is chosen. */
export interface VariantState {
  turns: number;
  previous: string;
}

/**
 * Chooses a variant of a sentence. Variants take turns. One that the previous reply contains is skipped, unless that
 * reply contains them all.
 */
export function choose(
  variants: readonly string[],
  { turns, previous }: VariantState,
  replacements: Readonly<Record<string, string>> = {},
): string {
  const texts = variants.map((variant) => fillTemplate(variant, replacements));
  const rotatedTexts = texts.map((_, i) => texts[(turns + i) % texts.length] ?? '');
  return rotatedTexts.find((text) => !previous.includes(text)) ?? rotatedTexts[0] ?? '';
}
