import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { headline, lead, small } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

/** A call that has not begun, and its end. */
export function Ending() {
  return (
    <Container className={css.wrap} render={(props) => <section {...props} aria-labelledby="closing" />}>
      <div className={css.begin}>
        <p className={small} aria-hidden="true">
          0:00
        </p>
        <h2 className={headline} id="closing">
          Let it make the first&nbsp;call.
        </h2>
        <ClosingActions
          actions={[
            { name: 'Start Negotiating', href: env.appUrl, isExternal: true },
            { name: 'Book Demo', href: paths.demo },
          ]}
        />
      </div>
      <div className={css.end}>
        <p className={small} aria-hidden="true">
          6:12
        </p>
        <p className={lead}>Choose a car, set a limit. The report is there before you would have found the number.</p>
      </div>
    </Container>
  );
}
