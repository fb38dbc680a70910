import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import { TestimonialColumns } from '@forecourt/ui/TestimonialColumns';
import { useRef } from 'react';
import { env } from '../../config/env.ts';
import { testimonials } from '../../content/testimonials.ts';
import { getInitials } from '../../features/testimonial/initials.ts';
import { useIsNearViewport } from '../../lib/use-is-near-viewport.ts';
import * as css from './testimonials.css.ts';

const testimonialsWithInitials = Object.values(testimonials).map((each) => ({
  ...each,
  initials: getInitials(each.name),
}));

export function Testimonials() {
  const section = useRef<HTMLElement>(null);
  const isNearViewport = useIsNearViewport(section);
  return (
    <section
      ref={section}
      className={css.section}
      data-arrived={isNearViewport || undefined}
      aria-labelledby="testimonials"
    >
      <Container>
        <header className={css.head}>
          <div>
            <h2 className={css.heading} id="testimonials">
              What dealers&nbsp;say
            </h2>
            <p className={css.sampleNote}>Sample testimonials</p>
          </div>
          <Link className={css.join} variant="standalone" href={env.appUrl} target="_blank" rel="noopener">
            Join Our Community <Icon name="external" size="s" label="opens in a new tab" />
          </Link>
        </header>
        <TestimonialColumns className={css.columns} label="What dealers say" testimonials={testimonialsWithInitials} />
      </Container>
    </section>
  );
}
