import type { Claim } from '../../config/claims.ts';
import * as css from './claim-line.css.ts';

/** A claim and its basis. */
export const ClaimLine = ({ claim: { figure, text } }: { claim: Claim }) => (
  <p className={css.line}>
    <strong className={css.figure}>{figure}</strong> {text}
    <span className={css.basis}> · our own figure</span>
  </p>
);
