import type { LastDimension, Mention } from './mentions.ts';
import type { NegationScope } from './negation-scope.ts';
import type { Scan } from './scan.ts';

export interface FigureContext {
  scanned: Scan;
  thisYear: number;
  /** Whether the word has already been recognised. */
  isCovered: (word: number) => boolean;
  /** The topic of the assistant's last question, which a bare figure answers. */
  askedTopic: string | undefined;
  /** The dimension of the last figure in the earlier turns, which 'actually 80k' corrects. */
  lastDimension: LastDimension | undefined;
  /** The maximum price and mileage after the earlier turns. */
  earlierMaximums: { price: number | undefined; mileage: number | undefined };
  /** The mentions that a negation excludes, each with the negation's scope. */
  negationScopes: ReadonlyMap<Mention, NegationScope>;
}
