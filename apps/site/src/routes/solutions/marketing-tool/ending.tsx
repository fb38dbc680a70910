import { Container } from '@forecourt/ui/Container';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { gloss, headline, small } from '../../../typeset.css.ts';
import * as css from './ending.css.ts';

/** The planner's next entry: a draft without a day. */
export function Ending() {
  return (
    <Container className={css.wrap} render={(props) => <section {...props} aria-labelledby="closing" />}>
      <div className={css.row}>
        <p className={small}>A day to come</p>
        <div className={css.draft}>
          <h2 className={headline} id="closing">
            Be told when it is&nbsp;there.
          </h2>
          <div className={css.side}>
            <p className={gloss}>
              The Marketing Tool is being built. Whoever is on the waitlist posts first; the demo shows what there is of
              it.
            </p>
            <ClosingActions
              actions={[
                { name: 'Join Waitlist', href: paths.contact },
                { name: 'Book Demo', href: paths.demo },
              ]}
            />
          </div>
        </div>
      </div>
    </Container>
  );
}
