import { Container } from '@forecourt/ui/Container';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Features } from './features.tsx';
import { Listings } from './listings.tsx';
import * as css from './smart-search.css.ts';
import { Steps } from './steps.tsx';
import { Ending } from './ending.tsx';

/** All that is below the stack. */
export default function Chapters() {
  return (
    <>
      <Listings />
      <Steps />
      <Features />
      <Container className={css.testimonial}>
        <Testimonial testimonial={testimonials.marked} />
      </Container>
      <Ending />
    </>
  );
}
