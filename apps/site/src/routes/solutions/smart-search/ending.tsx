import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from 'react-router-dom';
import { brand } from '../../../config/brand.ts';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { lead } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

/** The box that waits for a sentence: what the page is about, once more and larger. It leads to where one is typed. */
export function Ending() {
  return (
    <Container className={css.wrap} render={(props) => <section {...props} aria-labelledby="closing" />}>
      <div className={css.box}>
        <span className={css.band} aria-hidden="true">
          <Icon name="search" />
          {brand.short}
        </span>
        <h2 className={css.sentence} id="closing">
          <Link to={paths.search} className={css.way}>
            Put tomorrow’s stock into one sentence.
          </Link>
        </h2>
      </div>
      <Inline className={css.below} gap={5} justify="between">
        <p className={lead}>The search runs in our app. The first fifty credits cost nothing.</p>
        <ClosingActions
          actions={[
            { name: 'Start Driving Now', href: env.appUrl, isExternal: true },
            { name: 'Request Demo', href: paths.demo },
          ]}
        />
      </Inline>
    </Container>
  );
}
