import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { negotiationFeatures } from '../../../content/negotiation.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Call } from './call.tsx';
import * as css from './negotiation-agent.css.ts';
import { Reports } from './reports.tsx';
import { Ending } from './ending.tsx';

/** The call, its reports, and the rest. */
export default function Chapters() {
  return (
    <>
      <Call />
      <Reports />

      <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="features" />}>
        <Grid columns={{ desktop: '3:9' }} gap={8}>
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
        </Grid>
      </Container>

      <Container padding="l" paddingSides="end">
        <Testimonial testimonial={testimonials.phone} />
      </Container>
      <Ending />
    </>
  );
}
