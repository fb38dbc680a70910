import { fillTemplate } from './sentences.ts';

/** The state that determines which variant of a sentence is chosen. */
export interface VariantState {
  turnCount: number;
  previousReply: string;
}

/**
 * Chooses a variant of a sentence. Variants take turns. One that the previous reply contains is skipped, unless that
 * reply contains them all.
 */
export function choose(
  variants: readonly string[],
  { turnCount, previousReply }: VariantState,
  replacements: Readonly<Record<string, string>> = {},
): string {
  const texts = variants.map((variant) => fillTemplate(variant, replacements));
  const rotatedTexts = texts.map((_, i) => texts[(turnCount + i) % texts.length] ?? '');
  return rotatedTexts.find((text) => !previousReply.includes(text)) ?? rotatedTexts[0] ?? '';
}
