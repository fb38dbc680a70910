/** A figure that the site shows about the company or its tools. */
export interface Claim {
  figure: string;
  text: string;
  /** What it rests on; shown beside it where it is not beyond doubt. */
  basis: string;
  /** When it was stated, as a year and month. */
  asOf: string;
}

const STATED = 'stated by the company, not substantiated';

/** Every claim of the site. No figure about the company is written anywhere else. */
export const claims = {
  analysed: { figure: '10k+', text: 'cars analysed daily', basis: STATED, asOf: '2025-01' },
  accuracy: { figure: '95%', text: 'valuation accuracy', basis: STATED, asOf: '2025-01' },
  speed: { figure: '2.5\u2009s', text: 'average search time', basis: STATED, asOf: '2025-01' },
} as const satisfies Record<string, Claim>;
