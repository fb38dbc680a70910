import { Link } from 'react-router-dom';
import { type Claim, claimsHref } from '../../config/claims.ts';
import * as css from './claim-line.css.ts';

/** The claim links to its basis unless the card around it has its own link. */
export function ClaimLine({ claim: { figure, text }, isLink = true }: { claim: Claim; isLink?: boolean }) {
  const words = (
    <>
      <strong className={css.figure}>{figure}</strong> {text}
    </>
  );
  if (!isLink) return <p className={css.text}>{words}</p>;
  return (
    <p>
      <Link className={css.line} to={claimsHref}>
        {words}
      </Link>
    </p>
  );
}
