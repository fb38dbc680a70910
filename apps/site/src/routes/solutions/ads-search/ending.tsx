import { Stack } from '@forecourt/ui/Stack';
import { Container } from '@forecourt/ui/Container';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { gloss, headline } from '../../../typeset.css.ts';
import { place } from './advert-ledger.css.ts';
import * as css from './ending.css.ts';

export function Ending() {
  return (
    <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="closing" />}>
      <Stack gap={6}>
        <h2 className={headline} id="closing">
          Now try your own search.
        </h2>
        <div className={css.line}>
          <span className={css.plate} aria-hidden="true">
            ?
          </span>
          <div>
            <p className={css.name}>The car you’d buy today</p>
            <p className={gloss}>You don’t need an account to search.</p>
          </div>
          <div className={place} aria-hidden="true">
            <span className={css.ruler} />
          </div>
          <ClosingActions
            actions={[
              { name: 'Search for a car', href: paths.search },
              { name: 'Book Demo', href: paths.demo },
            ]}
          />
        </div>
      </Stack>
    </Container>
  );
}
