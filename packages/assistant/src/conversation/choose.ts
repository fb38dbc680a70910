import { fillTemplate } from './sentences.ts';

export interface VariantState {
  turnCount: number;
  previousReply: string;
}

/** Chooses a variant by the turn, and skips those in the previous reply unless it contains all of them. */
export function choose(
  variants: readonly string[],
  { turnCount, previousReply }: VariantState,
  replacements: Readonly<Record<string, string>> = {},
): string {
  const texts = variants.map((variant) => fillTemplate(variant, replacements));
  const rotatedTexts = texts.map((_, i) => texts[(turnCount + i) % texts.length] ?? '');
  return rotatedTexts.find((text) => !previousReply.includes(text)) ?? rotatedTexts[0] ?? '';
}
