import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { negotiationFeatures } from '../../../content/negotiation.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Closing } from '../../../features/closing/closing.tsx';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Call } from './call.tsx';
import * as css from './negotiation-agent.css.ts';
import { Reports } from './reports.tsx';

/** The call, its reports, and the rest. */
export default function Chapters() {
  return (
    <>
      <Call />
      <Reports />

      <Container className={css.features} render={(props) => <section {...props} aria-labelledby="features" />}>
        <h2 className={css.title} id="features">
          Key Features
        </h2>
        <dl className={css.list}>
          {negotiationFeatures.map(({ title, text }) => (
            <div key={title} className={css.feature}>
              <dt className={css.name}>{title}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>

      <Container className={css.testimonial}>
        <Testimonial testimonial={testimonials.phone} />
      </Container>
      <Closing
        heading="Let it make the first call."
        lead="Choose a car, set a limit. The report is there before you would have found the number."
        actions={[
          { name: 'Start Negotiating', href: env.appUrl, isExternal: true },
          { name: 'Book Demo', href: paths.demo },
        ]}
      />
    </>
  );
}
