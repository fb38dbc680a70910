import type { LastDimension } from './mentions.ts';
import type { Scan } from './scan.ts';

/** What is known beside the words themselves when a figure is read. */
export interface FigureContext {
  scanned: Scan;
  thisYear: number;
  /** Does the word belong to what was read already? */
  isCovered: (word: number) => boolean;
  /** What the assistant asked for last: a bare figure answers that. */
  asked: string | undefined;
  /** What the last bound of the turns before is of: 'actually 80k' corrects it. */
  lastDimension: LastDimension | undefined;
  /** The highest price and mileage of the turns before. */
  amounts: { price: number | undefined; mileage: number | undefined };
}
