import { Container } from '@forecourt/ui/Container';
import { StatTile, StatTiles } from '@forecourt/ui/StatTile';
import { Link } from 'react-router-dom';
import { type Claim, claims, claimsHref } from '../../config/claims.ts';
import { paths } from '../../config/paths.ts';
import * as css from './claims.css.ts';

const shownClaims: readonly Claim[] = [claims.analysed, claims.accuracy, claims.speed];

export function Claims() {
  return (
    <Container className={css.section} render={(props) => <section {...props} aria-label="In figures" />}>
      <StatTiles className={css.tiles}>
        {shownClaims.map(({ figure, text }) => (
          <StatTile key={text} figure={figure} label={text} />
        ))}
      </StatTiles>
      <p className={css.note}>
        <Link className={css.link} to={claimsHref}>
          About our figures
        </Link>
        <Link className={css.link} to={`${paths.howWeValue}#accuracy`}>
          See what we measured
        </Link>
      </p>
    </Container>
  );
}
