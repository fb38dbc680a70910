import { Link } from 'react-router-dom';
import { type Claim, claimsHref } from '../../config/claims.ts';
import * as css from './claim-line.css.ts';

/** A claim, which links to its basis. */
export const ClaimLine = ({ claim: { figure, text } }: { claim: Claim }) => (
  <p>
    <Link className={css.line} to={claimsHref}>
      <strong className={css.figure}>{figure}</strong> {text}
    </Link>
  </p>
);
