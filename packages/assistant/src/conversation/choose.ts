import { filled } from './sentences.ts';

/** Where a conversation stands, as far as the choice between like sentences goes. */
export interface Standing {
  turns: number;
  previous: string;
}

/** One of several ways to say a thing: they take turns, and none is said twice running. */
export function choose(
  variants: readonly string[],
  { turns, previous }: Standing,
  gaps: Readonly<Record<string, string>> = {},
): string {
  const texts = variants.map((variant) => filled(variant, gaps));
  const inTurn = texts.map((_, i) => texts[(turns + i) % texts.length] ?? '');
  return inTurn.find((text) => !previous.includes(text)) ?? inTurn[0] ?? '';
}
