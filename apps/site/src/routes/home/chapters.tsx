import { Container } from '@forecourt/ui/Container';
import { paths } from '../../config/paths.ts';
import { Closing } from '../../features/closing/closing.tsx';
import { Showcase } from '../../features/showcase/showcase.tsx';
import { Claims } from './claims.tsx';
import { FeatureTrio } from './feature-trio.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Offerings } from './offerings.tsx';
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
      <Closing
        heading={<>See it find the cars that you would&nbsp;buy.</>}
        lead="Thirty minutes, one to one, without commitment. Bring a car that you are looking for."
        actions={[
          { name: 'Get Started Today', href: paths.demo },
          { name: 'See the plans', href: paths.pricing },
        ]}
      />
    </>
  );
}
