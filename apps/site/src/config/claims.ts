import { paths } from './paths.ts';

/** A figure that the site states about the company or its tools. */
export interface Claim {
  figure: string;
  text: string;
  /** The basis of the figure. `claimsNote` states it to visitors. */
  basis: string;
  /** The year and month in which the figure was stated. */
  asOf: string;
}

const STATED_BASIS = { basis: 'stated by the company, not substantiated', asOf: '2025-01' };

/**
 * The claims that the site makes about the company. Keep their figures only here.
 * @sample Eight figures, which the company states and nobody has verified.
 */
export const claims = {
  analysed: { figure: '10k+', text: 'cars analysed daily', ...STATED_BASIS },
  accuracy: { figure: '95%', text: 'valuation accuracy', ...STATED_BASIS },
  speed: { figure: '2.5\u2009s', text: 'average search time', ...STATED_BASIS },
  profit: { figure: 'up to 40%', text: 'profit increase', ...STATED_BASIS },
  sales: { figure: '+43%', text: 'sales', ...STATED_BASIS },
  aiAccuracy: { figure: '98.5%', text: 'AI accuracy', ...STATED_BASIS },
  foundToday: { figure: '5,000+', text: 'cars found today', ...STATED_BASIS },
  saving: { figure: '£1,200+', text: 'average savings per deal', ...STATED_BASIS },
} as const satisfies Record<string, Claim>;

/** The link to 'About our figures', which states their source. */
export const claimsHref = `${paths.howWeValue}#figures`;

export const claimsNote = 'We state these figures ourselves, and nobody outside the company has checked them.';
