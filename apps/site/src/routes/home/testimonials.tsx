import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { TestimonialColumns } from '@forecourt/ui/TestimonialColumns';
import { env } from '../../config/env.ts';
import { testimonials } from '../../content/testimonials.ts';
import * as css from './testimonials.css.ts';

const all = Object.values(testimonials);

export function Testimonials() {
  return (
    <section className={css.chapter} aria-labelledby="testimonials">
      <Container>
        <header className={css.head}>
          <h2 className={css.heading} id="testimonials">
            What dealers&nbsp;say
          </h2>
          <LinkButton variant="outline" size="l" href={env.appUrl} target="_blank" rel="noopener">
            Join Our Community <Icon name="external" size="s" label="opens in a new tab" />
          </LinkButton>
        </header>
        <TestimonialColumns label="What dealers say" testimonials={all} />
      </Container>
    </section>
  );
}
