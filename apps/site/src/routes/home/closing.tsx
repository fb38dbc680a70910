import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../config/paths.ts';
import { routed } from '../../lib/routed.tsx';
import * as css from './closing.css.ts';

/** The last word of the page: what to do now. */
export function Closing() {
  return (
    <section className={css.chapter} data-theme="dark" aria-labelledby="closing">
      <Container className={css.wrap}>
        <h2 className={css.heading} id="closing">
          See it find the cars that you would&nbsp;buy.
        </h2>
        <div className={css.side}>
          <p className={css.lead}>
            Thirty minutes, one to one, without commitment. Bring a car that you are looking for.
          </p>
          <div className={css.actions}>
            <LinkButton size="l" href={paths.demo} render={routed}>
              Get Started Today
            </LinkButton>
            <LinkButton size="l" variant="outline" href={paths.pricing} render={routed}>
              See the plans
            </LinkButton>
          </div>
        </div>
      </Container>
    </section>
  );
}
