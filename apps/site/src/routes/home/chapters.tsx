import { Container } from '@forecourt/ui/Container';
import { Showcase } from '../../features/showcase/showcase.tsx';
import { Claims } from './claims.tsx';
import { Closing } from './closing.tsx';
import { FeatureTrio } from './feature-trio.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Offerings } from './offerings/offerings.tsx';
import { SampleVerdicts } from './sample-verdicts.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page below its hero. */
export default function Chapters() {
  return (
    <>
      <Container className={css.samples}>
        <SampleVerdicts />
      </Container>
      <FeatureTrio />
      <HowItWorks />
      <Offerings />
      <Claims />
      <Testimonials />
      <Showcase />
      <Closing />
    </>
  );
}
