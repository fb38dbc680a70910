import { Container } from '@forecourt/ui/Container';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { testimonials } from '../../content/testimonials.ts';
import { Closing } from '../../features/closing/closing.tsx';
import { Testimonial } from '../../features/testimonial/testimonial.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Features } from './smart-search/features.tsx';
import { Hero } from './smart-search/hero.tsx';
import * as css from './smart-search/smart-search.css.ts';
import { Steps } from './smart-search/steps.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Smart Search: private and dealer listings in one valued list"
        description="Describe a car in a sentence. Smart Search reads private and dealer listings together, values every one, and puts the best prices first."
        canonical={paths.smartSearch}
      />
      <Hero />
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
