import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Closing } from '../../../features/closing/closing.tsx';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Features } from './features.tsx';
import { Listings } from './listings.tsx';
import * as css from './smart-search.css.ts';
import { Steps } from './steps.tsx';

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
      <Closing
        heading="Put tomorrow’s stock into one sentence."
        lead="The search runs in our app. The first fifty credits cost nothing."
        actions={[
          { name: 'Start Driving Now', href: env.appUrl, isExternal: true },
          { name: 'Request Demo', href: paths.demo },
        ]}
      />
    </>
  );
}
