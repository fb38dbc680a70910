import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { featureTrio } from '../../content/feature-trio.ts';
import { ClaimLine } from './claim-line.tsx';
import * as css from './feature-trio.css.ts';

export function FeatureTrio() {
  return (
    <Container className={css.section} render={(props) => <section {...props} aria-label="What it’s for" />}>
      <ul className={css.list}>
        {featureTrio.map(({ icon, title, text, claim }) => (
          <li key={title} className={css.feature}>
            <span className={css.icon}>
              <Icon name={icon} />
            </span>
            <h2 className={css.title}>{title}</h2>
            <p className={css.text}>{text}</p>
            <ClaimLine claim={claim} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
