import { Container } from '@forecourt/ui/Container';
import { type Claim, claims, claimsNote } from '../../config/claims.ts';
import * as css from './claims.css.ts';

const shown: readonly Claim[] = [claims.analysed, claims.accuracy, claims.speed];

/** What the company says of itself, with what that rests on. */
export function Claims() {
  return (
    <Container className={css.section} render={(props) => <section {...props} aria-label="In figures" />}>
      <dl className={css.list}>
        {shown.map(({ figure, text }) => (
          <div key={text} className={css.claim}>
            <dt className={css.text}>{text}</dt>
            <dd className={css.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{claimsNote}</p>
    </Container>
  );
}
